import { expect, test } from "vitest";

import { z } from "~/platform/basics/zod";
import { describeForm } from "~/platform/forms/describe-form.server";
import { emailField, hiddenField, phoneField, tickField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";

test("a page knows a form's fields in their order, which are required, and what the others start with", () => {
  const form = z.object({
    token: hiddenField(),
    email: emailField("email"),
    phone: phoneField().optional(),
    notes: textBlock(100),
    news: tickField(),
    day: z.enum(["any", "monday"]).default("any"),
    terms: z.literal("on"),
  });
  const { constraint, defaults } = describeForm(form);
  expect(Object.entries(constraint).map(([name, { required }]) => [name, required])).toEqual([
    ["token", false],
    ["email", true],
    ["phone", false],
    ["notes", false],
    ["news", false],
    ["day", false],
    ["terms", true],
  ]);
  expect(defaults).toEqual({ day: "any" });
});
