import { type ReactNode, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";

/** A box that is reserved for somebody else leads to a dose only once that was read and pressed. */
export function OwnerFirst({
  box: { otherOwner },
  children,
}: {
  box: CabinetBox;
  children: ReactNode;
}) {
  const t = useText();
  const [isRead, setIsRead] = useState(false);
  if (!otherOwner) return children;
  const { name } = otherOwner;
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isRead}
        className="mt-auto min-h-12 w-full sm:w-auto sm:self-start"
        onClick={() => setIsRead((was) => !was)}
      >
        {name === null
          ? t("symptoms.offer.reservedNameless")
          : t("symptoms.offer.reservedFor", { name })}
      </Button>
      {isRead && children}
    </>
  );
}
