import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import { readCatalogue } from "../database/catalogue/catalogue.ts";
import type { Engine } from "../database/engine.ts";
import { createRest } from "./rest.ts";

/** Shelves with books; policies show only the public ones. */
const SCHEMA = `
create table public.shelves (id integer primary key, name text not null);
create table public.books (
  id integer primary key,
  shelf_id integer not null references public.shelves,
  title text not null,
  pages integer not null,
  is_secret boolean not null default false
);
create table public.readers (id integer primary key, name text not null);
create table public.loans (
  book_id integer references public.books, reader_id integer references public.readers,
  primary key (book_id, reader_id)
);
alter table public.books enable row level security;
create policy open on public.books to anon using (not is_secret) with check (true);
grant select, insert, update, delete on public.shelves, public.books, public.readers, public.loans to anon;

create view public.thick_books with (security_invoker = true) as
  select title as "the title", id as number, shelf_id as shelf,
    (select count(*) from public.books) as among from public.books where pages > 100;
create view public.thick_titles with (security_invoker = true) as
  select number, shelf from public.thick_books;
create view public.unlisted with (security_invoker = true) as select * from public.shelves;
grant select on public.thick_books, public.thick_titles, public.unlisted to anon;

create function public.label(book public.books) returns text language sql stable
  as $$ select $1.title || ' (' || $1.pages || ')' $$;
create function public.initial(public.books) returns text language sql stable
  as $$ select left($1.title, 1) $$;
create function public.hidden(public.books) returns text language sql stable as $$ select 'no' $$;
create function public.label(shelf public.shelves) returns text language sql stable
  as $$ select upper($1.name) $$;
create function public.neighbours(book public.books) returns setof public.books language sql stable
  as $$ select * from public.books where shelf_id = $1.shelf_id and id <> $1.id $$;
create function public.thickest(shelf public.shelves) returns setof public.books rows 1 language sql stable
  as $$ select * from public.books where shelf_id = $1.id order by pages desc limit 1 $$;
create function public.count_pages() returns table (shelf integer, pages bigint) language sql stable
  as $$ select shelf_id, sum(pages) from public.books group by shelf_id order by 1 $$;
create function public.take(jsonb) returns text language sql as $$ select $1 ->> 'a' $$;
create function public.say(text) returns text language sql as $$ select 'said ' || $1 $$;
create function public.number(integer) returns integer language sql as $$ select $1 $$;

insert into public.shelves values (1, 'top'), (2, 'bottom');
insert into public.books values
  (1, 1, 'Alpha', 90, false), (2, 1, 'Beta', 300, false), (3, 2, 'Gamma', 200, false),
  (4, 1, 'Secret', 900, true);
insert into public.readers values (1, 'Ada');
insert into public.loans values (1, 1), (2, 1);
`;

describe.each(engines)("views and functions of a row on $name", ({ open }) => {
  let engine: Engine;
  let db: SupabaseClient;
  beforeAll(async () => {
    engine = await open();
    await engine.transaction((tx) => tx.script(SCHEMA));
    const rest = createRest({
      engine,
      catalogue: await readCatalogue(engine),
      relations: ["shelves", "books", "readers", "loans", "thick_books", "thick_titles"],
      procedures: [
        ...["label", "initial", "neighbours", "thickest", "count_pages", "take", "say", "number"],
      ],
      maxRows: 3,
    });
    const anybody = { role: "anon", claims: '{"role":"anon"}' };
    db = createClient("http://rest.test", "sb_publishable_test", {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => rest(new Request(input, init), anybody) },
    });
  });
  afterAll(() => engine.close());

  test("a view is embedded along the keys of its table, also through another view", async () => {
    const { data } = await db
      .from("thick_books")
      .select('"the title",shelves(name)')
      .order("number");
    expect(data).toEqual([
      { "the title": "Beta", shelves: { name: "top" } },
      { "the title": "Gamma", shelves: { name: "bottom" } },
    ]);
    const shelves = await db.from("shelves").select("id,thick_titles(number)").order("id");
    expect(shelves.data).toEqual([
      { id: 1, thick_titles: [{ number: 2 }] },
      { id: 2, thick_titles: [{ number: 3 }] },
    ]);
    const readers = await db.from("readers").select("thick_books(number)");
    expect(readers.data).toEqual([{ thick_books: [{ number: 2 }] }]);
  });

  test("the names of a foreign key and of its column refer to the table only", async () => {
    const { data } = await db.from("loans").select("book_id(title)").eq("book_id", 2);
    expect(data).toEqual([{ book_id: { title: "Beta" } }]);
    const named = await db.from("loans").select("b:loans_book_id_fkey(title)").eq("book_id", 2);
    expect(named.data).toEqual([{ b: { title: "Beta" } }]);
  });

  test("a view that is not listed cannot be embedded", async () => {
    const { error } = await db.from("books").select("unlisted(*)");
    expect(error?.code).toBe("PGRST200");
  });

  test("a function of a row is selected like a column", async () => {
    const { data } = await db
      .from("books")
      .select("label,initial,shelves(label)")
      .eq("label", "Beta (300)")
      .order("initial");
    expect(data).toEqual([{ label: "Beta (300)", initial: "B", shelves: { label: "TOP" } }]);
    const whole = await db.from("books").select().eq("id", 1).single();
    expect(whole.data).not.toHaveProperty("label");
  });

  test("a function that is not listed cannot be selected", async () => {
    const { error } = await db.from("books").select("hidden");
    expect(error).toMatchObject({ code: "42703", message: "column books.hidden does not exist" });
    const inside = await db.from("shelves").select("books(hidden)");
    expect(inside.error).toMatchObject({ message: "column books_1.hidden does not exist" });
  });

  test("a function of a row that returns rows is embedded, within the policies and the bound", async () => {
    const { data } = await db.from("books").select("id,neighbours(id,label)").eq("id", 1);
    expect(data).toEqual([{ id: 1, neighbours: [{ id: 2, label: "Beta (300)" }] }]);
    const one = await db.from("shelves").select("thickest(title,shelves(name))").order("id");
    expect(one.data).toEqual([
      { thickest: { title: "Beta", shelves: { name: "top" } } },
      { thickest: { title: "Gamma", shelves: { name: "bottom" } } },
    ]);
    const rows = [10, 11, 12, 13].map((id) => ({ id, shelf_id: 2, title: "x", pages: 1 }));
    expect((await db.from("books").insert(rows)).error).toBeNull();
    const many = await db.from("books").select("neighbours(id)").eq("id", 3).single();
    expect(many.data?.neighbours).toHaveLength(3);
    await db.from("books").delete().gte("id", 10);
  });

  test("they are returned for changed rows too", async () => {
    const { data, error } = await db
      .from("books")
      .update({ pages: 91 })
      .eq("initial", "A")
      .select("label,neighbours(id)")
      .order("label");
    expect(error).toBeNull();
    expect(data).toEqual([{ label: "Alpha (91)", neighbours: [{ id: 2 }] }]);
    const made = await db
      .from("books")
      .insert({ id: 9, shelf_id: 2, title: "Z", pages: 1 })
      .select("label");
    expect(made.data).toEqual([{ label: "Z (1)" }]);
    await db.from("books").delete().eq("id", 9);
  });

  test("the count of embedded rows contains only visible rows", async () => {
    const { data } = await db.from("shelves").select("id,books(count)").order("id");
    expect(data).toEqual([
      { id: 1, books: [{ count: 2 }] },
      { id: 2, books: [{ count: 1 }] },
    ]);
    const named = await db
      .from("shelves")
      .select("books(n:count)")
      .eq("id", 1)
      .gt("books.pages", 100);
    expect(named.data).toEqual([{ books: [{ n: 1 }] }]);
    const beside = await db.from("shelves").select("books(id,count)");
    expect(beside.error?.code).toBe("42703");
  });

  test("a table result of a function is filtered", async () => {
    const { data } = await db.rpc("count_pages").eq("shelf", 2);
    expect(data).toEqual([{ shelf: 2, pages: 200 }]);
    const unknown = await db.rpc("count_pages").eq("shell", 2);
    expect(unknown.error?.code).toBe("42703");
  });

  test("an unnamed JSON parameter takes the whole body; other parameters need a name", async () => {
    expect(await db.rpc("take", { a: "x'; drop" })).toMatchObject({ data: "x'; drop" });
    expect(await db.rpc("say", { "": "hello" })).toMatchObject({ data: "said hello" });
    expect((await db.rpc("number", { "": 1 })).error?.code).toBe("PGRST202");
    expect((await db.rpc("say", { a: "hello" })).error?.code).toBe("PGRST202");
  });
});
