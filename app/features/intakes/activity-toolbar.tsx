import {
  ACTIVITY_ORDERS,
  type ActivityWish,
  type MedicationChoice,
} from "../../../domain/intakes/activity.ts";
import { PERIODS } from "../../../domain/intakes/period.ts";
import { useText } from "../../locale/text.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { Select } from "../../ui/select.tsx";

/** A list entry may not be empty: second specification, section 5. */
const EVERY = "every";

/** Which doses to show, and in which order. */
export function ActivityToolbar({
  wish,
  choices,
  onNear,
  onWish,
}: {
  wish: ActivityWish;
  choices: readonly MedicationChoice[];
  /** A pointer or the focus came near. */
  onNear: () => void;
  onWish: (change: Partial<ActivityWish>) => void;
}) {
  const t = useText();
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="grid grid-cols-[1.15fr_1fr] gap-2 lg:grid-cols-[1fr_14rem_11rem_12rem] print:hidden [&_select]:truncate"
    >
      <SearchInput
        label={t("intakes.search")}
        value={wish.search}
        onChange={(search) => onWish({ search })}
        className="max-md:col-span-2"
      />
      <Select
        aria-label={t("intakes.filter.medication")}
        value={wish.medication ?? EVERY}
        className="max-md:col-span-2"
        onChange={({ target }) =>
          onWish({ medication: target.value === EVERY ? null : target.value })
        }
      >
        <option value={EVERY}>{t("intakes.filter.everyMedication")}</option>
        {choices.map(({ key, name, dosage }) => (
          <option key={key} value={key}>
            {`${name} ${dosage}`}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("intakes.filter.period")}
        value={wish.period}
        onChange={({ target }) => {
          const period = PERIODS.find((known) => known === target.value);
          if (period) onWish({ period });
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
        value={wish.order}
        onChange={({ target }) => {
          const order = ACTIVITY_ORDERS.find((known) => known === target.value);
          if (order) onWish({ order });
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
