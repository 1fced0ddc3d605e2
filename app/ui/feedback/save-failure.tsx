import { useEffect, useRef } from "react";
import { useText } from "#app/locale/text.tsx";
import type { Failure } from "#domain/failure.ts";
import { Notice } from "./notice.tsx";

/** Above the buttons of a form that could not be saved: what happened, and that nothing typed is lost. */
export function SaveFailure({ failure }: { failure: Failure | null }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: "center" });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place} className="mt-5">
      <Notice tone="failure">{t(`ui.failure.${failure}`)}</Notice>
    </div>
  );
}
