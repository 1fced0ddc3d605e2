import ListPlus from "lucide-react/icons/list-plus";
import { type ReactNode, useMemo } from "react";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import { BOX_LINES_MAX, splitBoxLines } from "#domain/inventory/typed-boxes/box-lines.ts";
import { dateOrder } from "../form.ts";
import { type BoxRow, rowOfLine } from "./box-row.ts";

/** The field for lines. What became rows leaves it, so that nothing is read twice. */
export function LinesForm({
  text,
  onType,
  onRead,
  count,
  actions,
}: {
  text: string;
  onType: (text: string) => void;
  /** @param rest lines beyond what is read at once */
  onRead: (rows: readonly BoxRow[], rest: string) => void;
  /** Rows that are there already. */
  count: number;
  actions: ReactNode;
}) {
  const t = useText();
  const language = useLanguage();
  const order = dateOrder(language);
  const most = Math.max(0, BOX_LINES_MAX - count);
  const { lines, rest } = useMemo(
    () => (most === 0 ? { lines: [], rest: text } : splitBoxLines(text, order, most)),
    [text, order, most],
  );

  function read() {
    if (lines.length > 0)
      onRead(
        lines.map((line) => rowOfLine(line, language)),
        rest,
      );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
      className="flex flex-col gap-3"
    >
      <Field
        label={t("fill.text")}
        hint={rest === "" ? t("fill.hint") : t("fill.most", { most: BOX_LINES_MAX })}
      >
        {(control) => (
          <TextArea
            {...control}
            value={text}
            rows={4}
            autoComplete="off"
            autoCapitalize="words"
            autoCorrect="off"
            spellCheck={false}
            className="max-h-80"
            onChange={({ target }) => onType(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) read();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={count === 0 ? "primary" : "secondary"}
          disabled={lines.length === 0}
          icon={<ListPlus aria-hidden="true" className="size-5" />}
        >
          {lines.length === 0 ? t("fill.readNone") : t("fill.read", { count: lines.length })}
        </Button>
        {actions}
      </div>
    </form>
  );
}
