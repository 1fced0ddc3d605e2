import type { Measured } from "../../testing/measured.ts";
import { load } from "../load.ts";
import { lookForDoses } from "./kept.ts";
import { dealMix } from "./mix.ts";
import { calm, PER_SECOND } from "./steady.ts";
import { secondsUntilCalm, summarize } from "./summary.ts";
import type { Town } from "./town.ts";
import { runMix, sendDose, withClient } from "./traffic.ts";
import { type Extent, ms, on, times } from "./trial.ts";

const SECONDS = { overload: 120, before: 30, saturating: 4, after: 20 };
const MANY = 32;

/** How many times what it can do it is asked for. */
const TOO_MUCH = 3;

/** B11: three times what can be answered. */
export async function overload(town: Town, extent: Extent): Promise<Measured[]> {
  const before = summarize(await calm(town, extent.seconds(SECONDS.before)));
  const most = await saturation(town);
  const seconds = extent.seconds(SECONDS.overload);
  await town.renew();
  const arrived = await runMix(town, { perSecond: most * TOO_MUCH, seconds });
  const summary = summarize(arrived);
  const after = await calm(town, extent.seconds(SECONDS.after));
  const recovered = secondsUntilCalm(after, 2 * before.p99);
  const kept = await lookForDoses(town, arrived);
  const slower = summary.p99 / before.p99;
  return [
    {
      row: "B11",
      what: `${TOO_MUCH} × what it can do; ${on(town)}`,
      target:
        "sheds with 503 and Retry-After, p99 of what it accepts ≤ 3 × B4's, no acknowledged write lost, recovers by itself",
      measured: `${Math.round(most * TOO_MUCH)} a second to ${Math.round(most)}: ${summary.accepted} answered, ${summary.shed} shed (${summary.shedInSilence} without Retry-After), ${summary.failed} other 5xx, ${summary.unanswered} unanswered; p99 ${ms(summary.p99)} to ${ms(before.p99)} (${times(slower)} ×; the sender itself was ${ms(summary.senderLate)} late); ${kept.acknowledged} doses acknowledged, ${kept.lost} lost; recovered after ${recovered.toFixed(1)} s; ${extent.tell(SECONDS.overload)}`,
      held:
        summary.shed > 0 &&
        summary.shedInSilence + summary.failed + summary.unanswered === 0 &&
        slower <= 3 &&
        kept.lost === 0 &&
        summarize(after).accepted === after.length,
    },
  ];
}

/** Requests a second that it answers when nobody asks before they were answered. */
async function saturation(town: Town): Promise<number> {
  const deal = dealMix();
  let nth = 0;
  const { perSecond } = await withClient(town.server.url, (send) =>
    load({ connections: MANY, seconds: SECONDS.saturating }, async () => {
      nth += 1;
      const { asks, members } = town;
      const member = members[(nth * 7) % members.length] ?? members[0];
      const kind = deal();
      if (kind === "dose") await sendDose(town, send, nth);
      else if (kind === "search") await send(kind, asks.search(member, nth));
      else if (kind === "symptoms") await send(kind, asks.symptoms(member));
      else if (kind === "page") await send(kind, asks.page(member, nth));
      else await send(kind, asks.dashboard(member, nth));
    }),
  );
  return Math.max(perSecond, PER_SECOND);
}
