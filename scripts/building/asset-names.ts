/** What Vite calls a file by default. */
const DEFAULT_NAME = "assets/[name]-[hash][extname]";

/**
 * The names of the files that read text in photos. The worker has a name by which the server gives it a policy of its own
 * (server/http/assets.ts), and the packed data of a language the one that its program asks for, which does not look like the packed body of another file.
 */
export function assetFileName({ names }: { readonly names: readonly string[] }): string {
  const [name = ""] = names;
  if (name === "worker.min.js") return "assets/text-reader-[hash].js";
  return name.endsWith(".traineddata.gz") ? "assets/[hash]/[name]" : DEFAULT_NAME;
}
