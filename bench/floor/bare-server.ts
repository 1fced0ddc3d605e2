import { createServer } from "node:http";

/** The least that Node can start: one answer to everything, on the port of PORT. */
createServer((_, outgoing) => outgoing.end("Trousse\n")).listen(
  Number(process.env.PORT),
  "127.0.0.1",
);
