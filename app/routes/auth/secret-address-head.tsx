/** For a page whose address holds a secret: no search engine shall keep it, no other site read it. */
export function SecretAddressHead() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
