/**
 * The word indexes. Where SQLite has FTS5 tables, here a table holds each row's words as lexemes: folded,
 * without diacritics, cut at whatever is no letter or digit, so that an address of mail is three words.
 * They are found by their beginnings. Names are searched by every three letters, by the extension pg_trgm.
 */
export const words = String.raw`
create extension if not exists pg_trgm;

create function fold_words(words text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]', '', 'g') collate "C"),
    'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩĐŁØÆŒŦĦ',
    'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґαβγδεζηθικλμνξοπρστυφχψωđłøæœŧħ'
  )
$$;

create function split_words(words text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select distinct left(word, 200)
    from regexp_split_to_table(
      fold_words(words),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u2e00-\u2e7f\u3000-\u303f\ufffd]+'
    ) as word
    where word <> ''
  )
$$;

create function words_of(words text) returns tsvector
language sql immutable strict parallel safe as $$
  select array_to_tsvector(split_words(words))
$$;

create function beginnings_of(words text) returns tsquery
language sql immutable strict parallel safe as $$
  select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery
  from unnest(split_words(words)) as word
$$;

create table ledger_words (
  id bigint primary key references ledger on delete cascade,
  words tsvector not null
);
create index ledger_words_words on ledger_words using gin (words);

create table people_words (
  id bigint primary key references people on delete cascade,
  words tsvector not null
);
create index people_words_words on people_words using gin (words);

-- Numbered as on SQLite: eight times the listing's id, and the language.
create table products_words (
  id bigint primary key,
  words tsvector not null
);
create index products_words_words on products_words using gin (words);

create index listings_names on listings using gin (
  name_ro gin_trgm_ops, name_en gin_trgm_ops, name_tr gin_trgm_ops, name_bg gin_trgm_ops,
  name_hu gin_trgm_ops, name_it gin_trgm_ops, name_fr gin_trgm_ops, name_ru gin_trgm_ops
);
`;
