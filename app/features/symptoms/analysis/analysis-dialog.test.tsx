import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import {
  box,
  CLAIRE,
  DOLIPRANE,
  house,
  names,
  of,
  openAnalysis,
  words,
} from "#testing/harness/open-analysis.tsx";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { AnalysisDialog } from "./analysis-dialog.tsx";

afterEach(cleanup);

const NO_NOTES: readonly never[] = [];

test("as long as a box is on its way nothing is offered", async () => {
  await openAnalysis([of("headache")], (request) =>
    request.url.includes("/list_boxes_in_reach?") ? undefined : house([])(request),
  );
  await screen.findByText("Chargement…");
  expect(names()).toEqual([]);
  expect(screen.queryByText(/Aucun médicament correspondant/)).toBeNull();
});

test("an allergy nobody could read lets nothing through, and the numbers stay", async () => {
  let asked = 0;
  await openAnalysis([of("headache")], house([DOLIPRANE]), {
    patient: undefined,
    problem: new TypeError("fetch failed"),
    onRetry: () => {
      asked += 1;
    },
  });
  expect(await screen.findByText("Sans ces données, Trousse ne propose rien.")).toBeDefined();
  await waitFor(() => {
    expect(screen.getAllByRole("link", { name: /^Appeler le 15/ })).toHaveLength(2);
  });
  expect(names()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(asked).toBe(1);
});

test("an emergency waits for no box and no profile, and holds every other symptom back", async () => {
  const { requests } = await openAnalysis(
    [of("headache"), words("elle ne respire plus")],
    () => undefined,
    { patient: undefined },
  );
  expect(await screen.findByText("Appelez les secours maintenant")).toBeDefined();
  expect(screen.getByText("Mal de tête")).toBeDefined();
  expect(screen.getByText(/Rien n’est proposé tant que l’urgence/)).toBeDefined();
  expect(screen.queryByText(/€|24-48h|ordonnance|Où commander/)).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(names()).toEqual([]);
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith("/symptom_searches"))).toBe(true),
  );
});

test("an own box comes first, says why and what was taken, and can be taken", async () => {
  const hoursAgo = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const { taken, requests } = await openAnalysis(
    [of("headache")],
    house(
      [DOLIPRANE],
      [{ medication_id: DOLIPRANE.id, medication_name: "Doliprane", taken_at: hoursAgo }],
    ),
  );
  await waitFor(() => expect(names()).toEqual(["Doliprane 1000 mg", "Ibuprofène"]));
  const own = within(screen.getByRole("article", { name: "Doliprane 1000\u00a0mg" }));
  expect(own.getByText("Dans votre armoire")).toBeDefined();
  expect(own.getByText("Paracétamol déjà pris il y a 5 h par Claire (Doliprane).")).toBeDefined();
  expect(own.getByText(/Contient ce que notre liste cite pour « Mal de tête »/)).toBeDefined();
  expect(
    screen.queryByText(/€|24-48|Où commander/),
    "nothing to buy where something fits",
  ).toBeNull();
  expect(screen.getByText("2 propositions")).toBeDefined();
  fireEvent.click(own.getByRole("button", { name: "Je l’ai pris : Doliprane 1000 mg" }));
  expect(taken).toEqual(["Doliprane"]);
  await waitFor(() => expect(requests.filter(({ method }) => method === "POST")).toHaveLength(2));
});

test("a box within its interval says from when below that none is offered, and leads to no dose", async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await openAnalysis(
    [of("headache")],
    house(
      [DOLIPRANE],
      [{ medication_id: DOLIPRANE.id, medication_name: "Doliprane", taken_at: hourAgo }],
    ),
  );
  await waitFor(() => expect(names()).toEqual(["Doliprane 1000 mg", "Ibuprofène"]));
  screen.getByText("Aucune boîte de la maison n’est proposée pour l’instant.");
  const own = within(screen.getByRole("article", { name: "Doliprane 1000\u00a0mg" }));
  expect(own.getByText(/^Paracétamol : pas avant (le .+ à )?\d{2}:\d{2}\.$/)).toBeDefined();
  expect(own.queryByRole("button")).toBeNull();
});

test("a box whose substance the database recorded in another one waits too", async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const contained = { substance_id: "paracetamol", milligrams: 500, weighed_as: null };
  const dose = { medication_id: null, medication_name: "Sachets de Mamie", taken_at: hourAgo };
  await openAnalysis(
    [of("headache")],
    house([DOLIPRANE], [{ ...dose, intake_substances: [contained] }]),
  );
  await waitFor(() => expect(names()).toEqual(["Doliprane 1000 mg", "Ibuprofène"]));
});

test("an old weight of a child is asked for in place, and nothing is offered until then", async () => {
  await openAnalysis([of("headache")], house([DOLIPRANE]), {
    patient: { ...CLAIRE, type: "child", bornOn: day("2020-05-01"), weightKg: 15 },
  });
  expect(await screen.findByText("Le champ du poids")).toBeDefined();
  expect(screen.getByText(/^Rien n’est proposé tant que le poids n’est pas noté/)).toBeDefined();
  expect(names()).toEqual([]);
});

test("the date of birth of a child is asked for in place, and nothing is offered until then", async () => {
  await openAnalysis([of("headache")], house([DOLIPRANE]), {
    patient: { ...CLAIRE, type: "child", bornOn: null, weightKg: 9 },
  });
  expect(await screen.findByText("Le champ de la date de naissance")).toBeDefined();
  expect(screen.getByText(/^Rien n’est proposé tant que la date de naissance/)).toBeDefined();
  expect(screen.queryByText("Le champ du poids")).toBeNull();
  expect(screen.queryByText(/^Poids inconnu|Poids : inconnu|Grossesse/)).toBeNull();
  expect(names()).toEqual([]);
});

test("what was not compared stands beside what was found, in letters of the same size", async () => {
  await openAnalysis([of("headache")], house([DOLIPRANE]), {
    patient: { ...CLAIRE, allergies: ["pénicilline"] },
  });
  const missing = within(await screen.findByRole("region", { name: "Ce qui n’a pas été vérifié" }));
  expect(missing.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "Poids : inconnu, inhabituel ou trop ancien.",
    "Maladies : aucune n’est notée ni cochée.",
    "Traitements : aucun n’est reconnu dans les boîtes ni dans les prises.",
  ]);
  expect(missing.queryAllByText(/./, { selector: ".text-sm" })).toEqual([]);
  const own = within(screen.getByRole("article", { name: "Doliprane 1000\u00a0mg" }));
  expect(own.getByText("Aucune alerte connue de notre liste.")).toBeDefined();
});

test("where nothing is compared, nothing is said to have no known alert", async () => {
  await openAnalysis([of("headache")], house([DOLIPRANE]), { guidance: "leaflet" });
  const missing = within(await screen.findByRole("region", { name: "Ce qui n’a pas été vérifié" }));
  expect(missing.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Tout : cette installation montre le carnet et la notice/),
  ]);
  expect(names()).toContain("Doliprane 1000 mg");
  expect(screen.queryByText(/Aucune alerte connue/)).toBeNull();
});

test("who may only read is not asked whether they took it", async () => {
  await openAnalysis([of("headache")], house([DOLIPRANE]), { level: "view" });
  await waitFor(() => expect(names()).toContain("Doliprane 1000 mg"));
  expect(screen.queryByRole("button", { name: /^Je l’ai pris/ })).toBeNull();
});

test("an expired box is named as unusable, and the list of what was refused opens on demand", async () => {
  await openAnalysis(
    [of("headache")],
    house([box("Doliprane", "1000 mg", { expiry_date: "2026-01-31" })]),
  );
  expect(
    await screen.findByText("Inutilisable : Doliprane 1000 mg, périmé le 31 janvier 2026."),
  ).toBeDefined();
  expect(names()).toEqual(["Paracétamol", "Ibuprofène"]);
  const refused = (await screen.findByText("1 produit écarté, et pourquoi")).closest("details");
  expect(refused?.open).toBe(false);
  expect(refused?.textContent).toContain("Périmé");
});

test("an allergy is the reason, told with the rule behind it; one nobody can read is named", async () => {
  await openAnalysis([of("headache")], house([box("Advil", "200 mg")]), {
    patient: { ...CLAIRE, allergies: ["aspirine", "zorglub"] },
  });
  expect(
    await screen.findByText("À ne pas prendre : Advil 200 mg, à cause de l’allergie « aspirine »."),
  ).toBeDefined();
  await waitFor(() =>
    expect(
      screen.getAllByText(
        /^Non proposé : .+ — Allergie : aspirine\. Même famille que l’allergie notée\. Demandez/,
      ),
    ).toHaveLength(2),
  );
  expect(
    screen.getByText(/Allergie que nos règles ne savent pas comparer : zorglub/),
  ).toBeDefined();
});

test("a tick changes what is offered at once, and is sent nowhere", async () => {
  const { requests } = await openAnalysis([of("headache")], house([]));
  await waitFor(() => expect(names()).toEqual(["Paracétamol", "Ibuprofène"]));
  expect(
    screen.getByText("Aucune boîte de votre armoire ne répond à ces symptômes."),
  ).toBeDefined();
  await waitFor(() => expect(requests.filter(({ method }) => method === "POST")).toHaveLength(2));
  const before = requests.length;
  fireEvent.click(screen.getByLabelText("Enceinte"));
  expect(names()).toEqual(["Paracétamol"]);
  expect(screen.getByText("Pendant une grossesse.")).toBeDefined();
  expect(screen.getByText(/avant, demandez d’abord\. Source : ANSM/)).toBeDefined();
  fireEvent.click(screen.getByLabelText("Naturel"));
  expect(names()).toEqual([]);
  expect(screen.getByText("Pendant une grossesse.")).toBeDefined();
  expect(screen.getByText("Aucun produit naturel à proposer ici.")).toBeDefined();
  expect(requests).toHaveLength(before);
});

test("dehydration that is ticked sends to a doctor ahead of what is offered, and takes ibuprofen away", async () => {
  await openAnalysis([of("headache")], house([]));
  await waitFor(() => expect(names()).toContain("Ibuprofène"));
  fireEvent.click(screen.getByLabelText("Déshydratation : vomit ou a la diarrhée, boit peu"));
  expect(names()).not.toContain("Ibuprofène");
  const doctor = screen.getByText(/^Signes de déshydratation : voyez un médecin maintenant/);
  const refused = screen.getByText(/produits? écartés?, et pourquoi$/);
  expect(doctor.compareDocumentPosition(refused)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a tick that makes an emergency of it can be taken back beside the numbers", async () => {
  await openAnalysis([words("saignement")], house([]));
  await screen.findByText(/Notre liste ne connaît pas ces mots/);
  fireEvent.click(screen.getByLabelText("Enceinte"));
  expect(screen.getByText("Appelez les secours maintenant")).toBeDefined();
  fireEvent.click(screen.getByLabelText("Enceinte"));
  expect(screen.queryByText("Appelez les secours maintenant")).toBeNull();
});

test("the doctor is called or visited in a tab that learns nothing; without one the profile is a press away", async () => {
  await openAnalysis([of("headache")], house([]));
  expect(
    await screen.findByText("Votre profil ne nomme pas encore de médecin traitant."),
  ).toBeDefined();
  expect(
    screen.getByRole("link", { name: "Ajouter un médecin traitant" }).getAttribute("href"),
  ).toBe("/fr-fr/profile");
  cleanup();

  const { requests } = await openAnalysis([of("headache")], house([]), {
    patient: {
      ...CLAIRE,
      doctor: {
        ...CLAIRE.doctor,
        name: "Dr Faure",
        phone: "01 23 45 67 89",
        appointmentLink: "https://rendez-vous.example/faure",
      },
    },
  });
  const visit = await screen.findByRole("link", { name: /^Prendre rendez-vous/ });
  expect(visit.getAttribute("rel")).toBe("noopener noreferrer");
  expect(visit.getAttribute("target")).toBe("_blank");
  const call = screen.getByRole("link", { name: "Appeler le 01 23 45 67 89" });
  expect(call.getAttribute("href")).toBe("tel:0123456789");
  fireEvent.click(call);
  await waitFor(async () => {
    const written = await Promise.all(
      requests
        .filter(({ url }) => url.includes("/user_activity_logs"))
        .map((each) => each.clone().json()),
    );
    expect(
      written.map(({ activity_type, activity_data }) => [activity_type, activity_data]),
    ).toContainEqual(["doctor_appointment_clicked", { type: "phone" }]);
  });
});

test("Escape and the cross close it", async () => {
  const { closed } = await openAnalysis([of("headache")], house([]));
  fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(closed()).toBe(2);
});

test("a box of another person of the home is offered after one's own, with whose it is", async () => {
  const free = { active_molecule: "Paracétamol", prescription_required: "Non" };
  const ofLea = box("Doliprane", "1000 mg", {
    for_profile_id: "lea",
    medication_references: free,
  });
  await openAnalysis([of("headache")], house([ofLea]));
  await waitFor(() => expect(names()).toContain("Doliprane 1000 mg"));
  expect(await screen.findByText("Aussi dans la maison, au nom de Léa Moreau")).toBeDefined();
});

test("a box of another person that nobody knows to be free of prescription is refused with the reason", async () => {
  const ofLea = box("Doliprane", "1000 mg", { for_profile_id: "lea" });
  await openAnalysis([of("headache")], house([ofLea]));
  fireEvent.click(await screen.findByText(/produit écarté/));
  expect(screen.getByText(/au nom de quelqu’un d’autre/)).toBeDefined();
});

test("what is in the house stands above the filters", async () => {
  await openAnalysis([of("headache")], house([box("Doliprane", "1000 mg")]));
  const offer = await screen.findByRole("heading", { name: /Doliprane/ });
  const filter = await screen.findByRole("radio", { name: "Tout" });
  expect(offer.compareDocumentPosition(filter) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

/** An answer that waits out of sight until somebody asks for it. */
function AskedFor({ chosen }: { chosen: readonly ChosenSymptom[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Demander
      </button>
      <AnalysisDialog
        open={open}
        profileId="00000000-0000-4000-8000-00000000aaaa"
        person="Claire"
        chosen={chosen}
        notes={NO_NOTES}
        reading={{ patient: CLAIRE, problem: null, onRetry: () => undefined }}
        onTake={() => undefined}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

test("a prepared answer is neither seen nor recorded before it is asked for, and leaves when it is closed", async () => {
  localStorage.setItem("user-country", "FR");
  const { requests } = await renderScreen(
    <PermissionLevelProvider level="own">
      <AskedFor chosen={[of("headache")]} />
    </PermissionLevelProvider>,
    house([DOLIPRANE]),
  );
  const saved = () => requests.filter(({ url }) => url.includes("/symptom_searches"));
  await waitFor(() => expect(document.querySelector("article")).not.toBeNull());
  const prepared = document.querySelector("article");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(names()).toEqual([]);
  expect(saved()).toHaveLength(0);
  const readBefore = requests.filter(({ url }) => url.includes("/medication_intake_logs?")).length;

  fireEvent.click(screen.getByRole("button", { name: "Demander" }));
  // The very elements: nothing is drawn again.
  expect(screen.getAllByRole("article")[0]).toBe(prepared);
  await waitFor(() => expect(saved()).toHaveLength(1));
  // Somebody may have given a dose a moment ago.
  await waitFor(() =>
    expect(
      requests.filter(({ url }) => url.includes("/medication_intake_logs?")).length,
    ).toBeGreaterThan(readBefore),
  );

  fireEvent.click(screen.getByRole("button", { name: "Terminé" }));
  await waitFor(() => expect(document.querySelector("article")).toBeNull());
});

test("what is typed of the person is taken into account and is no unknown symptom", async () => {
  await openAnalysis([of("headache"), words("enceinte")], house([box("Advil", "200 mg")]));
  await screen.findByText("Pris en compte dans tout ce qui est proposé ici.");
  expect(screen.queryByText("Au moindre doute, appelez d’abord")).toBeNull();
  fireEvent.click(await screen.findByText("2 produits écartés, et pourquoi"));
  const why = /^Non proposé : Advil.* — grossesse, d’après ce que vous avez indiqué\./iu;
  expect(screen.getByText(why)).toBeDefined();
  expect(screen.getByRole("checkbox", { name: "Enceinte (déjà indiqué)" })).toBeDefined();
});

test("what the illness log holds is taken into account", async () => {
  await openAnalysis([of("headache")], house([box("Advil", "200 mg")]), {
    notes: [{ words: "varicelle", notedAt: instant("2026-11-25T03:52:00Z") }],
  });
  fireEvent.click(await screen.findByText("2 produits écartés, et pourquoi"));
  expect(screen.getAllByText(/Anti-inflammatoire : à éviter avec la varicelle/u)).toHaveLength(2);
});

test.each([
  ["A vomi le Doliprane, respire un peu vite", "respire"],
  ["he is breathing fast", "breathing"],
])("an emergency of the illness log says that it is one: %s", async (remark, word) => {
  const notes = [{ words: remark, notedAt: instant("2026-11-25T03:52:00Z") }];
  await openAnalysis([of("headache")], house([box("Doliprane", "500 mg")]), { notes });
  const found = await screen.findByText(/^Reconnu : .*, d’après la remarque (?:de|du) /u);
  expect(found.textContent).toContain(word);
});

test("what is asked now is no remark of before", async () => {
  const notes = [{ words: "toux", notedAt: instant("2026-11-25T03:52:00Z") }];
  await openAnalysis([words("ne respire plus")], house([]), { notes });
  const found = await screen.findByText(/^Reconnu : /u);
  expect(found.textContent).not.toContain("remarque");
});

test("an illness log that could not be read is said", async () => {
  await openAnalysis([of("headache")], house([box("Doliprane", "500 mg")]), { notes: null });
  await screen.findByText("Carnet de maladie : il n’a pas pu être lu.");
});

test("nothing is offered before the illness log is read", async () => {
  const waiting = house([box("Doliprane", "500 mg")]);
  await openAnalysis([of("headache")], waiting, { notes: undefined });
  expect(screen.queryByText(/Doliprane/u)).toBeNull();
});
