import { useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { FORMS, formWord } from "#domain/inventory/form.ts";
import { readBoxLine } from "#domain/inventory/typed-boxes/box-line.ts";
import type { DateOrder } from "#domain/inventory/typed-expiry.ts";
import { completedLine, missingFacts, type TypedFacts } from "#domain/symptoms/typed-cabinet.ts";

const LENGTH_MAX = 40;

/** Asks what the line of a box does not say and an answer needs. What is answered becomes part of the line. */
export function TypedBoxFields({
  line,
  order,
  onComplete,
}: {
  line: string;
  order: DateOrder;
  onComplete: (line: string) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState<TypedFacts>({});
  const [isTried, setTried] = useState(false);
  const read = readBoxLine(line, order);
  const whole = completedLine(line, read, typed);
  const left = missingFacts(readBoxLine(whole, order));
  // A form says by itself whether a strength is asked for.
  const formed = completedLine(line, read, { form: typed.form ?? "" });
  const asked = new Set([
    ...missingFacts(readBoxLine(formed, order)),
    ...(read.form === null ? (["form"] as const) : []),
  ]);
  const wrong = (fact: "form" | "expiresOn" | "strength") =>
    isTried && left.includes(fact) && t(`visitor.missing.${fact}`);
  // Drops, sprays and solutions have no word that means one of them alone.
  const forms = FORMS.map((form) => t(`inventory.form.${formWord(form)}`)).filter(
    (word, at) => readBoxLine(`x, ${word}`, order).form === FORMS[at],
  );

  return (
    <form
      noValidate
      aria-label={t("visitor.completeOf", { name: read.typedName || line })}
      className="flex flex-col gap-3 border-line border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (left.length === 0) onComplete(whole);
      }}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{read.typedName || line}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {asked.has("form") && (
          <Field label={t("fill.form")} error={wrong("form")} hint={t("visitor.formHint")}>
            {(control) => (
              <Select
                {...control}
                value={typed.form ?? ""}
                onChange={({ target }) => setTyped({ ...typed, form: target.value })}
              >
                <option value="">{t("fill.chooseForm")}</option>
                {forms.map((word) => (
                  <option key={word} value={word}>
                    {word}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {asked.has("strength") && (
          <Field label={t("fill.strength")} error={wrong("strength")}>
            {(control) => (
              <TextInput
                {...control}
                value={typed.strength ?? ""}
                placeholder={read.dosage || "500 mg"}
                maxLength={LENGTH_MAX}
                autoComplete="off"
                onChange={({ target }) => setTyped({ ...typed, strength: target.value })}
              />
            )}
          </Field>
        )}
        {asked.has("expiresOn") && (
          <Field label={t("fill.expiry")} error={wrong("expiresOn")}>
            {(control) => (
              <TextInput
                {...control}
                value={typed.expiresOn ?? ""}
                placeholder="06/2027"
                maxLength={LENGTH_MAX}
                autoComplete="off"
                onChange={({ target }) => setTyped({ ...typed, expiresOn: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <Button type="submit" variant="secondary" className="self-start">
        {t("visitor.complete")}
      </Button>
    </form>
  );
}
