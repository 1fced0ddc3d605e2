import { useText } from "#app/locale/text.tsx";
import { Button } from "../button/button.tsx";
import { TextArea } from "./text-input.tsx";

/** Characters that still stand between two buttons. */
const LONG_TEXT_LENGTH = 300;

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
              <Value>{t("member.merge.taken", { value: shown(saved) })}</Value>
            ) : (
              <>
                <Value>{t("member.merge.saved", { value: shown(saved) })}</Value>
                <Value>{t("member.merge.yours", { value: shown(mine) })}</Value>
                <dd className="mt-1">
                  <Button variant="secondary" onClick={() => onTake(field)}>
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

/** A text too long to lie between two buttons scrolls, and can be copied from. */
function Value({ children }: { children: string }) {
  return (
    <dd className="wrap-anywhere">
      {children.length <= LONG_TEXT_LENGTH ? (
        children
      ) : (
        <TextArea
          readOnly
          rows={6}
          value={children}
          aria-label={`${children.slice(0, LONG_TEXT_LENGTH / 5)}…`}
        />
      )}
    </dd>
  );
}
