import { expect, test } from "vitest";

import { z } from "~/platform/basics/zod";
import { phoneField, postcodeField } from "~/platform/forms/field-schemas";
import { parseForm } from "~/platform/forms/read-form.server";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

const schema = z.object({
  note: textBlock(20).pipe(z.string().min(3)),
  choice: z.enum(["one", "two"]),
  phone: phoneField(),
  postalCode: postcodeField(),
});

function errorsOf(typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return parseForm(form, schema).reply().error;
}

test("whatever is wrong with a field is told in the shop's words, none of the validator's own", () => {
  expect(errorsOf({})).toEqual({
    note: ["empty?rule=required"],
    choice: ["empty?rule=required"],
    phone: ["empty?rule=phone"],
    postalCode: ["empty?rule=postalCode"],
  });
});

test("what is nothing once its blanks and dashes are gone is refused as anything else wrong is", () => {
  expect(errorsOf({ note: " ", choice: "three", phone: "(--)", postalCode: " - " })).toEqual({
    note: ["empty?rule=required"],
    choice: ["required"],
    phone: ["phone"],
    postalCode: ["postalCode"],
  });
});

test("what is wrong in a field that may be left empty is told by its rule, not as if it had to be filled in", () => {
  const form = new FormData();
  form.set("phone", "12");
  const optional = z.object({ phone: phoneField().or(z.literal("")).default("") });
  expect(parseForm(form, optional).reply().error).toEqual({ phone: ["phone"] });
  form.set("phone", "");
  expect(parseForm(form, optional).status).toBe("success");
});

const phone = phoneField();
const none = z.literal("");
const reason = z.enum(["late", "broken"], { error: message("refundReason") });
const own = { error: message("choose") };

test.each<[string, z.ZodType<string>, string]>([
  ["its own words", z.union([none, reason], own), "choose"],
  ["its own words, in either order", z.union([reason, none], own), "choose"],
  ["those of a choice, where it has none", z.union([none, reason]), "refundReason"],
  ["those of its rule", z.union([none, phone]), "phone"],
  ["those of its rule, in either order", z.union([phone, none]), "phone"],
  ["those of its rule's rule", z.union([none, z.union([none, phone])]), "phone"],
  [
    "that something is missing, where neither has words",
    z.union([none, z.literal("x")]),
    "required",
  ],
])("a field that takes nothing or something is told %s", (_, field, said) => {
  const form = new FormData();
  form.set("field", "12");
  const one = z.object({ field: field.default("") });
  expect(parseForm(form, one).reply().error).toEqual({ field: [said] });
  form.set("field", "");
  expect(parseForm(form, one).status).toBe("success");
});
