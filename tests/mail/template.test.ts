import { expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";
import { renderMail } from "~/platform/mail/mail-template.server";

const long = "Strada Școlii nr. 7, bl. B2, ap. 14, București";
const mailIn = (language: string) =>
  renderMail({
    language,
    subject: "AM-2026-000001",
    greeting: "",
    paragraphs: [],
    rows: [
      ["Total", "9.906 Lei TVA inclus"],
      ["Adresa", long],
    ],
    links: [{ label: "Comanda", url: "https://shop.example/c" }],
    sections: [{ title: "Când", rows: [["Ziua", "29"]] }],
    closing: "",
  });

test.each(languageCodes)("in %s a name has its language's colon behind it", (language) => {
  const colon = language === "fr" ? "\u{A0}:" : ":";
  const { text } = mailIn(language);
  for (const said of [`Total${colon} 9`, `Comanda${colon}\nhttps`, `Ziua${colon} 29`]) {
    expect(text).toContain(said);
  }
});

test("a sum stands in one line of the table, an address in as many as it needs", () => {
  const { html } = mailIn("ro");
  expect(html).toContain('<td class="short">9.906 Lei TVA inclus</td>');
  expect(html).toContain(`<td>${long}</td>`);
});
