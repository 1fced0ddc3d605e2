import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { today } from "#app/client/time/today.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/feedback/notice.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { DateInput } from "#app/ui/form/date-input.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextInput } from "#app/ui/form/text-input.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { ProductSearch } from "./product-search.tsx";
import { usePublishRecall } from "./queries.ts";
import {
  addedProduct,
  type DraftProduct,
  type RecallDraft,
  type RecallProblem,
  readRecallDraft,
} from "./recall-draft.ts";
import { RecalledProductField } from "./recalled-product-field.tsx";

/** What was read of a notice, to be confirmed. Nothing is told to anybody before it is published. */
export function RecallForm({
  id,
  read,
  onCancel,
  onPublished,
}: {
  id: string;
  read: RecallDraft;
  onCancel: () => void;
  onPublished: () => void;
}) {
  const t = useText();
  const [draft, setDraft] = useState(read);
  const [problems, setProblems] = useState<readonly RecallProblem[]>([]);
  const publishing = usePublishRecall();
  const wrong = (problem: RecallProblem) =>
    problems.includes(problem) && t(`admin.recalls.wrong.${problem}`);
  const change = (part: Partial<RecallDraft>) => setDraft({ ...draft, ...part });
  const changeProduct = (changed: DraftProduct) =>
    change({
      products: draft.products.map((each) =>
        each.referenceId === changed.referenceId ? changed : each,
      ),
    });

  function publish() {
    const recall = readRecallDraft(draft);
    if ("problems" in recall) return setProblems(recall.problems);
    setProblems([]);
    publishing.mutate(
      { id, recall },
      {
        onSuccess: () => {
          showToast({ tone: "success", message: t("admin.recalls.published") });
          onPublished();
        },
      },
    );
  }

  return (
    <Card title={t("admin.recalls.confirm.title")}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <p className="max-w-prose text-ink-soft">{t("admin.recalls.confirm.lead")}</p>
        <Field label={t("admin.recalls.fields.title")} error={wrong("title")} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={draft.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <Field
          label={t("admin.recalls.fields.publishedOn")}
          error={wrong("publishedOn")}
          required
          className="max-w-sm"
        >
          {(control) => (
            <DateInput
              {...control}
              max={today()}
              value={draft.publishedOn}
              onChange={({ target }) => change({ publishedOn: target.value })}
            />
          )}
        </Field>
        <Field
          label={t("admin.recalls.fields.url")}
          hint={t("admin.recalls.fields.urlHint")}
          error={wrong("url")}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              value={draft.url}
              onChange={({ target }) => change({ url: target.value })}
            />
          )}
        </Field>
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t("admin.recalls.fields.products")}</h3>
          {draft.products.length === 0 && (
            <p className="text-ink-soft">{t("admin.recalls.confirm.noProduct")}</p>
          )}
          <ul className="flex flex-col gap-3">
            {draft.products.map((product) => (
              <li key={product.referenceId} className="rounded-control border border-line p-3">
                <RecalledProductField product={product} onChange={changeProduct} />
              </li>
            ))}
          </ul>
          <ProductSearch
            known={draft.products}
            onChoose={(product) =>
              change({ products: [...draft.products, addedProduct(product, draft)] })
            }
          />
        </section>
        {(wrong("products") || wrong("lots")) && (
          <Notice tone="failure">{wrong("products") || wrong("lots")}</Notice>
        )}
        {publishing.error && (
          <Notice tone="failure">{t(`ui.failure.${failureOf(publishing.error)}`)}</Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={publishing.isPending}>
            {t("admin.recalls.publish")}
          </Button>
          <Button variant="plain" onClick={onCancel}>
            {t("admin.recalls.back")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
