import { once } from "node:events";
import { createInterface } from "node:readline/promises";

/** Whether they mean it: they say yes, or have said `--yes` beforehand. */
export async function confirm(question: string): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Where nobody can answer, the terminal closes at once.
  const nobody = once(terminal, "close").then(() => "no");
  const answer = await Promise.race([terminal.question(`${question} (yes/no) `), nobody]);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}
