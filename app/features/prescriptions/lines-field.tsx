import ListPlus from "lucide-react/icons/list-plus";
import Trash2 from "lucide-react/icons/trash-2";
import { newId } from "#app/client/database/new-id.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import { isPaste, LINES_MAX, pastedLines } from "#domain/prescriptions/lines-of-text.ts";
import type { LineDraft, PrescriptionWrong } from "#domain/prescriptions/prescription-draft.ts";

/** A line of the form, and whether a device read it. */
export interface FormLine extends LineDraft {
  readonly isRead: boolean;
}

export const typedLine = (text = ""): FormLine => ({
  id: newId(),
  text,
  isRead: false,
  isConfirmed: true,
});

export const readLine = (text: string): FormLine => ({
  id: newId(),
  text,
  isRead: true,
  isConfirmed: false,
});

/** The lines of a prescription. What was read is compared with the paper, line by line. */
export function LinesField({
  lines,
  wrong,
  onChange,
}: {
  lines: readonly FormLine[];
  wrong: ReadonlyMap<string, PrescriptionWrong> | undefined;
  onChange: (lines: readonly FormLine[]) => void;
}) {
  const t = useText();
  const change = (id: string, facts: Partial<FormLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...facts } : line)));
  /** The lines of a pasted text stand where it was pasted, one below the other. */
  function write(written: FormLine, text: string) {
    const [first = text, ...more] = isPaste(written.text, text) ? pastedLines(text) : [text];
    onChange(
      lines.flatMap((line) =>
        line.id === written.id ? [{ ...line, text: first }, ...more.map(typedLine)] : [line],
      ),
    );
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="font-semibold">{t("prescriptions.form.lines")}</legend>
      <p className="text-ink-soft text-sm">{t("prescriptions.form.linesHint")}</p>
      {lines.map((line, nth) => {
        const word = wrong?.get(line.id);
        return (
          <div key={line.id} className="flex flex-col gap-1">
            <Field
              label={t("prescriptions.form.line", { number: nth + 1 })}
              hint={line.isRead && t("prescriptions.form.read")}
              error={word && t(`prescriptions.form.wrong.${word}`)}
            >
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  value={line.text}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => write(line, target.value)}
                />
              )}
            </Field>
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              {line.isRead ? (
                <Checkbox
                  label={t("prescriptions.form.confirm", { number: nth + 1 })}
                  checked={line.isConfirmed}
                  onChange={({ target }) => change(line.id, { isConfirmed: target.checked })}
                />
              ) : (
                <span />
              )}
              <Button
                variant="plain"
                className="-mr-3"
                icon={<Trash2 aria-hidden="true" className="size-5" />}
                aria-label={t("prescriptions.form.removeLineOf", { number: nth + 1 })}
                onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
              >
                {t("prescriptions.form.removeLine")}
              </Button>
            </div>
          </div>
        );
      })}
      {lines.length < LINES_MAX && (
        <Button
          variant="secondary"
          className="self-start"
          icon={<ListPlus aria-hidden="true" className="size-5" />}
          onClick={() => onChange([...lines, typedLine()])}
        >
          {t("prescriptions.form.addLine")}
        </Button>
      )}
    </fieldset>
  );
}
