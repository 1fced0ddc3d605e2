/** A condition that must hold before requests are sent here. */
export interface ReadinessCheck {
  /** One word, for the operator. */
  readonly name: string;
  /** Shown to authorized clients, without effect on readiness. */
  readonly isInformational?: boolean;
  /** The problem in our own words; undefined when all is well. */
  run(): Promise<string | undefined>;
}

export interface ReadinessResult {
  readonly isReady: boolean;
  /** By the name of the check: `fine`, or what is wrong. */
  readonly checks: Readonly<Record<string, string>>;
}

export interface Readiness {
  add(check: ReadinessCheck): void;
  /** From now on the process is not ready, whatever the checks say. */
  stop(): void;
  check(): Promise<ReadinessResult>;
}

/** Milliseconds. */
const CHECK_TIMEOUT_MS = 2000;
const CACHE_MS = 1000;

/** Runs all checks at once, each for two seconds at most, and no more often than once a second. */
export function createReadiness(timeoutMs = CHECK_TIMEOUT_MS, freshFor = CACHE_MS): Readiness {
  const checks: ReadinessCheck[] = [];
  let isStopping = false;
  let last: { readonly at: number; readonly verdict: Promise<ReadinessResult> } | undefined;

  async function runAll(): Promise<ReadinessResult> {
    const answers = await Promise.all(
      checks.map(
        async (check) => [check, (await runWithTimeout(check, timeoutMs)) ?? "fine"] as const,
      ),
    );
    return {
      isReady: answers.every(
        ([{ isInformational }, answer]) => isInformational || answer === "fine",
      ),
      checks: Object.fromEntries(answers.map(([{ name }, answer]) => [name, answer])),
    };
  }

  return {
    add: (check) => void checks.push(check),
    stop() {
      isStopping = true;
    },
    async check() {
      if (isStopping) return { isReady: false, checks: { process: "stopping" } };
      if (!last || performance.now() - last.at > freshFor) {
        last = { at: performance.now(), verdict: runAll() };
      }
      return last.verdict;
    },
  };
}

/** The error is not shown, because its message may quote a value. */
async function runWithTimeout(
  check: ReadinessCheck,
  timeoutMs: number,
): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, "no answer in time");
  });
  try {
    return await Promise.race([check.run(), late]);
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}
