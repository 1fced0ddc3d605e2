import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DeferredDialog } from "#app/ui/dialog/deferred-dialog.tsx";
import { lazyDialog } from "#app/ui/dialog/lazy-dialog.ts";
import { Card } from "#app/ui/layout/card.tsx";

const CODE = lazyDialog(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** The end of an account: what it means, and the way to it. */
export function DeleteAccountCard({ userId, email }: { userId: string; email: string }) {
  const t = useText();
  const [serial, setSerial] = useState<number | null>(null);
  const [last, setLast] = useState(0);

  function open() {
    setSerial(last + 1);
    setLast(last + 1);
  }

  return (
    <Card title={t("accountData.deletion.title")}>
      <p className="mb-4">{t("accountData.deletion.body")}</p>
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onPointerEnter={CODE.prefetch}
        onClick={open}
      >
        {t("accountData.deletion.action")}
      </Button>
      {serial !== null && (
        <DeferredDialog
          serial={serial}
          dialog={CODE}
          props={{ userId, email, onClose: () => setSerial(null) }}
        />
      )}
    </Card>
  );
}
