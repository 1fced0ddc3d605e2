const mine = "7d444840-9dc0-41d1-b245-5ffdce74fad2";
const theirs = "0b0f8a1e-56a4-4c3c-9d7b-6f3a1b2c4d5e";
const row = "ffffffff-0000-4000-8000-000000000001";

/** The ids that rows of an archive get; both the page and the database are asked. */
export const IMPORTED_ID_CASES = [
  {
    because: "the account itself is the one that imports",
    account: mine,
    source: theirs,
    old: theirs,
  },
  { because: "rows of the same account keep theirs", account: mine, source: mine, old: row },
  { because: "rows of another get a new one", account: mine, source: theirs, old: row },
  { because: "another account gets another", account: theirs, source: mine, old: row },
];
