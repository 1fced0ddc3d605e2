import { expect, test } from "vitest";
import { runTool } from "./run-tool.ts";

const MINUTE = 60_000;

test("a tool that ends is answered with its code and all it printed", async () => {
  const script = "console.log('one'); console.error('two'); process.exitCode = 3";
  const { code, output } = await runTool(process.execPath, ["-e", script], { limit: MINUTE });
  expect(code).toBe(3);
  expect(output.split("\n").toSorted()).toEqual(["", "one", "two"]);
});

test.skipIf(process.platform === "win32")(
  "a tool that does not end is ended with the processes it started, and what it printed is kept",
  async () => {
    const started = performance.now();
    // The second process holds the pipes, and neither of them lets its event loop turn.
    const script = `
      const { spawn } = require("node:child_process");
      const { pid } = spawn(process.execPath, ["-e", "for (;;);"], { stdio: "inherit" });
      require("node:fs").writeSync(1, "started " + pid + "\\n");
      for (;;);`;
    const { code, output } = await runTool(process.execPath, ["-e", script], { limit: 3000 });
    const [, pid] = /^started (\d+)$/m.exec(output) ?? [];
    expect(code).toBeNull();
    expect(output).toContain("was ended: it ran for more than 3 s");
    await expect.poll(() => isRunning(Number(pid)), { timeout: 10_000 }).toBe(false);
    expect(performance.now() - started).toBeLessThan(MINUTE);
  },
);

test("a tool that is not there is an error", async () => {
  await expect(runTool("there-is-no-such-tool", [], { limit: MINUTE })).rejects.toThrow("ENOENT");
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
