import type { UseFormRegisterReturn } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import type { Permission } from "#domain/sharing/permission.ts";
import { HelperHint } from "../helper-hint.tsx";

/** What somebody may do, each right with what it holds. */
export function PermissionChoice({
  options,
  registered,
}: {
  options: readonly Permission[];
  registered: UseFormRegisterReturn;
}) {
  const t = useText();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{t("sharing.inviting.permission")}</legend>
      {options.map((value) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge px-3 py-2 transition-colors hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent"
        >
          <input
            type="radio"
            value={value}
            className="mt-1 size-5 shrink-0 accent-accent"
            {...registered}
          />
          <span>
            <span className="block font-semibold">{t(`sharing.permission.${value}`)}</span>
            <span className="block text-ink-soft text-sm">
              {t(`sharing.permissionHint.${value}`)}
            </span>
          </span>
        </label>
      ))}
      <HelperHint />
    </fieldset>
  );
}
