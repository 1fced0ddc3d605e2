import CircleSlash from "lucide-react/icons/circle-slash";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { useToday } from "#app/client/time/today.ts";
import { formatDay, formatList, formatMoment, formatNumber } from "#app/locale/format.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useScheduleWords } from "#app/locale/schedule-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import type {
  HelperBox,
  HelperContent,
  HelperPerson,
} from "#domain/helper-pages/helper-content.ts";
import { boxName } from "#domain/inventory/box-name.ts";
import { diallable } from "#domain/profiles/phone.ts";
import { HelperNumbers } from "./helper-numbers.tsx";
import { PaperDoses } from "./paper-doses.tsx";

/** The whole page of a helper, on a screen and on paper: what to give when, what never, whom to call, where boxes are. */
export function HelperSheet({
  content,
  heading: Heading = "h3",
  actionsOf,
}: {
  content: HelperContent;
  heading?: "h1" | "h3";
  /** What can be done with a box, where doses can be recorded. */
  actionsOf?: (box: HelperBox) => ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const { people, startsAt, endsAt, address, note } = content;
  return (
    <article className="flex flex-col gap-6 print:gap-4">
      <div>
        <Heading className="text-2xl [overflow-wrap:anywhere]">
          {t("helper.sheet.title", { name: content.helperName })}
        </Heading>
        <p className="mt-1">
          {t("helper.sheet.hours", {
            from: formatMoment(startsAt, language),
            until: formatMoment(endsAt, language),
          })}
        </p>
      </div>
      <section className="break-inside-avoid">
        <h2 className="mb-2 text-lg">{t("helper.sheet.call")}</h2>
        <Contacts contacts={content.contacts} />
        <HelperNumbers country={content.country} />
        {address && (
          <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
            {t("helper.sheet.address", { address })}
          </p>
        )}
      </section>
      {note && (
        <section className="break-inside-avoid">
          <h2 className="mb-1 text-lg">{t("helper.sheet.note")}</h2>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
        </section>
      )}
      {people.map((person) => (
        <PersonPart key={person.id} person={person} readAt={content.readAt} actionsOf={actionsOf} />
      ))}
      <p className="font-semibold">{t("helper.sheet.nothingElse")}</p>
      <p className="text-ink-soft text-sm">
        {t("helper.sheet.from", { moment: formatMoment(content.readAt, language) })}
      </p>
    </article>
  );
}

function Contacts({ contacts }: Pick<HelperContent, "contacts">) {
  const t = useText();
  return (
    <ul className="mb-3 grid gap-2 sm:grid-cols-2">
      {contacts.map(({ name, phone }) => (
        <li key={`${name} ${phone}`}>
          <a
            href={`tel:${diallable(phone ?? "")}`}
            className="flex min-h-14 items-center gap-3 rounded-control border-2 border-accent bg-paper-raised px-3 py-2 text-ink no-underline"
          >
            <Phone aria-hidden="true" className="size-6 shrink-0 text-accent" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block font-semibold">{name ?? t("helper.sheet.parent")}</span>
              <span className="block whitespace-nowrap tabular-nums">{phone}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function PersonPart({
  person,
  readAt,
  actionsOf,
}: {
  person: HelperPerson;
  readAt: Instant;
  actionsOf: ((box: HelperBox) => ReactNode) | undefined;
}) {
  const t = useText();
  const language = useLanguage();
  const name = person.name ?? t("helper.sheet.nameless");
  const refused = person.refused.map(boxName);
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      <h2 className="text-xl [overflow-wrap:anywhere]">{name}</h2>
      <div className="flex break-inside-avoid items-start gap-3 rounded-control border-2 border-urgent px-4 py-3">
        <CircleSlash aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-urgent" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h3 className="font-semibold">{t("helper.sheet.never")}</h3>
          <p>
            {person.allergies.length > 0
              ? t("helper.sheet.allergies", { allergies: formatList(person.allergies, language) })
              : t("helper.sheet.noAllergies")}
          </p>
          {refused.length > 0 && (
            <p>{t("helper.sheet.refused", { boxes: formatList(refused, language) })}</p>
          )}
        </div>
      </div>
      {person.boxes.length === 0 && <p>{t("helper.sheet.noBoxes")}</p>}
      {person.confirmedPairs.length + person.notCompared.length > 0 && (
        <GivenTogetherPart person={person} />
      )}
      {person.boxes.map((box) => (
        <section
          key={box.id}
          aria-label={boxName(box)}
          className="flex break-inside-avoid flex-col gap-2 rounded-card border border-line bg-paper-raised p-4 print:p-3"
        >
          <BoxFacts box={box} />
          {actionsOf?.(box)}
          <PaperDoses box={box} readAt={readAt} isOnScreen={!actionsOf} />
        </section>
      ))}
    </section>
  );
}

/** What was confirmed of boxes that are given together, and what nothing is known of. */
function GivenTogetherPart({
  person: { confirmedPairs, notCompared },
}: {
  person: Pick<HelperPerson, "confirmedPairs" | "notCompared">;
}) {
  const t = useText();
  const language = useLanguage();
  const names = (boxes: HelperPerson["notCompared"]) => formatList(boxes.map(boxName), language);
  return (
    <div className="flex break-inside-avoid flex-col gap-2 rounded-control border-2 border-line px-4 py-3 [overflow-wrap:anywhere]">
      <h3 className="font-semibold">{t("helper.sheet.together")}</h3>
      {confirmedPairs.map(({ boxes, confirmedBy, confirmedAt }) => {
        const said = t(boxes.length > 1 ? "helper.sheet.pair" : "helper.sheet.pairWithOther", {
          boxes: names(boxes),
          name: confirmedBy ?? t("helper.sheet.parent"),
          moment: formatMoment(confirmedAt, language),
        });
        return <p key={said}>{said}</p>;
      })}
      {notCompared.length > 0 && (
        <p className="font-semibold">
          {t("helper.sheet.notCompared", { count: notCompared.length, boxes: names(notCompared) })}
        </p>
      )}
    </div>
  );
}

function BoxFacts({ box }: { box: HelperBox }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const quantityWords = useQuantityWords();
  const scheduleWords = useScheduleWords();
  const hours = scheduleWords(box.schedule, box.form, today);
  const facts = [
    t("helper.box.dose", { quantity: quantityWords(box.form, box.quantity) }),
    ...hours,
    ...(box.instructions ? [box.instructions] : []),
    box.intervalMinutes === null
      ? t("helper.box.noInterval")
      : t("helper.box.interval", {
          hours: formatNumber(box.intervalMinutes / 60, language),
        }),
    box.maxDoses === null
      ? t("helper.box.noMaximum")
      : t("helper.box.maximum", { count: box.maxDoses }),
    box.location ? t("helper.box.where", { where: box.location }) : t("helper.box.nowhere"),
    t("helper.box.goodUntil", { date: formatDay(box.goodUntil, language) }),
  ];
  return (
    <>
      <h3 className="font-semibold text-lg [overflow-wrap:anywhere]">
        {box.name} {box.dosage}
      </h3>
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {facts.map((fact) => (
          <li key={fact} className="whitespace-pre-line">
            {fact}
          </li>
        ))}
      </ul>
      {box.blocked && (
        <p role="note" className="font-semibold text-urgent">
          {t(`helper.box.blocked.${box.blocked}`)}
        </p>
      )}
    </>
  );
}
