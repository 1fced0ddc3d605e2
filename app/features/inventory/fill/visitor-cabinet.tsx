import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { useToday } from "#app/client/time/today.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { readBoxLine } from "#domain/inventory/typed-boxes/box-line.ts";
import { BOX_LINES_MAX, splitBoxLines } from "#domain/inventory/typed-boxes/box-lines.ts";
import { moleculesIn } from "#domain/medicines/molecules/molecule.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";
import { dateOrder } from "../form.ts";
import { writeExpiry } from "./box-row.ts";
import { readVisitorList, VISITOR_LIST_MAX, writeVisitorList } from "./visitor-list.ts";

/** What a visitor's lines say, read on the device alone: nothing is asked of the server before there is an account. */
export function VisitorCabinet() {
  const t = useText();
  const language = useLanguage();
  const path = useLocalePath();
  const today = useToday();
  const [text, setText] = useState(readVisitorList);
  const [isKept, setKept] = useState(true);
  const settled = useDeferredValue(text);
  const boxes = useMemo(() => {
    const order = dateOrder(language);
    const { lines, rest } = splitBoxLines(settled, order);
    return { read: lines.map((line) => readBoxLine(line, order)), isCut: rest !== "" };
  }, [settled, language]);

  function type(typed: string) {
    setText(typed);
    setKept(writeVisitorList(typed));
  }

  return (
    <div className="flex flex-col gap-6">
      <Notice tone={isKept ? "success" : "failure"}>
        {t(isKept ? "fill.visitor.staysHere" : "fill.visitor.notKept")}
      </Notice>
      <Field label={t("fill.text")} hint={boxes.isCut ? mostHint() : t("fill.hint")}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            rows={6}
            maxLength={VISITOR_LIST_MAX}
            autoComplete="off"
            autoCapitalize="words"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      {boxes.read.length > 0 && (
        <section aria-label={t("fill.visitor.read")} className="flex flex-col gap-3">
          <h2 className="text-lg">{t("fill.visitor.read")}</h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {boxes.read.map((box, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                key={at}
                className="min-w-0 rounded-card border border-line bg-paper-raised p-4"
              >
                <p className="break-words font-semibold">
                  {[box.typedName || t("fill.nameless"), box.dosage].filter(Boolean).join(" ")}
                </p>
                <p className="text-ink-soft text-sm">{substancesOf(`${box.name} ${box.dosage}`)}</p>
                <Expiry expiresOn={box.expiresOn} today={today} />
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{t("fill.visitor.onlyRead")}</p>
          <div className="flex flex-wrap gap-2">
            {/* Fetched while the list is typed. */}
            <Link to={path("first-answer")} prefetch="render" className={buttonClasses()}>
              {t("fill.visitor.ask")}
            </Link>
            <Link to={path("register")} className={buttonClasses("secondary")}>
              {t("fill.visitor.keep")}
            </Link>
            <Button variant="secondary" onClick={() => type("")}>
              {t("fill.visitor.erase")}
            </Button>
          </div>
        </section>
      )}
    </div>
  );

  function mostHint(): string {
    return t("fill.visitor.most", { most: BOX_LINES_MAX });
  }

  function substancesOf(name: string): string {
    const found = moleculesIn(name).map((molecule) => substanceName(molecule, language));
    return found.length === 0
      ? t("fill.visitor.unknownSubstance")
      : t("fill.visitor.substance", { substances: found.join(" + ") });
  }
}

const EXPIRY_LOOKS = {
  expired: { Icon: CircleAlert, className: "text-expired" },
  soon: { Icon: Clock, className: "text-soon" },
  fresh: { Icon: CircleCheck, className: "text-valid" },
} as const;

function Expiry({ expiresOn, today }: { expiresOn: Day | null; today: Day }) {
  const t = useText();
  const language = useLanguage();
  if (expiresOn === null) return <p className="text-soon">{t("fill.visitor.noMonth")}</p>;
  const expiry = expiryOn(today, expiresOn);
  const { Icon, className } = EXPIRY_LOOKS[expiry];
  return (
    <p className={`flex items-center gap-1.5 ${className}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`fill.visitor.expiry.${expiry}`, { date: writeExpiry(expiresOn, language) })}
    </p>
  );
}
