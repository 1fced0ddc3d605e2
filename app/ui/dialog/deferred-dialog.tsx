import { type ComponentType, useEffect, useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { showToast } from "../feedback/toast.ts";
import type { LazyDialog } from "./lazy-dialog.ts";

/**
 * A dialog whose code may still have to come. Where it cannot be fetched, it says so and closes; `React.lazy` would
 * take the whole page down and remember the failure.
 */
export function DeferredDialog<Props extends { onClose: () => void }>({
  serial,
  ...wanted
}: {
  /** Another number is another dialog, with nothing left of the one before. A key would be one among the page's. */
  serial: number;
  dialog: LazyDialog<Props>;
  props: Props;
}) {
  return <FetchedDialog key={serial} {...wanted} />;
}

function FetchedDialog<Props extends { onClose: () => void }>({
  dialog,
  props,
}: {
  dialog: LazyDialog<Props>;
  props: Props;
}) {
  const t = useText();
  const [Dialog, setDialog] = useState<ComponentType<Props> | undefined>(() => dialog.current());
  const { onClose } = props;

  useEffect(() => {
    if (Dialog) return;
    let isWanted = true;
    dialog.fetch().then(
      (fetched) => {
        if (isWanted) setDialog(() => fetched);
      },
      () => {
        if (!isWanted) return;
        showToast({ tone: "failure", message: t("ui.notRead.offline") });
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [Dialog, dialog, onClose, t]);

  return Dialog ? <Dialog {...props} /> : null;
}
