import { uploadImage } from "#app/client/database/upload-image.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field, type FieldControl } from "#app/ui/form/field.tsx";
import { ImageField } from "#app/ui/form/image-field.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { TextArea, TextInput } from "#app/ui/form/text-input.tsx";
import type { Sheet, SheetColumn } from "#domain/sheets/sheet.ts";
import { useChoiceWord, useColumnLabel } from "./shown-value.ts";
import { type LineForm, useLineFieldErrors } from "./use-line-field-errors.ts";

/** One field for each column, each after its kind. */
export function LineFields({
  sheet,
  form,
  isNew,
}: {
  sheet: Sheet;
  form: LineForm;
  isNew: boolean;
}) {
  return (
    <div className="flex flex-col gap-5">
      {sheet.columns.map((column) => (
        <LineField
          key={column.name}
          column={column}
          form={form}
          isLocked={!isNew && column.isFixed === true}
        />
      ))}
    </div>
  );
}

function LineField({
  column,
  form,
  isLocked,
}: {
  column: SheetColumn;
  form: LineForm;
  isLocked: boolean;
}) {
  const wrong = useLineFieldErrors(form);
  const { name, kind, isRequired } = column;
  const label = useColumnLabel()(name);
  if (kind === "switch") {
    return (
      <Checkbox
        label={label}
        checked={form.watch(name) === "true"}
        onChange={({ target }) =>
          form.setValue(name, String(target.checked), { shouldDirty: true })
        }
      />
    );
  }
  if (kind === "picture") {
    return (
      <ImageField
        label={label}
        value={form.watch(name) ?? ""}
        error={wrong(name)}
        optional={!isRequired}
        upload={uploadImage}
        onChange={(url) => form.setValue(name, url, { shouldDirty: true })}
      />
    );
  }
  return (
    <Field label={label} error={wrong(name)} required={isRequired} optional={!isRequired}>
      {(control) => <Control column={column} control={control} form={form} isLocked={isLocked} />}
    </Field>
  );
}

function Control({
  column: { name, kind, choices = [], isWhole = false, min = 0, max },
  control,
  form: { register },
  isLocked,
}: {
  column: SheetColumn;
  control: FieldControl;
  form: LineForm;
  isLocked: boolean;
}) {
  const choiceWord = useChoiceWord();
  const props = { ...control, ...register(name) };
  switch (kind) {
    case "choice":
      return (
        <Select {...props} aria-disabled={isLocked} disabled={isLocked}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceWord(choice)}
            </option>
          ))}
        </Select>
      );
    case "long":
      return <TextArea {...props} rows={3} readOnly={isLocked} />;
    case "day":
      return <DateInput {...props} readOnly={isLocked} />;
    case "number":
      return <NumberInput {...props} whole={isWhole} least={min} most={max} readOnly={isLocked} />;
    case "link":
      return <TextInput {...props} inputMode="url" readOnly={isLocked} autoComplete="off" />;
    default:
      return <TextInput {...props} readOnly={isLocked} autoComplete="off" />;
  }
}
