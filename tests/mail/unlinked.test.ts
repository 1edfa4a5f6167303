import fc from "fast-check";
import { expect, test } from "vitest";

import { briefly, unlinked } from "~/platform/mail/unlinked";
import { findSettings } from "~/platform/settings/settings.server";
import { composeContactReply } from "~/shop/messages/mails/contact-mail.server";

import { openCatalogue } from "../memory-database";

const LINK = /[a-z0-9]+(?:[.\u3002\uff0e\uff61:/]+[a-z0-9]+)+|[a-z0-9]@[a-z0-9]/i;

test("no words that were typed for a stranger hold what a mail program makes a link of", () => {
  const signs = fc.constantFrom(..."abc19.:/@。．｡ \n-");
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 80 }), (typed) => {
      expect(unlinked(typed)).not.toMatch(LINK);
      expect(unlinked(typed).replaceAll("\u200b", "")).toBe(typed);
    }),
  );
});

test.each([
  ["sixty signs stay", "ă".repeat(60), "ă".repeat(60)],
  ["one more is cut", "🪑".repeat(61), `${"🪑".repeat(59)}…`],
  ["nothing stays nothing", "", ""],
])("a single answer is repeated briefly: %s", (_, typed, shown) => {
  expect(briefly(typed)).toBe(shown);
});

test("the workshop's reply quotes a message without its links, whoever's address was typed", async () => {
  const settings = await findSettings(await openCatalogue());
  const message = {
    email: "strain@example.com",
    name: "Ana www.rea.example",
    language: "ro",
    subject: "O bibliotecă",
    message: "Intră pe https://rea.example/cadou",
  };
  const { text, html } = composeContactReply(message, "Răspuns: atelier.example", settings);
  const shown = html.slice(html.indexOf("<body>"));
  for (const part of [text, shown]) expect(part).not.toMatch(/rea\.example/);
  expect(text).toContain("Răspuns: atelier.example");
});
