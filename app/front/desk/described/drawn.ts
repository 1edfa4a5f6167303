import type { FormSection, LinkTo } from "../record";
import type { DrawnRecord } from "../record.server";

/** What stands in a cell: a text, or a state as its badge says it. */
export type DrawnCell = string | { word: string; isGood: boolean };

/** A button of a row: what it says to those who see the row and those who do not, and what it posts. */
export interface DrawnStep {
  intent: string;
  label: string;
  of: string;
}

/** The form above a list that adds a row, as `RecordForm` draws it. */
interface DrawnAdding {
  id: string;
  record: DrawnRecord<string>;
  sections: DrawnSection[];
  save: string;
}

/** A part of a form, by the name of the words that head it. */
export type DrawnSection = Pick<FormSection<string>, "title" | "intro" | "columns" | "fields"> & {
  name: string;
};

/** A list as its page draws it. */
export interface DrawnList {
  to: string;
  title: string;
  intro: string;
  back?: LinkTo | undefined;
  add?: LinkTo | undefined;
  adding?: DrawnAdding | undefined;
  /** What heads the buttons of the rows, and the field in which each sends its row's id. */
  steps?: { heading: string; field: string } | undefined;
  none?: string | undefined;
  order?: string | undefined;
  columns: {
    label: string;
    order?: string | undefined;
    isNumeric: boolean;
    isTyped: boolean;
  }[];
  /** What stands in the columns of each record, its address where it has a page, what may be done with it at once. */
  rows: { id: string; to?: string | undefined; cells: DrawnCell[]; step?: DrawnStep | undefined }[];
}

/** A record as its page draws it, new or known. */
export interface DrawnPage {
  /** What tells its form from others. */
  id: string;
  to: string;
  intro?: string | undefined;
  back: LinkTo;
  record: DrawnRecord<string>;
  /** Its form, and the words of its button. */
  sections: DrawnSection[];
  save?: string | undefined;
  /** What is said of a record that stays because something depends on it. */
  kept?: string | undefined;
  /** The page on which it is deleted. */
  deletion?: LinkTo | undefined;
  /** How it is deleted here, where it may be. */
  removal?: { label: string; text: string } | undefined;
}
