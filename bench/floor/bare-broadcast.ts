import { createServer } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";

/**
 * The smallest server that sends bytes to sockets, on the port of PORT: each socket names its topic in its address, and the
 * body of a POST to a topic goes to all of its sockets as it is.
 */
const topics = new Map<string, Set<WebSocket>>();

const server = createServer((incoming, outgoing) => {
  const parts: Buffer[] = [];
  incoming.on("data", (part: Buffer) => parts.push(part));
  incoming.on("end", () => {
    const body = Buffer.concat(parts);
    for (const socket of topics.get(incoming.url ?? "") ?? []) socket.send(body);
    outgoing.end();
  });
});
new WebSocketServer({ server, perMessageDeflate: false }).on(
  "connection",
  (socket, { url = "" }) => {
    const sockets = topics.get(url) ?? new Set();
    topics.set(url, sockets.add(socket));
    socket.on("close", () => sockets.delete(socket));
  },
);
server.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("open"));
