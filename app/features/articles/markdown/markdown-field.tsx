import Bold from "lucide-react/icons/bold";
import Heading from "lucide-react/icons/heading";
import ImageIcon from "lucide-react/icons/image";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import Quote from "lucide-react/icons/quote";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import { IMAGE_TYPES, wrongImage } from "#domain/content/image-file.ts";
import { uploadArticleImage } from "../queries.ts";
import { type Edit, editOf, imageEdit, type Marking } from "./markdown-edit.ts";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";

const TOOLS = [
  { name: "bold", Icon: Bold, keys: "Control+B" },
  { name: "italic", Icon: Italic, keys: "Control+I" },
  { name: "heading", Icon: Heading, keys: "Control+Shift+1" },
  { name: "list", Icon: List, keys: "Control+Shift+8" },
  { name: "quote", Icon: Quote, keys: "Control+Shift+9" },
  { name: "link", Icon: Link, keys: "Control+K" },
  { name: "image", Icon: ImageIcon },
] as const;

/** By the key as it lies on the keyboard, which is the same whatever it prints. */
const SHIFTED: Partial<Record<string, Marking>> = {
  Digit1: "heading",
  Digit8: "list",
  Digit9: "quote",
};
const PLAIN: Partial<Record<string, Marking>> = { b: "bold", i: "italic", k: "link" };

/** A text in Markdown, with a bar of marks above it. What is typed can be taken back as ever. */
export function MarkdownField({
  label,
  lang,
  error,
  hint,
  required = false,
  register,
}: {
  label: string;
  lang: string;
  error: ReactNode;
  hint: ReactNode;
  required?: boolean;
  /** Called where the field is drawn: the form takes its fields in the order in which they ask. */
  register: () => UseFormRegisterReturn;
}) {
  const t = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const word = t("articles.markdown.aWord");

  function mark(marking: Marking) {
    if (area.current) write(area.current, editOf(marking, selectedIn(area.current), word));
  }

  async function addImage(file: File | undefined) {
    if (!file || !area.current) return;
    const wrong = wrongImage(file);
    if (wrong) return showToast({ tone: "failure", message: t(`image.wrong.${wrong}`) });
    setIsUploading(true);
    try {
      const url = await uploadArticleImage(file);
      const alt = t("articles.markdown.anImage");
      write(area.current, imageEdit(selectedIn(area.current), url, alt));
      showToast({ tone: "success", message: t("image.uploaded") });
    } catch {
      showToast({ tone: "failure", message: t("image.failed") });
    } finally {
      setIsUploading(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey === event.metaKey) return;
    const marking = event.shiftKey ? SHIFTED[event.code] : PLAIN[event.key.toLowerCase()];
    if (!marking) return;
    event.preventDefault();
    mark(marking);
  }

  return (
    <Field
      label={label}
      error={error}
      required={required}
      hint={
        <>
          {hint}
          <span className="block">{t("articles.markdown.help")}</span>
        </>
      }
    >
      {(control) => (
        <div className="flex flex-col">
          <MarkdownToolbar
            label={t("articles.markdown.toolbar")}
            controls={control.id}
            tools={TOOLS.map(({ name, Icon, ...tool }) => ({
              name,
              Icon,
              keys: "keys" in tool ? tool.keys : undefined,
              label: t(`articles.markdown.${name}`),
              isBusy: name === "image" && isUploading,
              press: () => (name === "image" ? files.current?.click() : mark(name)),
            }))}
          />
          <TextArea
            {...control}
            {...registered(register(), area)}
            lang={lang}
            rows={18}
            spellCheck
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const [image] = event.clipboardData.files;
              if (!image) return;
              event.preventDefault();
              void addImage(image);
            }}
            className="rounded-t-none font-mono text-sm leading-relaxed"
          />
          <input
            ref={files}
            type="file"
            hidden
            accept={IMAGE_TYPES.join(",")}
            onChange={({ target }) => {
              void addImage(target.files?.[0]);
              target.value = "";
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** Its element is the form's as well as ours. */
function registered(
  { ref, ...rest }: UseFormRegisterReturn,
  area: RefObject<HTMLTextAreaElement | null>,
) {
  return {
    ...rest,
    ref(element: HTMLTextAreaElement | null) {
      ref(element);
      area.current = element;
    },
  };
}

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { text: value, start: selectionStart, end: selectionEnd };
}

function write(area: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and the only way to write into a field so that the browser can take it back.
  if (!document.execCommand("insertText", false, insert)) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
