import Clock from "lucide-react/icons/clock";
import { use } from "react";
import { useNow } from "#app/client/time/now.ts";
import type { FeverWait } from "#domain/symptoms/rules/fever-waits.ts";
import { BoxNote } from "./box-note.ts";
import { useWaitingWords } from "./use-waiting-words.ts";
import { stillWaiting } from "./waiting-line.tsx";

/** At three in the morning the first question is whether it was given already: until when what waits, and who gave it. */
export function WaitsFirst({ waits }: { waits: readonly FeverWait[] }) {
  const now = useNow();
  const notes = use(BoxNote);
  const waitingWords = useWaitingWords(now);
  const lines = waits.flatMap(({ box, waiting }) => {
    const words = stillWaiting(waiting, now) && waitingWords(waiting);
    return words ? { box, substance: waiting.substance, words } : [];
  });
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {lines.map(({ box, substance, words }) => (
        <div key={substance} className="flex items-start gap-2 text-soon">
          <Clock aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          <div className="min-w-0 wrap-break-word">
            <p className="font-semibold text-lg">{words}</p>
            {notes?.lastDose(box, substance)}
          </div>
        </div>
      ))}
    </div>
  );
}
