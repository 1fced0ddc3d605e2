import { createContext, type ReactNode, use } from "react";
import type { StandingLabel } from "#domain/dose-rules/standing-label.ts";
import type { CheckedBox } from "./box-rules.ts";
import { useLabelOf } from "./use-cabinet-checks.ts";

const LabelsContext = createContext<(box: CheckedBox) => StandingLabel | null>(() => null);

const LabelledProfileContext = createContext<string | null>(null);

/** Labels every box below for the person whose cabinet is shown. */
export function CabinetLabels({ profileId, children }: { profileId: string; children: ReactNode }) {
  const labelOf = useLabelOf(profileId);
  return (
    <LabelledProfileContext value={profileId}>
      <LabelsContext value={labelOf}>{children}</LabelsContext>
    </LabelledProfileContext>
  );
}

/** The person whom the boxes here are labelled for; null outside. */
export function useLabelledProfile(): string | null {
  return use(LabelledProfileContext);
}

export function useStandingLabel(box: CheckedBox): StandingLabel | null {
  return use(LabelsContext)(box);
}
