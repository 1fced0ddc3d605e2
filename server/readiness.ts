/** One thing that must be right before requests may come. */
export interface Check {
  /** One word, for whoever runs the installation. */
  readonly name: string;
  /** Told to whoever may know, and no reason to send requests elsewhere. */
  readonly isOnlyTold?: boolean;
  /** What is wrong, in words of ours; nothing when all is well. */
  ask(): Promise<string | undefined>;
}

export interface Verdict {
  readonly isReady: boolean;
  /** By the name of the check: `fine`, or what is wrong. */
  readonly checks: Readonly<Record<string, string>>;
}

export interface Readiness {
  add(check: Check): void;
  /** From now on the answer is no, whatever the checks say. */
  stop(): void;
  ask(): Promise<Verdict>;
}

/** Milliseconds. */
const PATIENCE = 2000;
const FRESH_FOR = 1000;

/** Asks all checks at once, each for two seconds at most, and no more often than once a second. */
export function createReadiness(patience = PATIENCE, freshFor = FRESH_FOR): Readiness {
  const checks: Check[] = [];
  let isStopping = false;
  let last: { readonly at: number; readonly verdict: Promise<Verdict> } | undefined;

  async function askAll(): Promise<Verdict> {
    const answers = await Promise.all(
      checks.map(async (check) => [check, (await within(check, patience)) ?? "fine"] as const),
    );
    return {
      isReady: answers.every(([{ isOnlyTold }, answer]) => isOnlyTold || answer === "fine"),
      checks: Object.fromEntries(answers.map(([{ name }, answer]) => [name, answer])),
    };
  }

  return {
    add: (check) => void checks.push(check),
    stop() {
      isStopping = true;
    },
    async ask() {
      if (isStopping) return { isReady: false, checks: { process: "stopping" } };
      if (!last || performance.now() - last.at > freshFor) {
        last = { at: performance.now(), verdict: askAll() };
      }
      return last.verdict;
    },
  };
}

/** What failed says nothing here: a message may quote a value. */
async function within(check: Check, patience: number): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, patience, "no answer in time");
  });
  try {
    return await Promise.race([check.ask(), late]);
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}
