import { useText } from "#app/locale/text.tsx";
import { Button } from "../button/button.tsx";

/** "Is it being taken now?" of a box that anybody in the home may have: yes or no, kept until somebody changes it. */
export function TakenQuestion({
  name,
  person,
  answering: { mayAnswer, answer, isError, pending },
}: {
  /** On the box. */
  name: string;
  /** Who may take it; null where nobody knows the name. */
  person: string | null;
  answering: {
    readonly mayAnswer: boolean;
    readonly answer: (given: { name: string; takes: boolean }) => void;
    readonly isError: boolean;
    readonly pending: { readonly name: string; readonly takes: boolean | null } | null;
  };
}) {
  const t = useText();
  if (!mayAnswer) return null;
  const question =
    person === null
      ? t("interactions.takenNow", { name })
      : t("interactions.takenNowBy", { name, person });
  const buttons = [
    { takes: true, label: t("interactions.takes") },
    { takes: false, label: t("interactions.doesNotTake") },
  ];
  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{question}</legend>
      {buttons.map(({ takes, label }) => (
        <Button
          key={label}
          variant="secondary"
          className="min-h-12"
          aria-label={`${question} ${label}`}
          busy={pending?.name === name && pending.takes === takes}
          onClick={() => answer({ name, takes })}
        >
          {label}
        </Button>
      ))}
      {isError && <p role="alert">{t("interactions.answerFailed")}</p>}
    </fieldset>
  );
}
