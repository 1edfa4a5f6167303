import { optionsOf } from "~/front/desk/record";
import { plainForm, recordDesk } from "~/front/desk/record-desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import {
  columnFields,
  dateOrders,
  decimalSigns,
  encodings,
  isPreset,
  presets,
  separators,
} from "~/sales/statements/front/bank-layout";
import {
  deleteBank,
  isBankUsed,
  listBanks,
  saveBank,
  type BankValues,
} from "~/sales/statements/front/bank.server";

import { bankForm } from "./schema";

const newBank: BankValues = { name: "", iban: "", layout: presets.twoColumns };
const form = plainForm(bankForm, newBank);

/** By which of the usual layouts a new bank begins, as its address asks. */
export function presetOf(request: Request) {
  const wanted = new URL(request.url).searchParams.get("model");
  return isPreset(wanted) ? wanted : "twoColumns";
}

export const banks = recordDesk({
  texts: "office-statements",
  words: "banks",
  subject: "bank",
  form: {
    ...form,
    begin: async (request) => {
      const { iban } = (await findSettings()).company;
      return form.texts({ name: "", iban, layout: presets[presetOf(request)] });
    },
  },
  list: {
    guard: guard("money/banks"),
    to: officePaths.banks(),
    back: { to: officePaths.statements(), label: "title" },
    rows: listBanks,
    columns: [
      { name: "name", order: "nume" },
      { name: "iban", order: "iban" },
    ],
  },
  record: {
    guard: guard("money/bank"),
    at: officePaths.bank,
    sections: (t) => [
      { title: "account", fields: { name: {}, iban: {} } },
      {
        title: "file",
        fields: {
          encoding: {
            kind: "choice",
            options: optionsOf(encodings, (value) => value.toUpperCase()),
          },
          separator: {
            kind: "choice",
            options: optionsOf(separators, (value) => t(`separators.${value}`)),
          },
          dateOrder: {
            kind: "choice",
            options: optionsOf(dateOrders, (value) => t(`dateOrders.${value}`)),
          },
          decimalSign: {
            kind: "choice",
            options: optionsOf(decimalSigns, (value) => t(`decimalSigns.${value}`)),
          },
          skipRows: {},
        },
      },
      { title: "columns", fields: Object.fromEntries(columnFields.map((name) => [name, {}])) },
    ],
    save: saveBank,
    remove: deleteBank,
    isKept: isBankUsed,
    leadsTo: officePaths.statements(),
    savedText: "admin.bankSavedText",
  },
});
