import { useText } from "#app/locale/text.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import {
  ACTIVITY_ORDERS,
  type ActivityFilter,
  type MedicationChoice,
} from "#domain/intakes/activity.ts";
import { PERIODS } from "#domain/intakes/period.ts";
import { boxName } from "#domain/inventory/box-name.ts";

/** A list entry may not be empty: second specification, section 5. */
const ALL_MEDICATIONS = "every";

/** Which doses to show, and in which order. */
export function ActivityToolbar({
  filter,
  choices,
  onNear,
  onFilterChange,
}: {
  filter: ActivityFilter;
  choices: readonly MedicationChoice[];
  /** A pointer or the focus came near. */
  onNear: () => void;
  onFilterChange: (change: Partial<ActivityFilter>) => void;
}) {
  const t = useText();
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="max-[22rem]:flex max-[22rem]:flex-col grid grid-cols-[1.15fr_1fr] gap-2 lg:grid-cols-[1fr_16rem_auto_auto] print:hidden"
    >
      <SearchInput
        label={t("intakes.search")}
        value={filter.search}
        onChange={(search) => onFilterChange({ search })}
        className="max-md:col-span-2"
      />
      <Select
        aria-label={t("intakes.filter.medication")}
        value={filter.medication ?? ALL_MEDICATIONS}
        className="max-md:col-span-2"
        onChange={({ target }) =>
          onFilterChange({ medication: target.value === ALL_MEDICATIONS ? null : target.value })
        }
      >
        <option value={ALL_MEDICATIONS}>{t("intakes.filter.everyMedication")}</option>
        {choices.map(({ key, ...box }) => (
          <option key={key} value={key}>
            {boxName(box)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("intakes.filter.period")}
        value={filter.period}
        onChange={({ target }) => {
          const period = PERIODS.find((known) => known === target.value);
          if (period) onFilterChange({ period });
        }}
      >
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {t(`intakes.period.${period}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("intakes.order.label")}
        value={filter.order}
        onChange={({ target }) => {
          const order = ACTIVITY_ORDERS.find((known) => known === target.value);
          if (order) onFilterChange({ order });
        }}
      >
        {ACTIVITY_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(`intakes.order.${order}`)}
          </option>
        ))}
      </Select>
    </form>
  );
}
