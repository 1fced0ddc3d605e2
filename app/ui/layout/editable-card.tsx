import Pencil from "lucide-react/icons/pencil";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "./card.tsx";

/**
 * What is known of one subject, and the form that changes it in the same place. The form is made anew each time, so
 * that cancelling brings back what is stored.
 */
export function EditableCard({
  title,
  mayEdit = true,
  view,
  editor,
}: {
  title: string;
  mayEdit?: boolean;
  view: ReactNode;
  editor: (onClose: () => void) => ReactNode;
}) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const onClose = useCallback(() => setEditing(false), []);
  const place = useRef<HTMLDivElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The focus goes where the work is, and back to the button that began it.
  useEffect(() => {
    if (isEditing) place.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    else if (wasEditing.current) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Card
      title={title}
      action={
        mayEdit &&
        !isEditing && (
          <Button
            ref={pencil}
            variant="plain"
            icon={<Pencil aria-hidden="true" className="size-5" />}
            aria-label={t("member.editOf", { title })}
            className="-mr-4 shrink-0 print:hidden"
            onClick={() => setEditing(true)}
          >
            {t("member.edit")}
          </Button>
        )
      }
    >
      <div ref={place}>{isEditing ? editor(onClose) : view}</div>
    </Card>
  );
}
