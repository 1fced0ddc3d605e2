import { type ReactNode, useRef, useState } from "react";
import { newId } from "#app/client/database/new-id.ts";
import { failureOf } from "#app/client/errors/failure.ts";
import { useEmergencyCountry } from "#app/client/locale/use-emergency-country.ts";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateTimeInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { wallTimeOf } from "#domain/calendar/wall-time.ts";
import {
  checkPage,
  type PageDraft,
  type PageEntry,
  type PageWrong,
} from "#domain/helper-pages/page-draft.ts";
import { EMERGENCY_COUNTRIES } from "#domain/symptoms/emergencies/emergency-numbers.ts";
import type { HelperPage } from "./data.ts";
import { newSecret } from "./helper-secret.ts";
import { useAddHelperPage } from "./queries.ts";

/** Somebody whom a page can be about. */
export interface PagePerson {
  readonly id: string;
  readonly name: string;
}

type PersonBoxesDraft = Omit<PageDraft["people"][number], "profileId">;
type Fields = Omit<PageDraft, "people">;
type TextField = Exclude<keyof Fields, "country" | "startsAt" | "endsAt">;
type WrongFields = Partial<Record<string, PageWrong>>;

const FOUR_HOURS_MS = 4 * 3_600_000;

/** Makes a page: for whom, when, what of which box, and whom to call. */
export function PageForm({
  userId,
  people,
  previous,
  boxesOf,
  onMade,
}: {
  userId: string;
  people: readonly PagePerson[];
  /** The latest page, whose numbers are those of the next one as a rule. */
  previous: HelperPage | undefined;
  /** The boxes of one person, each with what a page says of it; `drafts` gets them as they are now. */
  boxesOf: (person: PagePerson, given: BoxesProps) => ReactNode;
  onMade: (page: { readonly id: string; readonly secret: string }) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const [here] = useEmergencyCountry();
  const [fields, setFields] = useState<Fields>(() => begun(previous, here));
  const [chosen, setChosen] = useState<readonly string[]>(
    people.length === 1 && people[0] ? [people[0].id] : [],
  );
  const [wrong, setWrong] = useState<WrongFields>({});
  const [problem, setProblem] = useState<"failed" | "full">();
  const boxes = useRef(new Map<string, PersonBoxesDraft>());
  const form = useRef<HTMLFormElement>(null);
  const add = useAddHelperPage(userId);
  const names = new Intl.DisplayNames(language, { type: "region" });
  const countries =
    fields.country === "" || EMERGENCY_COUNTRIES.includes(fields.country)
      ? EMERGENCY_COUNTRIES
      : [...EMERGENCY_COUNTRIES, fields.country];

  const change = (field: keyof Fields, value: string) => {
    setFields((known) => ({ ...known, [field]: value }));
    forget(field);
  };
  /** What was wrong is looked at anew once it is sent: beside what has been typed since it says nothing. */
  const forget = (field: string) => setWrong(({ [field]: _, ...others }) => others);
  const errorOf = (field: string) => {
    const word = wrong[field];
    return word && t(`helper.form.wrong.${word}`);
  };

  async function make() {
    setProblem(undefined);
    const draft: PageDraft = {
      ...fields,
      people: people
        .filter(({ id }) => chosen.includes(id))
        .map(({ id }) => ({
          profileId: id,
          ...(boxes.current.get(id) ?? { boxes: [], pairs: [], notCompared: [] }),
        })),
    };
    const checked = checkPage(draft, { now: now(), zone: browserZone });
    setWrong(checked.ok ? {} : checked.wrong);
    if (!checked.ok) return focusFirstWrong();
    await save(checked.value);
  }

  async function save(entry: PageEntry) {
    const made = { id: newId(), secret: newSecret() };
    try {
      await add.mutateAsync({ page: { ...entry, id: made.id }, secret: made.secret });
      onMade(made);
    } catch (reason) {
      setProblem(failureOf(reason) === "too-many" ? "full" : "failed");
    }
  }

  function focusFirstWrong() {
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  const line = (field: TextField, type?: "tel") => (
    <Field
      label={t(`helper.form.${field}`)}
      error={errorOf(field)}
      required={field === "helperName" || field === "firstPhone"}
      optional={field !== "helperName" && field !== "firstPhone"}
    >
      {(control) => (
        <TextInput
          {...control}
          type={type ?? "text"}
          autoComplete="off"
          value={fields[field]}
          onChange={({ target }) => change(field, target.value)}
        />
      )}
    </Field>
  );
  const lines = (field: "address" | "note") => (
    <Field
      label={t(`helper.form.${field}`)}
      hint={t(`helper.form.${field}Hint`)}
      error={errorOf(field)}
      optional
    >
      {(control) => (
        <TextArea
          {...control}
          autoComplete="off"
          value={fields[field]}
          onChange={({ target }) => change(field, target.value)}
        />
      )}
    </Field>
  );
  const moment = (field: "startsAt" | "endsAt") => (
    <Field label={t(`helper.form.${field}`)} error={errorOf(field)} required>
      {(control) => (
        <DateTimeInput
          {...control}
          value={fields[field]}
          onChange={({ target }) => change(field, target.value)}
        />
      )}
    </Field>
  );

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-6 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) void make();
      }}
    >
      <Card title={t("helper.form.who")}>
        <div className="flex flex-col gap-5">
          {line("helperName")}
          <fieldset className="min-w-0">
            <legend className="mb-1 font-semibold">{t("helper.form.people")}</legend>
            {people.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                aria-invalid={wrong.people !== undefined}
                onChange={({ target }) => {
                  setChosen(
                    target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                  );
                  forget("people");
                }}
              />
            ))}
            {wrong.people && <p className="text-expired text-sm">{errorOf("people")}</p>}
          </fieldset>
          <div className="grid grid-cols-1 gap-4 *:min-w-0 sm:grid-cols-2">
            {moment("startsAt")}
            {moment("endsAt")}
          </div>
          <p className="text-ink-soft text-sm">{t("helper.form.hoursHint")}</p>
        </div>
      </Card>
      {people
        .filter(({ id }) => chosen.includes(id))
        .map((person) => (
          <Card key={person.id} title={t("helper.form.boxesOf", { name: person.name })}>
            {boxesOf(person, {
              wrong,
              onChange: (drafts) => {
                boxes.current.set(person.id, drafts);
              },
            })}
          </Card>
        ))}
      <Card title={t("helper.form.numbers")}>
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-1 gap-4 *:min-w-0 sm:grid-cols-2">
            {line("firstName")}
            {line("firstPhone", "tel")}
            {line("secondName")}
            {line("secondPhone", "tel")}
          </div>
          <Field
            label={t("helper.form.country")}
            hint={t("helper.form.countryHint")}
            error={errorOf("country")}
            required
          >
            {(control) => (
              <Select
                {...control}
                value={fields.country}
                onChange={({ target }) => change("country", target.value)}
              >
                {fields.country === "" && <option value="" />}
                {countries.map((code) => (
                  <option key={code} value={code}>
                    {names.of(code)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {lines("address")}
          {lines("note")}
        </div>
      </Card>
      {Object.keys(wrong).length > 0 && (
        <Notice tone="failure">{t("helper.form.somethingWrong")}</Notice>
      )}
      {problem && <Notice tone="failure">{t(`helper.form.${problem}`)}</Notice>}
      <Button type="submit" busy={add.isPending} className="self-start">
        {t("helper.form.make")}
      </Button>
    </form>
  );
}

export interface BoxesProps {
  readonly wrong: WrongFields;
  readonly onChange: (drafts: PersonBoxesDraft) => void;
}

/** @param country where they are; null leaves it to be chosen, for no number may be a guess */
function begun(previous: HelperPage | undefined, country: string | null): Fields {
  const from = now();
  const numbers = previous?.numbers;
  return {
    helperName: "",
    country: country ?? "",
    startsAt: wallTimeOf(from, browserZone),
    endsAt: wallTimeOf(instantAt(epochMs(from) + FOUR_HOURS_MS), browserZone),
    firstName: numbers?.firstName ?? "",
    firstPhone: numbers?.firstPhone ?? "",
    secondName: numbers?.secondName ?? "",
    secondPhone: numbers?.secondPhone ?? "",
    address: numbers?.address ?? "",
    note: numbers?.note ?? "",
  };
}
