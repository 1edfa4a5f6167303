import { expect, test } from "vitest";

import { sessionStorage } from "~/platform/http/cookies.server";
import { chooseEncoding } from "~/platform/http/encodings.mjs";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { nameOfLanguage, preferredLanguage } from "~/platform/i18n/languages";
import { pictureFormat } from "~/platform/media/front/resize-picture.server";

// What browsers ask for by weight: a weight of 0 asks for none of it (RFC 9110, 12.4.2).

test.each([
  ["en", "en"],
  ["en;q=0", undefined],
  ["en;q=0.000", undefined],
  ["en; Q=0", undefined],
  ["en;q=0.001", "en"],
  ["en;q=0, fr;q=0.1", "fr"],
  ["fr;q=0.1, en;q=0", "fr"],
  ["en;q=0.4, fr;q=0.5, hu;q=0.5", "fr"],
  ["en-GB, ro;q=0.9", "en"],
  ["EN", "en"],
  ["de, *;q=0.5", undefined],
  ["*;q=0, en;q=0", undefined],
  ["en;q=", undefined],
  ["en; q=0.2, fr; q=0.1 ", "en"],
  ["en;level=1;q=0.2, fr;q=0.1", "en"],
  ["", undefined],
  [null, undefined],
])("who wishes %s reads %s", (wish, language) => expect(preferredLanguage(wish)).toBe(language));

test("languages are called by their own names, and others by their codes", () => {
  expect(["ro", "bg", "de"].map(nameOfLanguage)).toEqual(["Română", "Български", "de"]);
});

const session = await sessionStorage.getSession();
session.set("language", "en");
const inEnglish = (await sessionStorage.commitSession(session)).split(";")[0]!;

test.each([
  ["whose address says so", "?lng=fr", inEnglish, "hu", "fr"],
  ["whose address says another one", "?lng=it", inEnglish, "hu", "it"],
  ["who chose one before", "", inEnglish, "hu", "en"],
  ["whose browser wishes one", "", "", "de, hu;q=0.5", "hu"],
  ["who wishes another", "", "", "bg", "bg"],
  ["whose address names none of the shop's", "?lng=de", inEnglish, "hu", "en"],
  ["whose cookie is not the shop's", "", "session=en", "hu", "hu"],
  ["who wishes none of the shop's", "", "", "de", "ro"],
  ["who wishes nothing", "", "", undefined, "ro"],
])("somebody %s reads it", async (_, query, cookie, wishes, language) => {
  const headers = { Cookie: cookie, ...(wishes && { "Accept-Language": wishes }) };
  expect(await requestLanguage(new Request(`http://shop/${query}`, { headers }))).toBe(language);
});

test("texts are in the language of the request", async () => {
  const [romanian, french] = await Promise.all(
    ["", "?lng=fr"].map((query) => translateFor(new Request(`http://shop/${query}`), "cart")),
  );
  const text = (t: typeof romanian) => t!("term.days", { count: 5, days: "3–5" });
  expect(text(romanian)).not.toBe(text(french));
  expect(text(french)).toContain("jours");
});

test.each([
  ["br, gzip", "br", "br"],
  ["br, gzip", "gzip", "gzip"],
  ["br;q=0, gzip", "br", "gzip"],
  ["br;q=0.0, gzip;q=0.000", "br", "identity"],
  ["br; Q=0", "br", "identity"],
  ["br;q=0.001", "br", "br"],
  ["*", "br", "identity"],
  ["", "br", "identity"],
] as const)("who takes %s is sent, at best %s, %s", (taken, best, encoding) =>
  expect(chooseEncoding(taken, best)).toBe(encoding),
);

test.each([
  ["image/avif,image/webp", "avif"],
  ["image/avif;q=0,image/webp", "webp"],
  ["image/avif;q=0.0,image/webp;q=0", "jpeg"],
  ["image/webp;q=0.001", "webp"],
  ["*/*", "jpeg"],
  [null, "jpeg"],
])("who accepts %s is sent a %s", (accepted, format) =>
  expect(pictureFormat(accepted)).toBe(format),
);
