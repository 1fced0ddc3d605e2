import type { Actors } from "../builders/actors.ts";
import type { Household } from "../builders/household.ts";
import { revokeConsentOf } from "../builders/revoked-consent.ts";
import { may } from "../permissions.ts";
import { type Person, type SqlCheck, where } from "./sql-checks.ts";

const OBJECTS = "storage.objects";
/** The picture of an article. */
export const PICTURE = ["name", "theirs.png"] as const;
/** In a bucket that no policy names. */
const SECRET = ["name", "secret.png"] as const;

/** Writes what the attempts below are about, past every policy. */
export const PICTURES = `
  insert into storage.buckets (id, name) values ('secrets', 'secrets');
  insert into storage.objects (bucket_id, name)
    values ('blog-images', '${PICTURE[1]}'), ('secrets', '${SECRET[1]}');`;

/**
 * What each person may do with the rows of pictures, as statements: the endpoints of the server use the same policies.
 * The account without its second factor is an admin, who may do everything with it.
 */
export function storageChecks({ house, people, passwordOnly }: Actors): SqlCheck[] {
  const crown = `insert into public.user_roles (user_id, role) values ('${passwordOnly.account}', 'admin')`;
  return [
    ...people.flatMap((person) => objectChecks(person, "select")),
    ...objectChecks(passwordOnly, crown),
    ...people.flatMap((person) => rowFileChecks(person, house)),
  ];
}

/** Files of prescriptions and photos of boxes: who may view the row reads them, who may change it adds and deletes them. */
function rowFileChecks({ actor, account }: Person, house: Household): SqlCheck[] {
  return (["prescriptions", "medications"] as const).flatMap((table) => {
    const bucket = table === "medications" ? "boxes" : table;
    const person = { name: actor, account };
    const [, row] = house.rows[table];
    const files = { bucket, row: String(row) } as const;
    const [sees, edits] = [may(actor, "S", table), may(actor, "U", table)];
    const [added] = fileChecks(person, files, { sees: false, edits: false }).slice(1);
    return [
      ...fileChecks(person, files, { sees, edits }),
      ...(added ? [{ ...added, prepare: revokeConsentOf(house.account) }] : []),
    ];
  });
}

/** What somebody does with a file of a row, and with one more. */
export function fileChecks(
  { name: who, account }: { readonly name: string; readonly account: string | null },
  { bucket, row }: { readonly bucket: "prescriptions" | "boxes"; readonly row: string },
  { sees, edits }: { readonly sees: boolean; readonly edits: boolean },
): SqlCheck[] {
  const name = `${row}/00000000-0000-4000-8000-000000000001.webp`;
  const other = name.replace("001.webp", bucket === "boxes" ? "002.webp" : "002.pdf");
  const cell = (expected: boolean, statement: string): SqlCheck => ({
    name: `${who}: ${statement}`,
    expected,
    role: account === null ? "anon" : "authenticated",
    claims: account === null ? "{}" : JSON.stringify({ sub: account }),
    statement,
    stateQuery: statement.startsWith("select")
      ? "select null::jsonb"
      : `select to_jsonb(count(*)) from ${OBJECTS} where bucket_id = '${bucket}'`,
    prepare: `insert into ${OBJECTS} (bucket_id, name) values ('${bucket}', '${name}')`,
  });
  const add = (file: string) =>
    `insert into ${OBJECTS} (bucket_id, name) values ('${bucket}', '${file}')`;
  return [
    cell(sees, `select 1 from ${OBJECTS} where name = '${name}'`),
    cell(edits, add(other)),
    cell(false, add(`${row}/photo.webp`)),
    ...(bucket === "boxes" ? [cell(false, add(name.replace("001.webp", "002.pdf")))] : []),
    cell(edits, `delete from ${OBJECTS} where name = '${name}'`),
  ];
}

function objectChecks({ actor, account }: Person, prepare: string): SqlCheck[] {
  const isAdmin = actor === "admin";
  const cell = (
    expected: boolean,
    statement: string,
    row?: typeof PICTURE | typeof SECRET,
  ): SqlCheck => ({
    name: `${actor}: ${statement}`,
    expected,
    role: account === null ? "anon" : "authenticated",
    claims: account === null ? "{}" : JSON.stringify({ sub: account }),
    statement,
    stateQuery: row
      ? `select to_jsonb(t) from ${OBJECTS} t where ${where(row)}`
      : "select null::jsonb",
    prepare,
  });
  const add = (bucket: string) =>
    `insert into ${OBJECTS} (bucket_id, name) values ('${bucket}', 'mine.png')`;
  const change = `update ${OBJECTS} set metadata = '{"size": 1}'`;
  const move = (bucket: string) => `update ${OBJECTS} set bucket_id = '${bucket}'`;
  const remove = `delete from ${OBJECTS}`;
  // Without a condition a statement reads nothing, so the policy for reading does not stand in.
  return [
    cell(isAdmin, `select 1 from ${OBJECTS} where ${where(PICTURE)}`),
    cell(false, `select 1 from ${OBJECTS} where ${where(SECRET)}`),
    cell(isAdmin, add("blog-images")),
    cell(false, add("secrets")),
    ...[change, remove].flatMap((statement) => [
      cell(isAdmin, statement, PICTURE),
      cell(isAdmin, `${statement} where ${where(PICTURE)}`, PICTURE),
      cell(false, statement, SECRET),
      cell(false, `${statement} where ${where(SECRET)}`, SECRET),
    ]),
    cell(false, move("secrets"), PICTURE),
    cell(false, move("blog-images"), SECRET),
  ];
}
