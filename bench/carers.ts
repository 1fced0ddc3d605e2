import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { type BenchServer, startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser, SLOW_4G_LINE } from "./harness/browser.ts";
import { type LineSpeed, openSlowLine, type SlowLine } from "./harness/slow-line.ts";
import { percentile } from "./load/percentile.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

/** At most; fewer where they take longer than the budget, which ends a run on a busy machine as well. */
const DOSES = 200;
const DOSES_MIN = 20;
const BUDGET_MS = 480_000;
const BOXES = 30;
const LONGEST_MS = 30_000;

/** Sachets of the first dose; each further one is of one more, so that a line on a screen is of one dose alone. */
const FIRST_QUANTITY = 101;
const CHILD = "Léa";

/** A carer's account on a device with a line of its own. */
interface Carer {
  readonly line: SlowLine;
  readonly session: object;
}

interface Dose {
  readonly box: string;
  readonly quantity: number;
}

/**
 * Two carers of a child on two devices with real pages: from the request with which one page records a dose to the frame
 * in which the other shows it, without a press there.
 */
export async function carers(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const browser = await openBrowser();
  const lines = [await openSlowLine(bench.server.port), await openSlowLine(bench.server.port)];
  const [own, others] = lines;
  try {
    if (!own || !others) throw new Error("There are no lines.");
    const { child, boxes, julien } = await aSharedChild(bench);
    const giver = await openPage(browser, { line: own, session: bench.session }, child);
    const reader = await openPage(browser, { line: others, session: julien }, child);
    const measure = async (first: number, speed: LineSpeed | null) => {
      for (const line of lines) line.limit(speed);
      const times: number[] = [];
      const end = performance.now() + BUDGET_MS;
      for (let nth = first; nth < first + DOSES; nth += 1) {
        if (times.length >= DOSES_MIN && performance.now() > end) break;
        const dose = { box: boxes[nth % BOXES] ?? "", quantity: FIRST_QUANTITY + nth };
        times.push(await giveOne({ giver, reader, bench, child }, dose));
      }
      return times;
    };
    const quick = await measure(0, null);
    const slow = await measure(DOSES, SLOW_4G_LINE);
    return [...figures("this machine's line", quick, 1000), ...figures("slow 4G", slow, 2000)];
  } finally {
    for (const line of lines) line.close();
    await browser.close();
    await bench.close();
  }
}

const figures = (line: string, times: readonly number[], most: number): Figure[] => [
  {
    part: "carers",
    what: `dose on the other's screen, ${line}, median`,
    unit: "ms",
    ours: median(times),
  },
  {
    part: "carers",
    what: `dose on the other's screen, ${line}, 19 of 20`,
    unit: "ms",
    ours: percentile(times, 95),
    target: { of: "value", is: "at most", than: most },
  },
];

async function aSharedChild({ server, client, session, publishableKey }: BenchServer) {
  const child = randomUUID();
  const owner = session.user.id;
  await client
    .from("profiles")
    .insert({
      id: child,
      created_by: owner,
      first_name: CHILD,
      last_name: "Le Gall",
      profile_type: "child",
      date_of_birth: "2020-03-02",
    })
    .throwOnError();
  const boxes = Array.from({ length: BOXES }, (_, n) => ({
    id: randomUUID(),
    user_id: owner,
    profile_id: child,
    name: `Tisane ${String(n).padStart(4, "0")}`,
    dosage: "1 g",
    form: "Sachet",
    total_quantity: 10_000,
    current_quantity: 10_000,
    expiry_date: "2090-01-31",
  }));
  for (let first = 0; first < boxes.length; first += 100) {
    await client
      .from("medications")
      .insert(boxes.slice(first, first + 100))
      .throwOnError();
  }
  const details = {
    email: "julien@example.org",
    password: "Vent-du-Nord7",
    firstName: "Julien",
    lastName: "Le Gall",
  };
  const julien = await createAccount(
    { url: server.url, publishableKey, localToken: await server.localToken(), fetch },
    details,
  );
  const zoe = { client, email: "bench@example.org", password: details.password };
  const invitation = await share(zoe, CHILD, {
    email: details.email,
    permission: "edit",
    notes: "",
  });
  await accept({ ...details, client: julien.client }, invitation);
  return { child, boxes: boxes.map(({ id }) => id), julien: julien.session };
}

/** The doses of the child, once the page has joined their channel. */
async function openPage(browser: Browser, { line, session }: Carer, child: string): Promise<Page> {
  const context = await newPhone(browser, { server: line, session });
  const page = await context.newPage();
  const joined = new Promise<void>((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const text = String(payload);
        if (text.includes(`profile:${child}`) && text.includes('"status":"ok"')) resolve();
      }),
    );
  });
  await page.addInitScript((id) => sessionStorage.setItem("user-profile", id), child);
  await page.goto(`${line.url}/fr-fr/activity`);
  await joined;
  return page;
}

interface Scene {
  readonly giver: Page;
  readonly reader: Page;
  readonly bench: BenchServer;
  readonly child: string;
}

/** @returns milliseconds */
async function giveOne(
  { giver, reader, bench, child }: Scene,
  { box, quantity }: Dose,
): Promise<number> {
  const shown = reader.evaluate(
    ([text, longest]) =>
      new Promise<number>((resolve, reject) => {
        const end = performance.now() + longest;
        const look = () => {
          const lines = document.querySelector("main")?.textContent ?? "";
          if (lines.replaceAll(/\s/g, " ").includes(text)) {
            // By the next frame it has been painted.
            return requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
          }
          if (performance.now() > end) return reject(new Error(`${text} was not shown.`));
          return requestAnimationFrame(look);
        };
        look();
      }),
    [`${quantity} sachets`, LONGEST_MS] as const,
  );
  const given = giver.evaluate(
    async ([key, dose]) => {
      // The page renews it: a run takes longer than a token lives.
      const session = JSON.parse(localStorage.getItem("sb-localhost-auth-token") ?? "{}");
      const begin = performance.timeOrigin + performance.now();
      const answer = await fetch("/rest/v1/medication_intake_logs", {
        method: "POST",
        headers: {
          apikey: key,
          authorization: `Bearer ${session.access_token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(dose),
      });
      if (!answer.ok) throw new Error(`The dose was refused: ${answer.status}`);
      return begin;
    },
    [
      bench.publishableKey,
      {
        user_id: bench.session.user.id,
        profile_id: child,
        medication_id: box,
        quantity_taken: quantity,
      },
    ] as const,
  );
  const [begin, end] = await Promise.all([given, shown]);
  return end - begin;
}
