import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { parseNotice } from "#domain/notices/notice-parser.ts";
import { useProposeProducts } from "./queries.ts";
import { draftOf, type RecallDraft } from "./recall-draft.ts";
import { RecallForm } from "./recall-form.tsx";

/** As many characters as a recall keeps of its notice. */
const NOTICE_MAX = 20_000;

/** Paste a notice, see what could be read of it, correct that, publish. */
export function NewRecall() {
  const t = useText();
  const [notice, setNotice] = useState("");
  const [draft, setDraft] = useState<{ readonly id: string; readonly of: RecallDraft }>();
  const proposing = useProposeProducts();

  if (draft) {
    return (
      <RecallForm
        key={draft.id}
        id={draft.id}
        read={draft.of}
        onCancel={() => setDraft(undefined)}
        onPublished={() => {
          setDraft(undefined);
          setNotice("");
        }}
      />
    );
  }
  return (
    <Card title={t("admin.recalls.paste.title")}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (notice.trim() === "") return;
          proposing.mutate(parseNotice(notice).products, {
            onSuccess: (proposals) =>
              setDraft({ id: crypto.randomUUID(), of: draftOf(notice, proposals) }),
          });
        }}
      >
        <Field label={t("admin.recalls.paste.notice")} hint={t("admin.recalls.paste.hint")}>
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              maxLength={NOTICE_MAX}
              value={notice}
              onChange={({ target }) => setNotice(target.value)}
            />
          )}
        </Field>
        {proposing.error && (
          <Notice tone="failure">{t(`ui.failure.${failureOf(proposing.error)}`)}</Notice>
        )}
        <Button
          type="submit"
          className="self-start"
          busy={proposing.isPending}
          disabled={notice.trim() === ""}
        >
          {t("admin.recalls.paste.read")}
        </Button>
      </form>
    </Card>
  );
}
