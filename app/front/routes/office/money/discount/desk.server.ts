import { optionsOf } from "~/front/desk/record";
import { recordDesk } from "~/front/desk/record-desk.server";
import { removeRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, today } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { discountKinds, discountState } from "~/shop/discounts/discount";
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
import { discountTexts, readTerms } from "./values.server";

export const discounts = recordDesk({
  texts: "office-discounts",
  words: "codes",
  subject: "discount",
  called: "code",
  form: {
    schema: discountForm,
    begin: () => ({ kind: "percent", firstDay: today() }),
    texts: discountTexts,
    read: readTerms,
  },
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
          minimum: { kind: "money" },
          mostUses: { kind: "number" },
          isOnce: { kind: "tick" },
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
