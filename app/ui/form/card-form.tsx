import type { FormEvent, ReactNode } from "react";
import { useText } from "#app/locale/text.tsx";
import type { Failure } from "#domain/failure.ts";
import { Button } from "../button/button.tsx";
import { useUnsavedChanges } from "../dialog/unsaved-changes.ts";
import { SaveFailure } from "../feedback/save-failure.tsx";

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
  useUnsavedChanges(isUnsaved);
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="flex flex-col gap-5">{children}</div>
      {notice}
      <SaveFailure failure={failure} />
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t("ui.cancel")}
        </Button>
        <Button type="submit" busy={isSaving}>
          {t("member.save")}
        </Button>
      </div>
    </form>
  );
}
