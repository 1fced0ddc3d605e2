import { uploadImage } from "#app/client/database/upload-image.ts";
import { useText } from "#app/locale/text.tsx";
import { Field, type FieldControl } from "#app/ui/form/field.tsx";
import { ImageField } from "#app/ui/form/image-field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import type { SettingType, SettingWrong } from "#domain/content/setting.ts";
import { BrandSample } from "./brand-sample.tsx";

/** The control that suits a type; the value is a text whatever the type. */
export function ValueField({
  label,
  name,
  type,
  value,
  error,
  onChange,
}: {
  label: string;
  /** The key, for those that show what will come of it. */
  name: string;
  type: SettingType;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const t = useText();
  if (type === "image") {
    return (
      <ImageField
        label={label}
        value={value}
        error={error}
        onChange={onChange}
        upload={uploadImage}
      />
    );
  }
  return (
    <>
      <Field
        label={label}
        error={error}
        hint={type === "color" ? t("siteSettings.form.hex") : undefined}
      >
        {(control) => <Control control={control} type={type} value={value} onChange={onChange} />}
      </Field>
      {name === "brand_color" && <BrandSample chosen={value.trim()} />}
    </>
  );
}

const INPUT = {
  text: {},
  url: { type: "url", inputMode: "url" },
  email: { type: "email", inputMode: "email" },
} as const;

function Control({
  control,
  type,
  value,
  onChange,
}: {
  control: FieldControl;
  type: Exclude<SettingType, "image">;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useText();
  switch (type) {
    case "textarea":
      return (
        <TextArea
          {...control}
          rows={4}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "boolean":
      return (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="true">{t("siteSettings.yes")}</option>
          <option value="false">{t("siteSettings.no")}</option>
        </Select>
      );
    case "color":
      return (
        <span className="flex gap-3">
          <input
            type="color"
            aria-label={t("siteSettings.form.picker")}
            // The browser's own picker knows no other form, and no empty value.
            value={/^#[\da-f]{6}$/i.test(value.trim()) ? value.trim() : "#1f5c48"}
            onChange={({ target }) => onChange(target.value)}
            className="h-11 w-16 shrink-0 rounded-control border border-edge bg-paper-raised p-1"
          />
          <TextInput
            {...control}
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="#1f5c48"
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      );
    case "number":
      return (
        <NumberInput
          {...control}
          least={Number.NEGATIVE_INFINITY}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return (
        <TextInput
          {...control}
          {...INPUT[type]}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

/** What is wrong with a value, in words. */
export function useValueErrorText() {
  const t = useText();
  return (word: unknown): string | undefined =>
    typeof word === "string" ? t(`siteSettings.wrong.${word as SettingWrong}`) : undefined;
}
