import { useQueryClient } from "@tanstack/react-query";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { allIntakesQuery } from "./queries.ts";

/** Reads every dose, then hands over to whoever prints. Phones have no paper at hand; their room goes to the list. */
export function PrintButton({ profileId, onPrint }: { profileId: string; onPrint: () => void }) {
  const t = useText();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    try {
      await queryClient.fetchQuery(allIntakesQuery(profileId, true));
      onPrint();
    } catch (problem) {
      showToast({ tone: "failure", message: t(`ui.failure.${failureOf(problem)}`) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="secondary"
      busy={isBusy}
      className="max-md:hidden"
      icon={<Printer aria-hidden="true" className="size-5" />}
      onClick={() => void print()}
    >
      {t("intakes.print")}
    </Button>
  );
}
