import { cleanup, screen } from "@testing-library/react";
import { afterEach, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { DeleteProfileDialog } from "./delete-profile-dialog.tsx";

afterEach(cleanup);

const ZOE = "00000000-0000-4000-8000-00000000aaaa";

const HELD: Readonly<Record<string, number>> = {
  medications: 3,
  medication_intake_logs: 12,
  profile_weights: 9,
  illness_entries: 27,
  prescriptions: 2,
  custom_alerts: 1,
  profile_shares: 0,
};

test("everything that goes with a person is counted before it is deleted", async () => {
  await renderScreen(
    <DeleteProfileDialog
      open
      userId="00000000-0000-4000-8000-00000000bbbb"
      profile={
        {
          id: ZOE,
          firstName: "Zoé",
          lastName: null,
          type: "child",
          bornOn: null,
          level: "own",
          isPrimary: false,
        } as unknown as Parameters<typeof DeleteProfileDialog>[0]["profile"]
      }
      onClose={() => undefined}
    />,
    ({ url }) => {
      const table = new URL(url).pathname.split("/").at(-1) ?? "";
      return new Response(null, { headers: { "content-range": `*/${HELD[table]}` } });
    },
  );
  for (const words of [
    "3 médicaments",
    "12 prises notées",
    "9 poids notés",
    "27 notes et températures de maladie",
    "2 ordonnances",
    "1 alerte créée",
    "0 partage",
  ]) {
    await screen.findByText(words);
  }
});
