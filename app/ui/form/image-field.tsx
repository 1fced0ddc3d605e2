import ImageUp from "lucide-react/icons/image-up";
import Trash from "lucide-react/icons/trash-2";
import { type ReactNode, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { IMAGE_TYPES, wrongImage } from "#domain/content/image-file.ts";
import { Button } from "../button/button.tsx";
import { showToast } from "../feedback/toast.ts";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

/** The address of a picture, typed or that of a file from this device; and the picture itself, where it is ours. */
export function ImageField({
  label,
  value,
  onChange,
  upload,
  hint,
  error,
  optional = false,
}: {
  label: string;
  /** Empty for none. */
  value: string;
  onChange: (url: string) => void;
  /** Keeps the file and answers its address. */
  upload: (file: File) => Promise<string>;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
}) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    const wrong = wrongImage(file);
    if (wrong) return showToast({ tone: "failure", message: t(`image.wrong.${wrong}`) });
    setIsBusy(true);
    try {
      onChange(await upload(file));
      showToast({ tone: "success", message: t("image.uploaded") });
    } catch {
      showToast({ tone: "failure", message: t("image.failed") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={label} hint={hint ?? t("image.hint")} error={error} optional={optional}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="url"
            autoComplete="off"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {/* No other site's picture would show: the policy of a page lets none in. */}
      {value.startsWith("/") && (
        <img
          key={value}
          src={value}
          alt={t("image.preview")}
          className="max-h-60 max-w-full self-start rounded-control border border-line"
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(",")}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen again after a failure.
          target.value = "";
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={isBusy}
          icon={<ImageUp aria-hidden="true" className="size-5" />}
          onClick={() => input.current?.click()}
        >
          {t(isBusy ? "image.uploading" : "image.choose")}
        </Button>
        {value !== "" && (
          <Button
            variant="plain"
            icon={<Trash aria-hidden="true" className="size-5" />}
            onClick={() => onChange("")}
          >
            {t("image.remove")}
          </Button>
        )}
      </div>
    </div>
  );
}
