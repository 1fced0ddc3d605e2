import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "#testing/harness/free-port.ts";
import { HttpClient } from "../harness/http-client.ts";
import { onMeasuredCore } from "../load/cores.ts";

export interface BareBroadcast {
  readonly pid: number | undefined;
  readonly port: number;
  tell(topic: string, message: Buffer): Promise<void>;
  close(): void;
}

/** The barest server of sockets, in a process of its own and on the core of the measured ones. */
export async function startBareBroadcast(): Promise<BareBroadcast> {
  const port = await freePort();
  const child = await onMeasuredCore(async () =>
    spawn(process.execPath, [join(import.meta.dirname, "../floor/bare-broadcast.ts")], {
      env: { PATH: process.env.PATH, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  await once(child.stdout, "data");
  const client = new HttpClient(`http://127.0.0.1:${port}`);
  return {
    pid: child.pid,
    port,
    tell: (topic, message) =>
      client.request({
        path: `/${topic}`,
        method: "POST",
        body: () => message.toString("latin1"),
      }),
    close() {
      client.close();
      child.kill();
    },
  };
}
