import { useText } from "#app/locale/text.tsx";
import { Select } from "#app/ui/form/select.tsx";
import type { AlertType } from "#domain/alerts/alert.ts";
import type { AlertFilter } from "#domain/alerts/alert-filter.ts";
import { PRIORITIES } from "#domain/alerts/priority.ts";

const TYPES = [
  "expired",
  "expiry",
  "out-of-stock",
  "low-stock",
  "reminder",
  "custom",
] as const satisfies readonly AlertType[];

const STATUSES = ["active", "dismissed"] as const;

/** Three questions, each of which may stay open. */
export function AlertFilters({
  choice,
  onChange,
}: {
  choice: AlertFilter;
  onChange: (choice: AlertFilter) => void;
}) {
  const t = useText();
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 print:hidden [&_select]:truncate">
      {list("type", TYPES, (type) => t(`alerts.type.${type}`))}
      {list("priority", PRIORITIES, (priority) => t(`alerts.priority.${priority}`))}
      {list("status", STATUSES, (status) => t(`alerts.status.${status}`))}
    </div>
  );

  function list<Word extends string>(
    question: keyof AlertFilter,
    words: readonly Word[],
    say: (word: Word) => string,
  ) {
    return (
      <Select
        aria-label={t(`alerts.columns.${question}`)}
        value={choice[question]}
        onChange={({ target }) => {
          const chosen = words.find((word) => word === target.value) ?? "all";
          onChange({ ...choice, [question]: chosen });
        }}
      >
        <option value="all">{t(`alerts.filter.${question}`)}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {say(word)}
          </option>
        ))}
      </Select>
    );
  }
}
