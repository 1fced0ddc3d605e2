/** What confirms an address in a browser that did not sign up, and in Node, which keeps no cookie. */
export const buildConfirmation = (token_hash: string, password: string) => ({
  token_hash,
  type: "signup" as const,
  password,
});
