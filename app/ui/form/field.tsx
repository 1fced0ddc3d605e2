import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";
import { useText } from "#app/locale/text.tsx";

/** What ties a control to its label, its hint and its error: spread it on the control. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
  "aria-required": boolean;
}

/**
 * A label, a control, and what is wrong with it.
 *
 * ```tsx
 * <Field label={t("…")} error={errors.name?.message} required>
 *   {(control) => <TextInput {...control} {...register("name")} />}
 * </Field>
 * ```
 */
export function Field({
  id: givenId,
  label,
  hint,
  error,
  required = false,
  optional = false,
  className = "",
  children,
}: {
  /** Of the control, where an address leads to it. */
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Marks what may stay empty, where most of the fields may not. */
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}) {
  const t = useText();
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : "";
  const errorId = error ? `${id}-error` : "";
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="wrap-anywhere font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({t("ui.optional")})</span>}
      </label>
      {children({
        id,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": Boolean(error),
        "aria-required": required,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-expired">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div id={hintId} className="text-sm text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  );
}
