import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
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
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  const count = activeFilters(filter);
  return (
    <div className="print:hidden">
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        className="w-full md:hidden"
        aria-expanded={isOpen}
        aria-controls={fields}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t("intakes.filter.open") : t("intakes.filter.openWith", { count })}
      </Button>
      <form
        id={fields}
        onSubmit={(event) => event.preventDefault()}
        onPointerEnter={onNear}
        onFocus={onNear}
        // On a phone the doses stand on the first screen.
        className={`max-[22rem]:flex max-[22rem]:flex-col grid grid-cols-[1.15fr_1fr] gap-2 max-md:mt-2 lg:grid-cols-[1fr_16rem_auto_auto] ${isOpen ? "" : "max-md:hidden!"}`}
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
    </div>
  );
}

/** How many of the fields are not as they are at first. */
function activeFilters({ search, medication, period, order }: ActivityFilter): number {
  const isSet = [
    search.trim() !== "",
    medication !== null,
    period !== PERIODS[0],
    order !== ACTIVITY_ORDERS[0],
  ];
  return isSet.filter(Boolean).length;
}
