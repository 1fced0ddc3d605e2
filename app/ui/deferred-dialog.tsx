import { type ComponentType, useEffect, useState } from "react";
import { useText } from "../locale/text.tsx";
import type { DialogCode } from "./dialog-code.ts";
import { showToast } from "./toast.ts";

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
  code: DialogCode<Props>;
  props: Props;
}) {
  return <FetchedDialog key={serial} {...wanted} />;
}

function FetchedDialog<Props extends { onClose: () => void }>({
  code,
  props,
}: {
  code: DialogCode<Props>;
  props: Props;
}) {
  const t = useText();
  const [Dialog, setDialog] = useState<ComponentType<Props> | undefined>(() => code.current());
  const { onClose } = props;

  useEffect(() => {
    if (Dialog) return;
    let isWanted = true;
    code.fetch().then(
      (fetched) => {
        if (isWanted) setDialog(() => fetched);
      },
      () => {
        if (!isWanted) return;
        showToast({ tone: "failure", message: t("ui.failure.offline") });
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [Dialog, code, onClose, t]);

  return Dialog ? <Dialog {...props} /> : null;
}
