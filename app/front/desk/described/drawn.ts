import type { FormSection } from "../record";
import type { DrawnRecord } from "../record.server";

interface LinkTo {
  to: string;
  label: string;
}

/** What stands in a cell: a text, or a state as its badge says it. */
export type DrawnCell = string | { word: string; isGood: boolean };

/** A list as its page draws it. */
export interface DrawnList {
  to: string;
  title: string;
  intro: string;
  back?: LinkTo | undefined;
  add: LinkTo;
  none: string;
  order: string;
  columns: {
    label: string;
    order?: string | undefined;
    isNumeric: boolean;
    isTyped: boolean;
  }[];
  /** The address of each record, and what stands in its columns. */
  rows: { to: string; cells: DrawnCell[] }[];
}

/** A record as its page draws it, new or known. */
export interface DrawnPage {
  /** What tells its form from others. */
  id: string;
  to: string;
  intro?: string | undefined;
  back: LinkTo;
  record: DrawnRecord<string>;
  /** Its form, where its page does not draw that itself, and the words of its button. */
  sections: Pick<FormSection<string>, "title" | "intro" | "columns" | "fields">[];
  save?: string | undefined;
  /** What is said of a record that stays because something depends on it. */
  kept?: string | undefined;
  /** The page on which it is deleted. */
  deletion?: LinkTo | undefined;
  /** How it is deleted here, where it may be. */
  removal?: { label: string; text: string } | undefined;
}
