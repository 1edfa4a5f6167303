export const encodings = ["utf-8", "windows-1250", "iso-8859-2"] as const;
export const separators = ["auto", "semicolon", "comma", "tab"] as const;
/** Day, month and year in the order in which a bank writes them. */
export const dateOrders = ["dmy", "ymd", "mdy"] as const;
export const decimalSigns = ["comma", "point"] as const;

/** The columns that a statement may have, by what they hold, in the order of the form. */
export const columnFields = [
  "dateColumn",
  "detailsColumn",
  "amountColumn",
  "directionColumn",
  "creditColumn",
  "debitColumn",
  "payerColumn",
  "payerIbanColumn",
  "referenceColumn",
  "currencyColumn",
  "accountColumn",
] as const;

export type DateOrder = (typeof dateOrders)[number];

export type ColumnField = (typeof columnFields)[number];

/**
 * How a bank writes a statement. A column is its name in the head, or its place from 1 on where the
 * file has no head; empty where the bank gives none. The amount is either one column, whose sign or
 * whose letter beside it says the direction, or one for what came and one for what went.
 */
export interface BankLayout extends Record<ColumnField, string> {
  encoding: (typeof encodings)[number];
  separator: (typeof separators)[number];
  skipRows: number;
  dateOrder: DateOrder;
  decimalSign: (typeof decimalSigns)[number];
}

const noColumns = Object.fromEntries(columnFields.map((name) => [name, ""])) as Record<
  ColumnField,
  string
>;

/**
 * Two layouts that are usual in Romania, with which a new bank begins: one with a preamble and two columns, for
 * money that came and money that went, and one with a column for a signed amount and one for the payer.
 */
export const presets = {
  twoColumns: {
    ...noColumns,
    encoding: "utf-8",
    separator: "auto",
    skipRows: 0,
    dateOrder: "ymd",
    decimalSign: "point",
    dateColumn: "Data tranzactie",
    creditColumn: "Credit",
    debitColumn: "Debit",
    detailsColumn: "Descriere",
    referenceColumn: "Referinta tranzactiei",
  },
  signedAmount: {
    ...noColumns,
    encoding: "windows-1250",
    separator: "semicolon",
    skipRows: 0,
    dateOrder: "dmy",
    decimalSign: "comma",
    dateColumn: "Data",
    amountColumn: "Suma",
    detailsColumn: "Detalii tranzactie",
    payerColumn: "Nume platitor",
    payerIbanColumn: "Cont platitor",
    referenceColumn: "Referinta",
    currencyColumn: "Moneda",
    accountColumn: "Cont",
  },
} as const satisfies Record<string, BankLayout>;

export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as PresetName[];

export function isPreset(name: string | null): name is PresetName {
  return name !== null && Object.hasOwn(presets, name);
}
