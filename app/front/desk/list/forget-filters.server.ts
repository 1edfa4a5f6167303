import { foldText } from "~/platform/format/fold";
import { phoneFigures } from "~/platform/format/phones.server";
import { wordsIn, type Db } from "~db/engine";

/** Somebody whom the shop forgets; what is unknown is empty. */
interface Forgotten {
  name: string;
  email: string;
  phone: string;
}

/**
 * Deletes the filters in which staff keep the search for somebody: all words that they search for, or all words of
 * their name, are of one of these people, or it is their phone in any spelling.
 */
export async function forgetFilters(people: readonly Forgotten[], trx: Db): Promise<void> {
  const known = people.filter(({ name, email, phone }) => `${name}${email}${phone}`.trim() !== "");
  if (known.length === 0) return;
  const filters = await trx.selectFrom("saved_filters").select(["id", "name", "query"]).execute();
  for (const { id, name, query } of filters) {
    const texts = [name, ...new URLSearchParams(query).values()];
    if (!texts.some((text) => known.some((person) => isOf(text, person)))) continue;
    await trx.deleteFrom("saved_filters").where("id", "=", id).execute();
  }
}

/** Whether a text says who somebody is, and nothing else. */
function isOf(text: string, { name, email, phone }: Forgotten): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return false;
  const own = new Set([...wordsOf(name), ...wordsOf(email)]);
  if (words.every((word) => own.has(word))) return true;
  const figures = phoneFigures(text);
  return figures !== undefined && phone !== "" && phone.replace(/\D/g, "").includes(figures);
}

function wordsOf(text: string): string[] {
  return wordsIn(foldText(text));
}
