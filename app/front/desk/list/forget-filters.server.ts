import { foldText } from "~/platform/format/compare-texts";
import { phoneFigures } from "~/platform/format/phones.server";
import { wordsIn, type Db } from "~db/engine";

import { commonGivenNames, legalForms } from "./common-words-of-names";

/** Somebody whom the shop forgets; what is unknown is empty. */
interface Forgotten {
  /** Of people, the given and the family's name in either order. */
  names: readonly string[];
  /** The family's name where it is known by itself. */
  family: string;
  company: string;
  email: string;
  phone: string;
}

/** Fewer figures at the end of a phone, or fewer letters of a name, are too many people's. */
const FEWEST_FIGURES = 7;
const FEWEST_LETTERS = 3;

/**
 * Deletes the filters in which staff keep the search for somebody. The filter's name, or what it searches for, has all
 * words of a name or of the family's; of a name whose family's is not known, any word that is no common given name; all
 * words of a company's name but its legal form; the whole e-mail; or the phone in any spelling, or its end.
 */
export async function forgetFilters(people: readonly Forgotten[], trx: Db): Promise<void> {
  if (people.length === 0) return;
  const filters = await trx.selectFrom("saved_filters").select(["id", "name", "query"]).execute();
  for (const { id, name, query } of filters) {
    const texts = [name, ...new URLSearchParams(query).values()];
    if (!texts.some((text) => people.some((person) => saysWho(text, person)))) continue;
    await trx.deleteFrom("saved_filters").where("id", "=", id).execute();
  }
}

function saysWho(text: string, { names, family, company, email, phone }: Forgotten): boolean {
  const words = wordsOf(text);
  return (
    hasAll(words, wordsOf(family)) ||
    names.some((name) => hasName(words, name, family === "")) ||
    hasAll(wordsOf(undotted(text)), tellingOf(company)) ||
    hasEmail(text, email) ||
    hasPhone(text, phone)
  );
}

function hasName(words: string[], name: string, isFamilyOpen: boolean): boolean {
  const own = wordsOf(name);
  const telling = own.filter(
    (word) => isFamilyOpen && word.length >= FEWEST_LETTERS && !commonGivenNames.has(word),
  );
  return hasAll(words, own) || telling.some((word) => words.includes(word));
}

/** Whether there are words to ask for, and all of them are among the `words`. */
function hasAll(words: string[], asked: string[]): boolean {
  return asked.length > 0 && asked.every((word) => words.includes(word));
}

/** The words of a company's name by which it is told; all where it has legal forms alone. */
function tellingOf(company: string): string[] {
  const own = wordsOf(undotted(company));
  const telling = own.filter((word) => !legalForms.has(word));
  return telling.length > 0 ? telling : own;
}

/** Without the dots of initials, so that `S.R.L.` is one word. */
function undotted(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L})\./gu, "$1");
}

function hasEmail(text: string, email: string): boolean {
  const parts = foldText(text).split(/[\s,;:<>()"']+/);
  return email !== "" && parts.includes(foldText(email));
}

function hasPhone(text: string, phone: string): boolean {
  const own = phoneFigures(phone);
  if (own === undefined) return false;
  const typed = text.replace(/[\s().\-/]/g, "").match(/\d+/g) ?? [];
  return typed.some(
    (figures) =>
      figures.endsWith(own) || (figures.length >= FEWEST_FIGURES && own.endsWith(figures)),
  );
}

function wordsOf(text: string): string[] {
  return wordsIn(foldText(text));
}
