import { createServer } from "node:http";

/** The smallest Node server: one answer to every request, on the port of PORT. */
createServer((_, outgoing) => outgoing.end("Trousse\n")).listen(
  Number(process.env.PORT),
  "127.0.0.1",
);
