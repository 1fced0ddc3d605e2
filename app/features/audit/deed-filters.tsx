import type { Day } from "../../../domain/calendar/day.ts";
import { useText } from "../../locale/text.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { DEED_ACTIONS, type DeedFilter } from "./data.ts";
import { DEED_TABLES } from "./deed-tables.ts";

/** Which lines of the log are wanted. */
export function DeedFilters({
  filter,
  onChange,
}: {
  filter: DeedFilter;
  onChange: (filter: DeedFilter) => void;
}) {
  const t = useText();
  const change = (part: Partial<DeedFilter>) => onChange({ ...filter, ...part });
  return (
    <section
      aria-label={t("audit.filters")}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <Field label={t("audit.person")} className="sm:max-lg:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            value={filter.person}
            autoComplete="off"
            inputMode="email"
            onChange={({ target }) => change({ person: target.value })}
          />
        )}
      </Field>
      <Field label={t("audit.table")}>
        {(control) => (
          <Select
            {...control}
            value={filter.table}
            onChange={({ target }) => change({ table: target.value })}
          >
            <option value="">{t("audit.allTables")}</option>
            {DEED_TABLES.map((table) => (
              <option key={table} value={table}>
                {t(`audit.tables.${table}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("audit.action")}>
        {(control) => (
          <Select
            {...control}
            value={filter.action}
            onChange={({ target }) => change({ action: target.value as DeedFilter["action"] })}
          >
            <option value="">{t("audit.allActions")}</option>
            {DEED_ACTIONS.map((action) => (
              <option key={action} value={action}>
                {t(`audit.actions.${action}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("audit.from")}>
        {(control) => (
          <DateInput
            {...control}
            value={filter.from}
            onChange={({ target }) => change({ from: target.value as Day | "" })}
          />
        )}
      </Field>
      <Field label={t("audit.to")}>
        {(control) => (
          <DateInput
            {...control}
            value={filter.to}
            onChange={({ target }) => change({ to: target.value as Day | "" })}
          />
        )}
      </Field>
    </section>
  );
}
