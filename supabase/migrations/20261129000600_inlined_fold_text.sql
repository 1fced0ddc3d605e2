/*
 * The same text as before, as an expression that PostgreSQL puts in the place of the call. A function with settings of its
 * own is called for each row: three times per imported medicine, and once per medicine for a search by description. The
 * names in an expression are resolved when the function is created, so that it needs no `search_path`.
 */
create or replace function private.fold_text(words text) returns text
  language sql immutable strict parallel safe
  return replace(
    regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe');
