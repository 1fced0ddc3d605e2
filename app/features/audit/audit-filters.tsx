import { useText } from "#app/locale/text.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { AUDITED_TABLES } from "./audited-tables.ts";
import { AUDIT_ACTIONS, type AuditFilter } from "./data.ts";

/** Which lines of the log are wanted. */
export function AuditFilters({
  filter,
  onChange,
}: {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}) {
  const t = useText();
  const change = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
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
            {AUDITED_TABLES.map((table) => (
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
            onChange={({ target }) => change({ action: target.value as AuditFilter["action"] })}
          >
            <option value="">{t("audit.allActions")}</option>
            {AUDIT_ACTIONS.map((action) => (
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
