import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../../testing/engines/engines.ts";
import type { Engine } from "../engine.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";

const SCHEMA = `
  create table public.authors (
    id      uuid primary key default gen_random_uuid(),
    account uuid not null unique references auth.users,
    name    varchar(80) not null,
    tags    text[],
    initial text generated always as (left(name, 1)) stored
  );
  create table public.books (
    author_id uuid not null references public.authors on delete cascade,
    number    integer generated always as identity,
    price     numeric(6, 2),
    primary key (author_id, number)
  );
  create unique index on public.books (price) where price > 0;
  create unique index on public.books ((price + 1));
  create table public.portraits (author_id uuid primary key references public.authors, book_number integer,
    constraint portrait_of_book foreign key (author_id, book_number) references public.books (author_id, number));
  alter table public.books enable row level security;
  create view public.titles as select id, name from public.authors;
  create schema secret;
  create table secret.plans (id int);
  create function public.books_of(author uuid, max_results int default 10) returns setof public.books
    language sql stable as 'select * from public.books';
  create function public.total(variadic prices numeric[]) returns numeric language sql immutable as 'select 1.0';
  create function public.total(one text) returns numeric language sql as 'select 1.0';
  create function public.pair(inout a int, out b text) language sql as $$ select 1, 'b' $$;
  create function public.forget() returns void language sql as 'select 1';
  create function public.touch() returns trigger language plpgsql as 'begin return new; end';
  create procedure public.tidy() language sql as 'select 1';
`;

describe.each(engines)("on $name", ({ open }) => {
  let engine: Engine;
  let catalogue: Catalogue;
  beforeAll(async () => {
    engine = await open();
    await engine.transaction((tx) => tx.script(SCHEMA));
    catalogue = await readCatalogue(engine);
  });
  afterAll(() => engine.close());

  test("it contains only the schema public", () => {
    expect([...catalogue.relations.keys()]).toEqual(["authors", "books", "portraits", "titles"]);
    expect([...catalogue.procedures.keys()]).toEqual(["books_of", "forget", "pair", "total"]);
  });

  test("columns are in order, with types as in a cast", () => {
    expect([...(catalogue.relations.get("authors")?.columns.values() ?? [])]).toEqual([
      { name: "id", type: "uuid", isNullable: false, hasDefault: true, isGenerated: false },
      { name: "account", type: "uuid", isNullable: false, hasDefault: false, isGenerated: false },
      {
        name: "name",
        type: "character varying",
        isNullable: false,
        hasDefault: false,
        isGenerated: false,
      },
      { name: "tags", type: "text[]", isNullable: true, hasDefault: false, isGenerated: false },
      { name: "initial", type: "text", isNullable: true, hasDefault: true, isGenerated: true },
    ]);
    expect(catalogue.relations.get("books")?.columns.get("number")).toMatchObject({
      hasDefault: true,
      isGenerated: false,
    });
  });

  test("keys are those that cover every row", () => {
    expect(catalogue.relations.get("books")).toMatchObject({
      kind: "table",
      hasRowSecurity: true,
      primaryKey: ["author_id", "number"],
      uniqueKeys: [["author_id", "number"]],
    });
    expect(catalogue.relations.get("authors")).toMatchObject({
      hasRowSecurity: false,
      uniqueKeys: [["id"], ["account"]],
    });
    expect(catalogue.relations.get("titles")).toMatchObject({
      kind: "view",
      primaryKey: [],
      uniqueKeys: [],
      foreignKeys: [],
    });
  });

  test("foreign keys have their target and whether only one row can refer to it", () => {
    expect(catalogue.relations.get("authors")?.foreignKeys).toEqual([
      {
        name: "authors_account_fkey",
        columns: ["account"],
        targetSchema: "auth",
        target: "users",
        targetColumns: ["id"],
        isOneToOne: true,
      },
    ]);
    expect(catalogue.relations.get("books")?.foreignKeys).toMatchObject([
      { columns: ["author_id"], target: "authors", isOneToOne: false },
    ]);
    expect(catalogue.relations.get("portraits")?.foreignKeys).toMatchObject([
      {
        name: "portrait_of_book",
        columns: ["author_id", "book_number"],
        targetColumns: ["author_id", "number"],
        isOneToOne: true,
      },
      { name: "portraits_author_id_fkey", isOneToOne: true },
    ]);
  });

  test("functions have their parameters and result types", () => {
    expect(catalogue.procedures.get("books_of")).toEqual([
      {
        name: "books_of",
        parameters: [
          { name: "author", type: "uuid", hasDefault: false, isVariadic: false },
          { name: "max_results", type: "integer", hasDefault: true, isVariadic: false },
        ],
        returnsSet: true,
        returns: "row",
        returnType: "books",
        returnsRelation: "books",
        returnsColumns: [],
        returnsOne: false,
        takesRelation: null,
        volatility: "stable",
      },
    ]);
    expect(catalogue.procedures.get("total")).toMatchObject([
      { parameters: [{ isVariadic: true, type: "numeric[]" }], volatility: "immutable" },
      { parameters: [{ name: "one" }], returns: "scalar", volatility: "volatile" },
    ]);
    expect(catalogue.procedures.get("pair")).toMatchObject([
      { parameters: [{ name: "a" }], returns: "row", returnType: "record", returnsRelation: null },
    ]);
    expect(catalogue.procedures.get("forget")).toMatchObject([{ returns: "void", parameters: [] }]);
  });

  test("reading again returns the changes of a migration", async () => {
    await engine.transaction((tx) => tx.script("alter table public.authors add column born date"));
    const again = await readCatalogue(engine);
    expect(again.relations.get("authors")?.columns.get("born")?.type).toBe("date");
    expect(catalogue.relations.get("authors")?.columns.has("born")).toBe(false);
  });
});
