import { requestContext } from "#app/request-context.ts";
import type { Route } from "./+types/robots-txt.ts";

/** Nothing there is a page. Pages that are not to be found say so themselves, and must be read to say it. */
const DISALLOWED_PATHS = ["/auth/v1/", "/captcha/v1/", "/functions/v1/", "/rest/v1/", "/_mail"];

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(requestContext);
  const lines = [
    "User-agent: *",
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
