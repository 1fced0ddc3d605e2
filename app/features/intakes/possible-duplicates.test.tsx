import { useQueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { PossibleDuplicates } from "./possible-duplicates.tsx";

afterEach(cleanup);

const QUESTION = {
  id: "00000000-0000-4000-8000-000000000001",
  intake_id: "00000000-0000-4000-8000-000000000002",
  own_intake_id: "00000000-0000-4000-8000-000000000003",
  profile_id: "00000000-0000-4000-8000-000000000004",
  profile_name: "Hugo",
  giver_name: "Julien",
  taken_at: new Date(Date.now() - 3 * 60_000).toISOString(),
  recorded_at: new Date().toISOString(),
  quantity: 7,
  product_name: "Doliprane",
  dosage: "2,4 %",
  form: "Sirop",
  own_taken_at: new Date(Date.now() - 8 * 60_000).toISOString(),
  own_quantity: 2,
  own_product_name: "Efferalgan",
  own_dosage: "500 mg",
  own_form: "Comprimé",
};

type Asked = typeof QUESTION;

async function open(
  answers: (body: unknown) => Response,
  { asked = QUESTION as Asked | Asked[], left = [QUESTION.own_intake_id, QUESTION.intake_id] } = {},
) {
  let questions = [asked].flat();
  const answered = async (request: Request) => {
    const response = answers(await request.json());
    if (response.ok) questions = questions.slice(1);
    return response;
  };
  return renderScreen(<PossibleDuplicates />, (request) => {
    if (request.url.endsWith("/list_possible_duplicates")) return Response.json(questions);
    if (request.url.includes("/medication_intake_logs")) {
      return Response.json(left.map((id) => ({ id })));
    }
    return request.url.endsWith("/answer_possible_duplicate") ? answered(request) : undefined;
  });
}

const dosesIn = (question: HTMLElement) =>
  within(question)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace(/\s/gu, " "));

test.each([
  { press: "C’est la même", is_same: true },
  { press: "Il y a eu deux doses", is_same: false },
])(
  "«$press» answers the question about the other's dose, which then leaves",
  async ({ press, is_same }) => {
    const sent: unknown[] = [];
    await open((body) => {
      sent.push(body);
      return Response.json(is_same ? QUESTION.intake_id : null);
    });
    const question = await screen.findByRole("alert", { name: "Dose notée deux fois ?" });
    expect(question.textContent?.replace(/\s/gu, " ")).toMatch(
      /Pour Hugo, est-ce la même dose \? Les deux comptent/,
    );
    expect(dosesIn(question)).toEqual([
      expect.stringMatching(
        /\(il y a [78] minutes\), 2 comprimés, donnée par vous \(Efferalgan 500 mg\)/,
      ),
      expect.stringMatching(
        /\(il y a [23] minutes\), 7 mL de sirop, donnée par Julien \(Doliprane 2,4 %\)/,
      ),
    ]);
    expect(question.textContent).not.toContain("1 sur");
    fireEvent.click(screen.getByRole("button", { name: press }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(sent).toEqual([{ duplicate: QUESTION.id, is_same }]);
    expect(screen.queryByText(/avait déjà répondu/)).toBeNull();
    if (!is_same) return expect(screen.queryByText(/Une seule dose compte/)).toBeNull();
    // Hers was recorded first, and is another quantity than his.
    const kept = screen.getByText(/Une seule dose compte/).textContent?.replace(/\s/gu, " ");
    expect(kept).toMatch(/2 comprimés, donnée par vous .* Si une autre quantité a été donnée/);
    fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  },
);

test("doses that can no longer be read say nothing of what the other one answered", async () => {
  await open(() => Response.json(null), { left: [] });
  fireEvent.click(await screen.findByRole("button", { name: "Il y a eu deux doses" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.queryByText(/avait déjà répondu/)).toBeNull();
});

test.each([
  {
    press: "Il y a eu deux doses",
    left: [QUESTION.own_intake_id],
    told: "L’autre personne avait déjà répondu : c’était la même dose. Une seule est comptée. Si une deuxième a été donnée, notez-la de nouveau.",
  },
  {
    press: "C’est la même",
    left: [QUESTION.own_intake_id, QUESTION.intake_id],
    told: "L’autre personne avait déjà répondu : il y a eu deux doses. Les deux comptent.",
  },
])(
  "«$press» after the other one answered the opposite says what counts",
  async ({ press, left, told }) => {
    await open(() => Response.json(null), { left });
    fireEvent.click(await screen.findByRole("button", { name: press }));
    expect(await screen.findByText(told)).toBeDefined();
  },
);

test("an answer that could not be saved leaves the question", async () => {
  await open(() => Response.json({ code: "XX000", message: "no" }, { status: 500 }));
  fireEvent.click(await screen.findByRole("button", { name: "C’est la même" }));
  expect(
    await screen.findByText("Votre réponse n’a pas été enregistrée. Réessayez."),
  ).toBeDefined();
  expect(screen.getByRole("alert", { name: "Dose notée deux fois ?" })).toBeDefined();
});

test("a dose of this minute was given just now", async () => {
  const taken_at = new Date().toISOString();
  await open(() => Response.json(null), {
    asked: { ...QUESTION, taken_at },
  });
  const question = await screen.findByRole("alert", { name: "Dose notée deux fois ?" });
  expect(question.textContent).toMatch(/ \(à l’instant\), 7\smL de sirop, donnée par Julien/);
});

test("a dose that is like two of the other's is asked about in turn, each time with both", async () => {
  const sent: unknown[] = [];
  const other = {
    ...QUESTION,
    id: "00000000-0000-4000-8000-000000000009",
    intake_id: "00000000-0000-4000-8000-000000000008",
    quantity: 3,
  };
  await open(
    (body) => {
      sent.push(body);
      return Response.json(null);
    },
    { asked: [QUESTION, other] },
  );
  const first = await screen.findByRole("alert", { name: "Dose notée deux fois ?" });
  expect(first.textContent).toContain("1 sur 2");
  expect(dosesIn(first)).toEqual([
    expect.stringContaining("2 comprimés"),
    expect.stringContaining("7 mL"),
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Il y a eu deux doses" }));
  await screen.findByText(/3\smL/);
  // The second press of a double press is no answer about doses that nobody has read of.
  fireEvent.click(screen.getByRole("button", { name: "Il y a eu deux doses" }));
  const second = screen.getByRole("alert", { name: "Dose notée deux fois ?" });
  expect(second.textContent).not.toContain("1 sur");
  expect(sent).toHaveLength(1);
  await pressWhenEnabled("Il y a eu deux doses");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(sent).toEqual([
    { duplicate: QUESTION.id, is_same: false },
    { duplicate: other.id, is_same: false },
  ]);
});

function Refresh() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      refresh
    </button>
  );
}

test("a question that comes meanwhile waits behind the one that is being read", async () => {
  const newer = { ...QUESTION, id: "00000000-0000-4000-8000-000000000009", profile_name: "Léa" };
  let questions = [QUESTION];
  const sent: unknown[] = [];
  const answered = async (request: Request) => {
    sent.push(await request.json());
    questions = [newer];
    return Response.json(QUESTION.intake_id);
  };
  await renderScreen(
    <>
      <PossibleDuplicates />
      <Refresh />
    </>,
    (request) => {
      if (request.url.endsWith("/list_possible_duplicates")) return Response.json(questions);
      return request.url.endsWith("/answer_possible_duplicate") ? answered(request) : undefined;
    },
  );
  const question = () => screen.getByRole("alert", { name: "Dose notée deux fois ?" });
  await screen.findByRole("alert");
  // As the database lists them: the latest first.
  questions = [newer, QUESTION];
  fireEvent.click(screen.getByRole("button", { name: "refresh" }));
  await waitFor(() => expect(question().textContent).toContain("1 sur 2"));
  expect(question().textContent).toContain("Pour Hugo");
  fireEvent.click(screen.getByRole("button", { name: "C’est la même" }));
  await waitFor(() => expect(question().textContent).toContain("Pour Léa"));
  expect(sent).toEqual([{ duplicate: QUESTION.id, is_same: true }]);
  // It has taken the place of the other one under the finger.
  fireEvent.click(screen.getByRole("button", { name: "C’est la même" }));
  expect(sent).toHaveLength(1);
});
