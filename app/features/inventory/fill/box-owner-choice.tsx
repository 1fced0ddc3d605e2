import { useText } from "#app/locale/text.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import type { BoxRow } from "./box-row.ts";

/** No profile has it as its id. */
const HOUSE = "house";

/** Whose a box becomes: one of the people whose boxes this account may add, or everybody's in the home. */
export function BoxOwnerChoice({
  people,
  ownerId,
  isCommon,
  onChange,
}: {
  people: readonly Person[];
  ownerId: string;
  isCommon: boolean;
  onChange: (facts: Pick<BoxRow, "isCommon" | "ownerId">) => void;
}) {
  const t = useText();
  return (
    <Field label={t("fill.whose")}>
      {(control) => (
        <Select
          {...control}
          value={isCommon ? HOUSE : ownerId}
          onChange={({ target }) =>
            onChange(
              target.value === HOUSE
                ? { isCommon: true, ownerId: null }
                : { isCommon: false, ownerId: target.value },
            )
          }
        >
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {t("fill.for", { name: name ?? t("profiles.nameless") })}
            </option>
          ))}
          <option value={HOUSE}>{t("fill.common")}</option>
        </Select>
      )}
    </Field>
  );
}
