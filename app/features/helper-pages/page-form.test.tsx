import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { PageForm } from "./page-form.tsx";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";

test("the phone that a page needs is marked, and what was missing is not said once it is typed", async () => {
  await renderScreen(
    <PageForm
      userId={LEA}
      people={[{ id: LEA, name: "Léa" }]}
      previous={undefined}
      boxesOf={() => null}
      onMade={() => undefined}
    />,
    () => undefined,
    "fr",
    ["member", "helper"],
  );
  const phone = screen.getByLabelText("Téléphone du premier contact (obligatoire)");
  expect(screen.getByLabelText("Nom du premier contact (facultatif)")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Faire la fiche et son lien" }));
  await waitFor(() => expect(phone.getAttribute("aria-invalid")).toBe("true"));
  const missing = screen.getAllByText("À remplir.").length;
  fireEvent.change(phone, { target: { value: "0" } });
  expect(phone.getAttribute("aria-invalid")).toBe("false");
  expect(screen.queryAllByText("À remplir.")).toHaveLength(missing - 1);
});
