import { useText } from "#app/locale/text.tsx";
import { Select } from "#app/ui/form/select.tsx";
import type { AlertType } from "#domain/alerts/alert.ts";
import { type AlertFilter, COMMON } from "#domain/alerts/alert-filter.ts";
import { PRIORITIES } from "#domain/alerts/priority.ts";
import type { Person } from "#domain/intakes/recipients.ts";

const TYPES = [
  "recalled",
  "expired",
  "expiry",
  "opened-long",
  "out-of-stock",
  "low-stock",
  "prescription",
  "custom",
] as const satisfies readonly AlertType[];

const STATUSES = ["active", "dismissed"] as const;

/** Four questions, each of which may stay open: whom it is about where there are several people. */
export function AlertFilters({
  choice,
  people,
  onChange,
}: {
  choice: AlertFilter;
  people: readonly Person[];
  onChange: (choice: AlertFilter) => void;
}) {
  const t = useText();
  return (
    <div className="grid items-start gap-2 min-[22rem]:grid-cols-2 sm:grid-flow-col sm:auto-cols-fr print:hidden">
      {people.length > 1 &&
        list("person", [...people.map(({ id }) => id), COMMON], (id) =>
          id === COMMON
            ? t("alerts.common")
            : (people.find((person) => person.id === id)?.name ?? t("profiles.nameless")),
        )}
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
