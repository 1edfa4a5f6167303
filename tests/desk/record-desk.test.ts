import { expect, test } from "vitest";

import type { Post } from "~/front/desk/desk.server";
import { addingDesk, plainForm, recordDesk } from "~/front/desk/record-desk.server";
import { discountTerms } from "~/front/routes/office/money/discount/desk.server";
import { supplierForm } from "~/front/routes/office/workshop/supplier/schema";
import { z } from "~/platform/basics/zod";
import { textField } from "~/platform/forms/field-schemas";
import { message, messagesIn } from "~/platform/forms/validation-message";
import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

const guard = () => Promise.resolve({ id: "", email: "" } as Post["admin"]);
const nothing = () => Promise.resolve([]);
const remove = () => Promise.resolve({ kind: "unknown" as const });
const at = (id: string) => `/${id}`;

/** What stands beside the fields of a new record whose room answers so. */
async function faultsOf(
  desk: {
    action: (args: Parameters<ReturnType<typeof suppliers>["action"]>[0]) => Promise<Response>;
  },
  typed: Record<string, string>,
) {
  const body = new URLSearchParams(typed);
  const request = new Request("http://localhost/nou", { method: "POST", body });
  const answer = await desk.action({ request, params: { id: "nou" }, context: {} });
  const { result } = (await answer.json()) as { result: { error: Record<string, string[]> } };
  return { status: answer.status, error: result.error };
}

type Refused = { kind: "name-taken" } | { kind: "too-many"; most: number };

function suppliers(refused: Refused) {
  return recordDesk({
    texts: "office-buying",
    words: "suppliers",
    subject: "supplier",
    form: plainForm(supplierForm, { name: "", email: "", phone: "", days: 5, minimumBani: 0 }),
    list: { guard, to: "/", rows: nothing, columns: [] },
    record: { guard, at, save: () => Promise.resolve(refused), remove },
  });
}

function discounts(refused: Refused | { kind: "fewer-uses"; uses: number }) {
  return recordDesk({
    texts: "office-discounts",
    words: "codes",
    subject: "discount",
    called: "code",
    form: discountTerms,
    list: { guard, to: "/", rows: nothing, columns: [] },
    record: {
      guard,
      at,
      save: () => Promise.resolve(refused),
      refuse: ({ uses }) => ({ mostUses: message("discountFewerUses", { count: uses }) }),
      remove,
    },
  });
}

const supplier = { name: "Feronerie", days: "5" };
const code = { code: "TOAMNA", kind: "percent", value: "5" };
const discount = { ...code, firstDay: "2026-01-01", lastDay: "2099-12-31" };

test("one more than are kept is refused at its name, with how many there may be", async () => {
  expect(await faultsOf(suppliers({ kind: "too-many", most: 7 }), supplier)).toEqual({
    status: 422,
    error: { name: [message("supplierTooMany", { most: 7 })] },
  });
  const { error } = await faultsOf(discounts({ kind: "too-many", most: 8 }), discount);
  expect(error).toEqual({ code: [message("discountTooMany", { most: 8 })] });
});

test("a name that another has is refused where it was typed, whatever the field is called", async () => {
  const { error } = await faultsOf(suppliers({ kind: "name-taken" }), supplier);
  expect(error).toEqual({ name: ["supplierNameTaken"] });
  const other = await faultsOf(discounts({ kind: "name-taken" }), discount);
  expect(other.error).toEqual({ code: ["discountNameTaken"] });
});

test("what only one room refuses has its desk's words", async () => {
  const { error } = await faultsOf(discounts({ kind: "fewer-uses", uses: 3 }), discount);
  expect(error).toEqual({ mostUses: [message("discountFewerUses", { count: 3 })] });
});

/** A list of days, of which each may be taken away; what was taken stands in `taken`. */
function days(taken: string[]) {
  return addingDesk({
    texts: "office-appointments",
    words: "holidays",
    subject: "holiday",
    list: { guard, to: "/", rows: nothing, columns: [] },
    add: {
      schema: z.object({ day: textField("holidayName", 2, 20) }),
      fields: () => ({ day: {} }),
      save: () => Promise.resolve({ kind: "known" as const }),
      refuse: () => ({ day: message("holidayKnown") }),
      title: "appointments.daySaved",
    },
    step: {
      heading: "change",
      field: "day",
      of: () => ({ intent: "take", label: "", of: "" }),
      take: {
        take: (day) => {
          taken.push(day);
          return Promise.resolve();
        },
      },
      title: "appointments.daySaved",
    },
  });
}

test("a list takes what its form adds and the steps of its rows, and no other", async () => {
  const taken: string[] = [];
  const { error } = await faultsOf(days(taken), { intent: "add", day: "2026-12-24" });
  expect(error).toEqual({ day: ["holidayKnown"] });
  for (const intent of ["", "delete", "constructor"]) {
    const thrown = await faultsOf(days(taken), { intent, day: "1" }).catch(
      (error: unknown) => error,
    );
    expect([intent, thrown instanceof Response && thrown.status]).toEqual([intent, 400]);
  }
  expect(taken).toEqual([]);
  const body = new URLSearchParams({ intent: "take", day: "2026-12-24" });
  const request = new Request("http://localhost/", { method: "POST", body });
  expect((await days(taken).action({ request, params: {}, context: {} })).status).toBe(303);
  expect(taken).toEqual(["2026-12-24"]);
});

const many = [
  "absenceTooMany",
  "bankTooMany",
  "discountTooMany",
  "holidayTooMany",
  "personTooMany",
  "supplierTooMany",
  "teamTooMany",
  "zoneTooMany",
] as const;

test.each(languageCodes)("in %s is said how many of each there may be", (language) => {
  const read = messagesIn(translateIn(language, "validation"));
  for (const key of many) {
    expect(read(message(key, { most: 371 })), key).toMatch(/(?<!\d)371(?!\d)/);
  }
});
