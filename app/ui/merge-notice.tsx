import { useText } from "../locale/text.tsx";
import { Button } from "./button.tsx";

/** A field that two people changed at once, in the words of the page. */
export interface MergedField<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly saved: string;
  /** What is typed here, null where nothing was and the form now holds what was saved. */
  readonly mine: string | null;
}

/** Somebody else saved first: what they wrote, what is typed here, and the choice between the two. */
export function MergeNotice<Field extends string>({
  title,
  fields,
  onTake,
}: {
  title: string;
  fields: readonly MergedField<Field>[];
  onTake: (field: Field) => void;
}) {
  const t = useText();
  const shown = (value: string) => value || t("member.merge.nothing");
  return (
    <div role="alert" className="mt-5 rounded-control border border-soon bg-soon/10 p-4">
      <p className="font-semibold">{title}</p>
      <p>{t("member.merge.body")}</p>
      <dl className="mt-2 flex flex-col gap-3">
        {fields.map(({ field, label, saved, mine }) => (
          <div key={field}>
            <dt className="font-semibold">{label}</dt>
            {mine === null ? (
              <dd>{t("member.merge.taken", { value: shown(saved) })}</dd>
            ) : (
              <>
                <dd>{t("member.merge.saved", { value: shown(saved) })}</dd>
                <dd>{t("member.merge.yours", { value: shown(mine) })}</dd>
                <dd className="mt-1">
                  <Button look="secondary" onClick={() => onTake(field)}>
                    {t("member.merge.take")}
                  </Button>
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
