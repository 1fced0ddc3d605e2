/** One thing that must be right before requests may come. */
export interface ReadinessCheck {
  /** One word, for whoever runs the installation. */
  readonly name: string;
  /** Told to whoever may know, and no reason to send requests elsewhere. */
  readonly isInformational?: boolean;
  /** What is wrong, in words of ours; nothing when all is well. */
  run(): Promise<string | undefined>;
}

export interface ReadinessResult {
  readonly isReady: boolean;
  /** By the name of the check: `fine`, or what is wrong. */
  readonly checks: Readonly<Record<string, string>>;
}

export interface Readiness {
  add(check: ReadinessCheck): void;
  /** From now on the answer is no, whatever the checks say. */
  stop(): void;
  check(): Promise<ReadinessResult>;
}

/** Milliseconds. */
const CHECK_TIMEOUT_MS = 2000;
const CACHE_MS = 1000;

/** Asks all checks at once, each for two seconds at most, and no more often than once a second. */
export function createReadiness(patience = CHECK_TIMEOUT_MS, freshFor = CACHE_MS): Readiness {
  const checks: ReadinessCheck[] = [];
  let isStopping = false;
  let last: { readonly at: number; readonly verdict: Promise<ReadinessResult> } | undefined;

  async function askAll(): Promise<ReadinessResult> {
    const answers = await Promise.all(
      checks.map(
        async (check) => [check, (await runWithTimeout(check, patience)) ?? "fine"] as const,
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
        last = { at: performance.now(), verdict: askAll() };
      }
      return last.verdict;
    },
  };
}

/** What failed says nothing here: a message may quote a value. */
async function runWithTimeout(
  check: ReadinessCheck,
  patience: number,
): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patience, "no answer in time");
  });
  try {
    return await Promise.race([check.run(), late]);
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}
