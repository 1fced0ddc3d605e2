import { requestContext } from "#app/request-context.ts";
import type { Route } from "./+types/security-txt.ts";

/** Days. RFC 9116 asks for an end within a year; the file is written anew for each request. */
const VALID_FOR = 180;

/** Whom to tell of a weakness of this installation (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(requestContext);
  const expires = new Date(Date.now() + VALID_FOR * 86_400_000);
  const lines = [
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: fr, en, es",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
