import Printer from "lucide-react/icons/printer";
import { useText } from "#app/locale/text.tsx";
import { Button } from "./button.tsx";

/** Phones have no paper at hand; their room goes to the list. */
export function PrintButton({ busy = false, onPress }: { busy?: boolean; onPress: () => void }) {
  const t = useText();
  return (
    <Button
      variant="secondary"
      busy={busy}
      className="max-md:hidden print:hidden"
      icon={<Printer aria-hidden="true" className="size-5" />}
      onClick={onPress}
    >
      {t("ui.print")}
    </Button>
  );
}
