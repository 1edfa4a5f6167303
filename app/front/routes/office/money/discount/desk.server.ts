import type { z } from "zod";

import { optionsOf } from "~/front/desk/record";
import { plainForm, recordDesk } from "~/front/desk/record-desk.server";
import { removeRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, today } from "~/platform/format/dates";
import { formatRon, leiText, OFFICE, parseLei } from "~/platform/format/office-money";
import { readNumber } from "~/platform/format/read-number";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { discountKinds, discountState, type DiscountTerms } from "~/shop/discounts/discount";
import {
  isDiscountUsed,
  listDiscountCategories,
  listDiscounts,
} from "~/shop/discounts/front/discount-desk.server";
import {
  deleteDiscount,
  endDiscount,
  saveDiscount,
} from "~/shop/discounts/front/save-discount.server";

import { discountForm } from "./schema";

const newTerms: DiscountTerms = {
  code: "",
  kind: "percent",
  value: 0,
  firstDay: "",
  lastDay: "",
  minimumBani: 0,
  mostUses: null,
  isOnce: false,
  categories: [],
};
const terms = plainForm(discountForm, newTerms, {
  value: (value: number, { kind }: DiscountTerms) =>
    kind === "percent" ? String(value) : leiText(value),
});

/** The form of a code, whose value counts percents or bani by its kind. */
export const discountTerms: typeof terms = {
  ...terms,
  begin: () => ({ kind: "percent", firstDay: today() }),
  read: (typed) => ({ ...terms.read(typed), value: readValue(typed) }),
};

function readValue({ kind, value }: z.output<typeof discountForm>): number {
  if (kind === "sum") return parseLei(value) ?? 0;
  const read = readNumber(value, { decimals: 0, language: OFFICE });
  return read.kind === "number" ? read.units : 0;
}

export const discounts = recordDesk({
  texts: "office-discounts",
  words: "codes",
  subject: "discount",
  called: "code",
  form: discountTerms,
  list: {
    guard: guard("money/discounts"),
    to: officePaths.discounts(),
    rows: listDiscounts,
    columns: [
      { name: "code", order: "cod" },
      {
        name: "value",
        cell: ({ kind, value }) => (kind === "percent" ? `${value} %` : formatRon(value)),
      },
      {
        name: "firstDay",
        order: "inceput",
        cell: ({ firstDay }, _t, language) => formatDay(firstDay, language),
      },
      {
        name: "lastDay",
        order: "sfarsit",
        cell: ({ lastDay }, _t, language) => formatDay(lastDay, language),
      },
      {
        name: "uses",
        order: "folosiri",
        label: "used",
        cell: ({ uses, mostUses }) => (mostUses === null ? String(uses) : `${uses} / ${mostUses}`),
      },
      {
        name: "state",
        label: "state",
        cell: (discount, t) => {
          const state = discountState(discount, today());
          return { word: t(`states.${state}`), isGood: state === "running" };
        },
      },
    ],
  },
  record: {
    guard: guard("money/discount"),
    at: officePaths.discounts,
    sections: async (t) => [
      {
        title: "what",
        columns: 1,
        fields: {
          code: {},
          kind: { kind: "radio", options: optionsOf(discountKinds, (kind) => t(`kinds.${kind}`)) },
          value: { kind: "money" },
        },
      },
      {
        title: "when",
        fields: {
          firstDay: { kind: "day" },
          lastDay: { kind: "day" },
          minimum: {},
          mostUses: {},
          isOnce: {},
          categories: await categoryBoxes(),
        },
      },
    ],
    save: saveDiscount,
    refuse: ({ uses }) => ({ mostUses: message("discountFewerUses", { count: uses }) }),
    remove: deleteDiscount,
    isKept: isDiscountUsed,
    steps: (post) => ({
      end: () =>
        removeRecord(post, {
          subject: "discount",
          remove: endDiscount,
          removed: () => ({ to: officePaths.discounts(), title: "admin.discountEnded" }),
        }),
    }),
  },
});

/** The categories that a code may be for, to be ticked; nothing where the shop has none. */
async function categoryBoxes() {
  const categories = await listDiscountCategories();
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  return options.length > 0 ? { kind: "several" as const, options } : undefined;
}
