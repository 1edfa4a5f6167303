import type { LaunchItem } from "~/front/operations/launch-list.server";
import { officePaths } from "~/platform/paths/office-paths";

import type { Part } from "../installation/fields";
import type { Tab } from "../settings/fields";

/**
 * The form that puts a line right, and the line's name in the address that opens it: a tab of the settings
 * or a part of the installation.
 */
export const lineForms = {
  vatMode: { word: "tva", tab: "trade" },
  cashLimit: { word: "numerar", tab: "trade" },
  company: { word: "firma", tab: "company" },
  eInvoiceSeat: { word: "sediu", tab: "company" },
  contact: { word: "contact", tab: "general" },
  smtp: { word: "email", part: "mail" },
  origin: { word: "adresa", part: "address" },
  backup: { word: "siguranta", part: "backup" },
  copy: { word: "copie", part: "copy" },
} as const satisfies Partial<
  Record<LaunchItem, { word: string } & ({ tab: Tab } | { part: Part })>
>;

export type FormLine = keyof typeof lineForms;

const formLines = Object.keys(lineForms) as FormLine[];

export function hasForm(item: LaunchItem): item is FormLine {
  return item in lineForms;
}

/** The line whose form is open at this address of the launch list, if one is. */
export function openLine(query: URLSearchParams): FormLine | undefined {
  return formLines.find((item) => lineForms[item].word === query.get("linie"));
}

/** The launch list with the form of a line open, at that line. */
export function lineAddress(item: FormLine): string {
  return `${officePaths.launch()}?linie=${lineForms[item].word}#line-${item}`;
}
