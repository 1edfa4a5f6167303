import { expect, test } from "vitest";

import { z } from "~/platform/basics/zod";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { messagesIn } from "~/platform/forms/validation-message";
import { languages } from "~/platform/i18n/languages";
import { translatorOf } from "~/platform/i18n/translate.server";

const modules = import.meta.glob<Record<string, unknown>>(
  ["/app/**/schema.ts", "/app/**/*-form.ts", "/app/**/*-form.server.ts", "/app/**/*-schemas.ts"],
  { eager: true },
);

/** Every form whose schema a module offers, by where it stands. */
const forms = Object.entries(modules).flatMap(([path, offered]) =>
  Object.entries(offered)
    .flatMap(([name, one]) =>
      one !== null && typeof one === "object" && !(one instanceof z.ZodType)
        ? Object.entries(one).map(([part, inner]) => [`${name}.${part}`, inner as unknown] as const)
        : [[name, one] as const],
    )
    .flatMap(([name, schema]) =>
      schema instanceof z.ZodObject ? [{ name: `${path} ${name}`, schema }] : [],
    ),
);

/** What no field takes, each for a reason of its own. */
const WRONG = ["?", "x", "-1", "99999999999999", "1/2/3", "ana@", "ș".repeat(6_000)];

/** The boxes to tick: one that was not is told so in words of its own. */
const BOXES = ["terms", "drawingChecked"];

function errorOf(schema: z.ZodObject, field: string, typed: string): string | undefined {
  const form = new FormData();
  form.set(field, typed);
  return parseForm(form, schema).reply().error?.[field]?.join(" ");
}

test("there are forms to look at", () => {
  expect(forms.length).toBeGreaterThan(60);
});

test.each(languages.map(({ code }) => code))(
  "%s: an empty field is told to be filled in, by its name; a wrong one is told something else",
  (language) => {
    const read = messagesIn(translatorOf(language).translate("validation"));
    const odd = forms.flatMap(({ name, schema }) => {
      const { constraint } = describeForm(schema);
      return Object.keys(constraint).flatMap((field) => {
        const empty = errorOf(schema, field, " ");
        if (empty === undefined || BOXES.includes(empty)) return [];
        const told = read(empty, "Înălțime sus");
        const wrong = WRONG.flatMap((typed) => errorOf(schema, field, typed) ?? []);
        const same = wrong.filter((error) => read(error, "Înălțime sus") === told);
        const isNamed = told.includes("Înălțime sus") && !told.includes("{{");
        return isNamed && same.length === 0 ? [] : [`${name}.${field}: ${told}`];
      });
    });
    expect(odd).toEqual([]);
  },
);
