import type { Language } from "~/platform/i18n/languages";
import { postcodeCounties } from "~/platform/settings/front/postcode-counties";
import { townNames } from "~/platform/settings/front/town-names";
import { counties, listCountries } from "~/platform/settings/places";
import { foldWords } from "~/shop/search/front/fold-word";

/** A place that a text names. `name` as it is shown: the shop's own words, never the visitor's. */
export interface NamedPlace {
  country: string;
  /** An ISO code; empty abroad. */
  county: string;
  postcode: string;
  name: string;
}

/** An ending that a language hangs onto a name, as in "Kolozsvárra", "Clujban", "в Клуже". */
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 4;

interface Entry {
  words: string[];
  place: NamedPlace;
}

const entries = new Map<Language, Entry[]>();

/** The first place that a text names: by a Romanian postcode, a town, a county or a country. */
export function findPlace(text: string, language: Language): NamedPlace | undefined {
  const [postcode] = /(?<!\d)\d{6}(?!\d)/.exec(text) ?? [];
  const county = postcode && postcodeCounties[postcode.slice(0, 2)];
  if (postcode && county) return { country: "RO", county, postcode, name: counties[county] };
  const all = entries.get(language) ?? makeEntries(language);
  entries.set(language, all);
  const words = foldWords(text).split(" ");
  return all.find((entry) => words.some((_, at) => standsAt(entry.words, words, at)))?.place;
}

function standsAt(name: string[], words: string[], at: number): boolean {
  return name.every((part, index) => {
    const word = words[at + index];
    if (word === undefined) return false;
    return index < name.length - 1 ? word === part : isFormOf(word, part);
  });
}

function isFormOf(word: string, name: string): boolean {
  if (word === name) return true;
  if (name.length < SHORTEST_STEM) return false;
  // Slavic endings take the place of a last vowel: "Констанца", "в Констанце".
  const stem = /[аяеыьи]$/u.test(name) && name.length > SHORTEST_STEM ? name.slice(0, -1) : name;
  return word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING;
}

/** All names, those of most words and the longest first, so that "Alba Iulia" goes before "Alba". */
function makeEntries(language: Language): Entry[] {
  const romanian = Object.entries(townNames).flatMap(([county, list]) => {
    const own = counties[county as keyof typeof counties];
    const names = [own, ...list.split(",").map((name) => name.trim())];
    return names.map((name) => entryOf(name, { country: "RO", county, postcode: "", name: own }));
  });
  const abroad = listCountries(language).flatMap(({ value, label }) =>
    value === "RO"
      ? []
      : [entryOf(label, { country: value, county: "", postcode: "", name: label })],
  );
  const size = ({ words }: Entry) => words.length * 100 + words.join("").length;
  return [...romanian, ...abroad].sort((one, other) => size(other) - size(one));
}

function entryOf(name: string, place: NamedPlace): Entry {
  return { words: foldWords(name).split(" "), place };
}
