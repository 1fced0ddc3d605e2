import House from "lucide-react/icons/house";
import { useText } from "#app/locale/text.tsx";
import type { StoredMedication } from "./stored-medication.ts";

/** Says of a box that it is for the whole home, after the name of its form. */
export function CommonTag({ medication }: { medication: Pick<StoredMedication, "ownerId"> }) {
  const t = useText();
  if (medication.ownerId !== null) return null;
  return (
    <span className="whitespace-nowrap">
      {" · "}
      <House aria-hidden="true" className="mr-1 inline size-4 align-text-bottom" />
      {t("inventory.common")}
    </span>
  );
}
