import { foldText } from "~/platform/format/fold";
import { phoneFigures } from "~/platform/format/phones.server";
import { wordsIn, type Db } from "~db/engine";

/** Somebody whom the shop forgets; what is unknown is empty. */
interface Forgotten {
  /** Of people: the family's name is the last of a name. */
  names: readonly string[];
  company: string;
  email: string;
  phone: string;
}

/** Fewer figures at the end of a phone, or fewer letters of a name, are too many people's. */
const FEWEST_FIGURES = 7;
const FEWEST_LETTERS = 3;
/** A company's legal form has no more letters: SRL, PFA, SNC. */
const LEGAL_FORM = 3;

/**
 * Deletes the filters in which staff keep the search for somebody. The filter's name, or what it searches for, has the
 * family's name, all words of a name, or nothing but words of it; all words of a company's name but its legal form;
 * the whole e-mail; or the phone in any spelling, or its end.
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

function saysWho(text: string, { names, company, email, phone }: Forgotten): boolean {
  const words = wordsOf(text);
  return (
    names.some((name) => hasName(words, name)) ||
    hasCompany(words, company) ||
    hasEmail(text, email) ||
    hasPhone(text, phone)
  );
}

function hasName(words: string[], name: string): boolean {
  const own = wordsOf(name);
  if (own.length === 0 || words.length === 0) return false;
  const family = wordsOf(name.trim().split(/\s+/).at(-1) ?? "");
  return (
    own.every((word) => words.includes(word)) ||
    words.every((word) => own.includes(word)) ||
    family.some((word) => word.length >= FEWEST_LETTERS && words.includes(word))
  );
}

function hasCompany(words: string[], company: string): boolean {
  const own = wordsOf(company);
  const telling = own.filter((word) => word.length > LEGAL_FORM);
  const needed = telling.length > 0 ? telling : own;
  return needed.length > 0 && needed.every((word) => words.includes(word));
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
