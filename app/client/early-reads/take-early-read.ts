/** Milliseconds after which an answer says too little about now. */
const FRESH_MS = 15_000;

/**
 * The answer to a request that the document began, once. Two bodies that differ in the moment alone are the same request.
 * @param token the access token that the request would be sent with
 * @returns undefined where it was not begun, was begun by another session or too long ago, or did not succeed
 */
export async function takeEarlyRead(
  method: string,
  url: string,
  body: string | null,
  token: string | undefined,
): Promise<Response | undefined> {
  const begun = window.begunReads ?? [];
  const found = begun.find(
    (read) =>
      read.method === method &&
      read.url === url &&
      withoutMoments(read.body) === withoutMoments(body),
  );
  if (!found) return undefined;
  begun.splice(begun.indexOf(found), 1);
  if (found.token !== token || performance.now() - found.at > FRESH_MS) return undefined;
  const response = await found.response.catch(() => undefined);
  return response?.ok ? response : undefined;
}

/** Forgets what the document asked about a profile before it was opened: the answer has no rows. */
export function discardEarlyReads(profileId: string): void {
  window.begunReads = (window.begunReads ?? []).filter(
    ({ url, body }) => !url.includes(profileId) && !body?.includes(profileId),
  );
}

function withoutMoments(body: string | null): string | undefined {
  return body?.replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '""');
}
