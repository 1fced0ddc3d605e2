import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { LoadResult } from "../measure/load.ts";
import type { FloorMessage, FloorOptions, FloorTask } from "./rest-floor.ts";

/** The same SQL without our server, in a process of its own as our server is. */
export interface Floor {
  /** Of the barest HTTP server that answers with the same SQL. */
  readonly origin: string;
  /** Puts the driver itself under load, without HTTP. */
  measure(task: FloorTask): Promise<LoadResult>;
  close(): void;
}

/** @throws {Error} from `measure` too, when the process has ended */
export async function startFloor(options: FloorOptions): Promise<Floor> {
  const child = fork(join(import.meta.dirname, "rest-floor.ts"), [JSON.stringify(options)]);
  const ended = once(child, "exit").then(() => {
    throw new Error("The floor ended by itself.");
  });
  ended.catch(() => undefined);
  const answer = async (): Promise<FloorMessage> =>
    (await Promise.race([once(child, "message"), ended]))[0];
  const opened = await answer();
  if (!("port" in opened)) throw new Error("The floor did not open.");
  return {
    origin: `http://127.0.0.1:${opened.port}`,
    async measure(task) {
      child.send(task);
      const message = await answer();
      if (!("measured" in message)) throw new Error("The floor did not measure.");
      return message.measured;
    },
    close: () => child.disconnect(),
  };
}
