import { expect, test } from "vitest";

import { z } from "~/platform/basics/zod";
import { phoneField, postcodeField } from "~/platform/forms/field-schemas";
import { parseForm } from "~/platform/forms/read-form.server";
import { textBlock } from "~/platform/forms/text-field";

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
