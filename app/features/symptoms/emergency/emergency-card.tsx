import { EmergencyLine } from "./emergency-line.tsx";

/** Whom to call, where nothing is offered for a symptom. */
export function EmergencyCard() {
  return (
    <div className="rounded-card border border-line bg-paper-raised px-4 py-2 md:px-6">
      <EmergencyLine isNamed />
    </div>
  );
}
