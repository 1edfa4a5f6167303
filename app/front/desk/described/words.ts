import type { GroupName, Groups, TFunction } from "~/platform/i18n/translate";
import type { TextGroups } from "~locales/text-groups";

/** What a desk says of its list under one key of a group of texts, whatever its rows are. */
interface ListTexts {
  /** The heading of its list, and what the list is for. */
  title: string;
  intro: string;
  /** What stands in place of the rows where there are none, if not that there are none. */
  none?: string;
  /** The button that adds one, or leads to a new record. */
  add: string;
  /**
   * The label of each field and column; with the endings `Hint`, and `Yes` and `No` for a box to tick that is a
   * column too, what else is said of it.
   */
  fields: object;
}

/** What it says where each row has a page. */
interface DeskTexts extends ListTexts {
  none: string;
  /** The heading of a new record where that is not what `add` says. */
  new?: string;
  /** What one record is called: it heads the list's first column and the form. */
  one: string;
  /** The button that deletes a record, and what goes along; the labels of its fields may stand in it. */
  delete: string;
  deleteText: string;
  /** What is said of a record that stays because something depends on it. */
  keptText?: string;
  /** What stands below the heading of a record, and on the button that saves it. */
  recordIntro?: string;
  save?: string;
}

/** The first of some groups of texts. */
type FirstOf<Names extends Groups> = Names extends readonly [
  infer First extends GroupName,
  ...GroupName[],
]
  ? First
  : Names extends GroupName
    ? Names
    : never;

type KeyIn<Group extends GroupName, Shape> = {
  [Key in keyof TextGroups[Group] & string]: TextGroups[Group][Key] extends Shape ? Key : never;
}[keyof TextGroups[Group] & string];

/** The keys of the first group under which the texts of a desk stand, and those of any list. */
export type DeskKey<Names extends Groups> = KeyIn<FirstOf<Names>, DeskTexts> & ListKey<Names>;
export type ListKey<Names extends Groups> = KeyIn<FirstOf<Names>, ListTexts>;

type Values = Record<string, string | undefined>;

/** The texts of a desk by their names. */
export interface DeskWords {
  /** A text that the desk has to have; throws where it is missing. */
  say: (name: string, values?: Values) => string;
  /** A text that it may do without. */
  maySay: (name: string) => string | undefined;
}

/** Finds the texts that stand under a key of a group. */
export function wordsUnder<Names extends Groups>(
  key: ListKey<Names>,
  t: TFunction<Names>,
): DeskWords {
  const find = t as (key: string, values?: Values) => string;
  const maySay = (name: string, values?: Values) => {
    const path = `${key}.${name}`;
    const text = find(path, values);
    return text === path ? undefined : text;
  };
  return {
    maySay,
    say: (name, values) => {
      const text = maySay(name, values);
      if (text === undefined) throw new Error(`there is no text ${key}.${name}`);
      return text;
    },
  };
}
