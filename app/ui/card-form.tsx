import type { FormEvent, ReactNode } from "react";
import { useText } from "../locale/text.tsx";
import { Button } from "./button.tsx";
import type { Failure } from "./error-state.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { useUnsaved } from "./unsaved.ts";

/** A form in the place of what it changes: its fields, what went wrong, and the two ways out. */
export function CardForm({
  isUnsaved,
  isSaving,
  failure,
  notice,
  onSubmit,
  onCancel,
  children,
}: {
  isUnsaved: boolean;
  isSaving: boolean;
  failure: Failure | null;
  /** What is to be decided before it is saved. */
  notice?: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const t = useText();
  useUnsaved(isUnsaved);
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="flex flex-col gap-5">{children}</div>
      {notice}
      <SaveFailure failure={failure} />
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onCancel}>
          {t("ui.cancel")}
        </Button>
        <Button type="submit" busy={isSaving}>
          {t("member.save")}
        </Button>
      </div>
    </form>
  );
}
