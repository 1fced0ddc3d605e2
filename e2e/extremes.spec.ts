import { randomUUID } from "node:crypto";
import { engines } from "#testing/engines/engines.ts";
import { extremesOf } from "#testing/extremes/extreme-values.ts";
import { randomValue } from "#testing/extremes/random-values.ts";
import { type WritableColumn, writableColumns } from "#testing/extremes/writable-columns.ts";
import { random } from "#testing/harness/seeded-random.ts";
import { may } from "#testing/permissions.ts";
import { openEveryScreen } from "./fixtures/open-every-screen.ts";
import { expect, test } from "./fixtures/test.ts";

/** How long random rows are written; `npm run test:extremes` says longer. */
const SECONDS = Number(process.env.EXTREMES_SECONDS ?? 5);

const HOLDER = "\u0001here\u0001";

type Row = Record<string, unknown>;

/** The columns of the API that the owner of a household writes. */
async function columnsOfOwners(): Promise<WritableColumn[]> {
  const [place] = engines;
  if (!place) throw new Error("There is no engine to run on.");
  const engine = await place.openMigrated();
  try {
    const all = await engine.transaction(writableColumns);
    return all.filter(({ relation }) => may("owner", "I", relation) || may("owner", "U", relation));
  } finally {
    await engine.close();
  }
}

test("every screen opens after random rows of PostgreSQL's extremes", async ({
  page,
  reachableServer,
  familyMember,
  signInAs,
}) => {
  test.setTimeout(SECONDS * 1000 + 300_000);
  const columns = await columnsOfOwners();
  const send = (path: string, init: RequestInit) =>
    fetch(`${reachableServer.url}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: reachableServer.publishableKey,
        authorization: `Bearer ${familyMember.session.access_token}`,
        "content-type": "application/json",
      },
    });
  const statuses = new Map<number, number>();
  const wrong: string[] = [];

  await test.step(`random rows for ${SECONDS} s`, async () => {
    const until = Date.now() + SECONDS * 1000;
    while (Date.now() < until) {
      const [column] = randomValue(random, columns, 1);
      if (!column) break;
      const { relation, name, type } = column;
      const answer = await send(`${relation}?limit=40`, {});
      const [row] = randomValue(random, (await answer.json()) as Row[], 1);
      const [value = "null"] = randomValue(random, extremesOf(type), 1);
      if (!row) continue;
      const isNew = column.inserts && (!column.updates || random() < 0.2);
      const response = isNew
        ? await send(relation, {
            method: "POST",
            body: bodyWith(aCopy(row, relation), name, value),
          })
        : await send(`${relation}?${keyOf(row)}`, {
            method: "PATCH",
            body: bodyWith({}, name, value),
          });
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500) wrong.push(`${relation}.${name} ${value.slice(0, 60)}: ${text}`);
    }
  });
  expect(wrong).toEqual([]);
  // Some are refused and some are stored: else nothing was tried.
  expect(statuses.get(400) ?? 0).toBeGreaterThan(0);
  expect((statuses.get(201) ?? 0) + (statuses.get(204) ?? 0)).toBeGreaterThan(0);

  await signInAs(page, familyMember);
  await openEveryScreen(page);

  /** A new row like one that is there, of the columns that its owner may name. */
  function aCopy(row: Row, relation: string): Row {
    const named = columns.filter((column) => column.relation === relation && column.inserts);
    const copy = Object.fromEntries(named.map(({ name }) => [name, row[name]]));
    return "id" in copy ? { ...copy, id: randomUUID() } : copy;
  }
});

/** The value stands in the body as it is: no library makes it whole. */
function bodyWith(row: Row, name: string, value: string): string {
  const body = JSON.stringify({ ...row, [name]: HOLDER });
  return body.replace(JSON.stringify(HOLDER), () => value);
}

function keyOf(row: Row): string {
  const key = ["id", "profile_id", "user_id"].find((name) => name in row) ?? "id";
  return `${key}=eq.${row[key]}`;
}
