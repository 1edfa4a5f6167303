/** One thing that was found: what it is called, where it leads, and what tells it from others. */
export interface FoundThing {
  title: string;
  to: string;
  about: string[];
  /** When it came about, as an instant. */
  at?: string;
  /** It has the very number that was typed. */
  isExact: boolean;
}

/** What was found of one kind, of which a few are shown. */
export interface FoundGroup<Kind extends string> {
  kind: Kind;
  things: FoundThing[];
  /** How many there are, and whether there may be more than were counted. */
  count: number;
  isMore: boolean;
  /** The address of the kind's list with the search filled in; null if the reader has no such list. */
  list: string | null;
}
