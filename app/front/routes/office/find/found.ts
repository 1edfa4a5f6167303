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
  /** How many there are, and whether these are only those that were counted. */
  count: number;
  isMore: boolean;
  /** Its list with the search filled in; null for whom there is none. */
  list: string | null;
}
