import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import { PrintButton } from "#app/ui/button/print-button.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import { allIntakesQuery } from "../queries.ts";

/** Reads every dose, then calls the print function. */
export function PrintActivityButton({
  profileId,
  onPrint,
}: {
  profileId: string;
  onPrint: () => void;
}) {
  const t = useText();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    try {
      await queryClient.fetchQuery(allIntakesQuery(profileId, true));
      onPrint();
    } catch (problem) {
      showToast({ tone: "failure", message: t(loadFailure(failureOf(problem))) });
    } finally {
      setBusy(false);
    }
  }

  return <PrintButton busy={isBusy} onPress={() => void print()} />;
}
