import { useQuery } from "@tanstack/react-query";
import Clock from "lucide-react/icons/clock";
import { relativeTime } from "../../../domain/intakes/relative-time.ts";
import { useNow } from "../../client/now.ts";
import { formatMoment } from "../../locale/format.ts";
import { useQuantityWords } from "../../locale/quantity-words.ts";
import { useLanguage, useText } from "../../locale/text.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAgo } from "./ago.ts";
import type { StoredIntake } from "./data.ts";
import { lastIntakeQuery } from "./queries.ts";

/** Whether somebody has already given a dose: the question of three in the morning, answered before the form. */
export function LastIntake({
  profileId,
  medication,
}: {
  profileId: string;
  medication: { readonly id: string; readonly name: string };
}) {
  const t = useText();
  const now = useNow();
  const { data: intake, isPending, isError } = useQuery(lastIntakeQuery(profileId, medication));
  const quantityWords = useQuantityWords();
  const ago = useAgo(now);
  const language = useLanguage();
  if (isPending) return <Skeleton className="h-18.5" />;

  const isRecent = intake && relativeTime(intake.takenAt, now).unit === "under-an-hour";
  return (
    <div
      className={`flex items-start gap-3 rounded-control px-4 py-3 ${isRecent || isError ? "bg-soon/10 text-soon" : "bg-accent-soft"}`}
    >
      <Clock
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${isRecent || isError ? "" : "text-accent"}`}
      />
      <div>
        <p className="font-semibold">{t("intakes.last.title")}</p>
        <p className="tabular-nums">{isError ? t("intakes.last.unknown") : said(intake)}</p>
      </div>
    </div>
  );

  function said(known: StoredIntake | null): string {
    if (!known) return t("intakes.last.none");
    return t("intakes.last.at", {
      ago: ago(known.takenAt),
      moment: formatMoment(known.takenAt, language),
      quantity: quantityWords(known.medicationForm, known.quantityTaken),
      dosage: known.medicationDosage,
    });
  }
}
