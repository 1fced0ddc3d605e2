/**
 * Jest loads this file before each file of the official suites, whose addresses are constants in their sources: the
 * address of a Supabase on this machine becomes the one where our backend listens, so nothing needs a fixed port.
 */
const OFFICIAL = /^http:\/\/(?:localhost|127\.0\.0\.1):54321(?=\/)/u;
const ours = process.env.OFFICIAL_SUITES_ORIGIN ?? "";

const original = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const isRequest = typeof input === "object" && "url" in input;
  const address = isRequest ? input.url : String(input);
  if (!OFFICIAL.test(address)) return original(input, init);
  const moved = address.replace(OFFICIAL, ours);
  return isRequest ? original(new Request(moved, input), init) : original(moved, init);
};
