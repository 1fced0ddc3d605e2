import { useQueryClient } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { PaperIdentity } from "./paper-identity.tsx";
import { factsQuery } from "./queries.ts";

afterEach(cleanup);

const HUGO = "00000000-0000-4000-8000-00000000aaaa";

function Sheet({ bornOn }: { bornOn: string | null }) {
  const facts = { id: HUGO, firstName: "Hugo", lastName: "Moreau", bornOn };
  useQueryClient().setQueryData(factsQuery(HUGO).queryKey, facts as never);
  return <PaperIdentity profileId={HUGO} />;
}

test.each([
  { bornOn: "2022-05-03", said: "Nom : Hugo Moreau · Date de naissance : 3 mai 2022" },
  { bornOn: null, said: "Nom : Hugo Moreau · Date de naissance : non renseignée" },
])("a doctor reads whose sheet it is and when it was printed: $said", async ({ bornOn, said }) => {
  await renderScreen(<Sheet bornOn={bornOn} />, () => undefined);
  const person = screen.getByText(/^Nom/);
  expect(person.textContent?.replaceAll(/\s/g, " ")).toBe(said);
  expect(person.parentElement?.textContent).toMatch(
    /Imprimé le \d\d\/\d\d\/\d{4} \d\d:\d\d d’après ce qui est noté/,
  );
});
