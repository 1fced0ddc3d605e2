import { absent, operator, shown } from "./requirement.ts";

const NO_GRAPHQL = "There is no GraphQL.";

export const api = [
  shown(
    "4.1.1",
    "answers name their type and charset",
    ["server/app.test.ts", "$because travel packed with $encoding and arrive whole"],
    ["packages/backend/rest/request/media.test.ts"],
  ),
  operator(
    "4.1.2",
    "only pages are led from http to https",
    "The proxy decides (docs/operations.md); the server itself redirects nothing to https.",
  ),
  shown(
    "4.1.3",
    "headers of a proxy cannot be forged",
    ["server/http/client-address.test.ts"],
    [
      "server/app.test.ts",
      "the backend gets the client address from a proxy on this machine",
      "an answer has an id",
    ],
  ),
  shown(
    "4.2.1",
    "the end of a request is where HTTP says",
    [
      "packages/backend/http/request-limits.test.ts",
      "a body without a length, or with a false one, is cut off where the limit is",
    ],
    ["server/admission/body-timeout.test.ts"],
  ),
  shown(
    "4.3.1",
    "queries are bounded in depth and number",
    ["testing/security/hostile-bodies.contract.ts", "C11:"],
    ["packages/backend/rest/query/parse-query.test.ts"],
  ),
  absent("4.3.2", "no introspection of GraphQL", NO_GRAPHQL),
  operator(
    "4.4.1",
    "WebSockets over TLS",
    "They come by the address of the pages: the proxy does TLS (docs/operations.md), and a page over https opens wss alone.",
  ),
  shown("4.4.2", "the origin of a WebSocket is checked", [
    "packages/backend/realtime/limits.test.ts",
    "is refused for $because",
  ]),
  shown("4.4.3", "tokens of a WebSocket are its own", [
    "packages/backend/realtime/realtime.test.ts",
    "goes on with a renewed token, and is shut when the token has expired",
  ]),
  shown("4.4.4", "tokens of a WebSocket come from the session", [
    "packages/backend/realtime/realtime.test.ts",
    "is shut when its session ends elsewhere",
  ]),
];
