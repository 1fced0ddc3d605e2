import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createBackend } from "@trousse/backend/backend";
import { readCatalogue } from "@trousse/backend/database/catalogue/catalogue";
import { createKeys } from "@trousse/backend/identity/api-keys";
import type { Mail } from "@trousse/backend/mail/mailer";
import type { TestEngine } from "../engines/engines.ts";
import { createGateway } from "./gateway.ts";
import type { Suite } from "./suites.ts";

export interface SuiteServer {
  readonly origin: string;
  /** What the backend reported while it ran; the suite hears of none of it. */
  readonly problems: readonly unknown[];
  close(): Promise<void>;
}

/** Our backend for a project that is not ours: the tables and functions of a suite, all of them exposed. */
export async function startSuiteServer(
  { schema }: Suite,
  folder: string,
  { open }: TestEngine,
): Promise<SuiteServer> {
  const engine = await open();
  const sql = await schema(folder);
  await engine.transaction(async (tx) => {
    await tx.script(sql);
  });
  const { relations, procedures } = await readCatalogue(engine);
  const keys = createKeys();
  const mails: Mail[] = [];
  const problems: unknown[] = [];
  const backend = await createBackend({
    engine,
    keys,
    publicUrl: "http://127.0.0.1:3000",
    otherOrigins: () => [
      "https://127.0.0.1:3000",
      "http://localhost:5173",
      "http://localhost:9999",
    ],
    mailer: { send: async (mail) => void mails.push(mail) },
    templatesDir: "supabase/templates",
    captcha: { challenge: async () => ({}), verify: async () => true },
    functions: {},
    relations: [...relations.keys()],
    procedures: [...procedures.keys()],
    report: (problem) => void problems.push(problem),
    // The suite's project asks for six characters and nothing else.
    passwordProblems: (password) => (password.length < 6 ? ["length"] : []),
    passwordCost: 4,
  });
  const handle = createGateway({
    backend,
    keys,
    takeToken(email) {
      const at = mails.findLastIndex(({ to }) => to === email);
      const [mail] = at < 0 ? [] : mails.splice(at, 1);
      return /token_hash=([\w-]+)/u.exec(mail?.text ?? "")?.[1];
    },
  });
  const server = createServer(getRequestListener((request) => handle(request)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port to be had.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    problems,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await backend.close();
      await engine.close();
    },
  };
}
