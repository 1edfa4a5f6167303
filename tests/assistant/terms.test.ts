import { beforeEach, expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";

import { addTeam } from "../appointments/teams";
import { addProduct } from "../memory-database";
import { openAssistant } from "./questions/judge";

const { ask, db } = await openAssistant();
const { changeSettings, findSettings } = await import("~/platform/settings/settings.server");
const before = await findSettings();
const plain = (text: string) => text.replace(/\s/gu, " ");

beforeEach(async () => {
  await changeSettings("delivery", before.delivery);
  await changeSettings("trade", before.trade);
});

async function say(text: string): Promise<string> {
  return plain((await ask(text, "ro")).text);
}

test("assembly and carrying cost what the settings say; what is not offered is said with the phone", async () => {
  await changeSettings("delivery", { stairsBani: 4100, liftBani: 6700, assemblyBani: 21_300 });
  expect(await say("Montajul e inclus?")).toContain("213 Lei TVA inclus");
  const carried = await say("Urcați dulapul la etajul 3?");
  expect(carried).toContain("41 Lei TVA inclus pentru fiecare etaj");
  expect(carried).toContain("67 Lei TVA inclus, la orice etaj");
  await changeSettings("delivery", { stairsBani: null, liftBani: 6700, assemblyBani: 0 });
  expect(await say("Montajul e inclus?")).toContain("gratuit");
  expect(await say("Urcați dulapul la etajul 3?")).not.toContain("pentru fiecare etaj");
  await changeSettings("delivery", { stairsBani: null, liftBani: null, assemblyBani: null });
  for (const asked of ["Montajul e inclus?", "Urcați dulapul la etajul 3?"]) {
    const said = await say(asked);
    expect(said).toContain("nu se poate alege acum");
    expect(said).toContain(before.general.phone);
  }
});

test("samples and the advance follow the settings, guarantee and withdrawal the law's days", async () => {
  await changeSettings("trade", {
    ...before.trade,
    swatchBani: 700,
    swatchPostBani: 0,
    advancePercent: 40,
  });
  expect(await say("Trimiteți mostre?")).toMatch(/cel mult 5 .*7 Lei.*Prin poștă: gratuit/);
  expect(await say("Cum plătesc?")).toContain("40% avans");
  expect(await say("Ce garanție aveți?")).toContain("24 de luni");
  expect(await say("Pot returna piesa?")).toMatch(/30 de zile .* 14 zile/);
});

test("somebody comes to measure where a team does, and can be visited at a time where one is", async () => {
  expect(await say("Veniți la măsurători?")).toContain(before.general.phone);
  expect(await say("Aveți showroom?")).not.toContain("alege și o oră");
  await addTeam(db, { kinds: ["measuring", "showroom"], counties: ["RO-PH", "RO-B"] });
  expect(await say("Veniți la măsurători?")).toMatch(/București.*Prahova/);
  const showroom = await say("Aveți showroom?");
  expect(showroom).toContain("alege și o oră");
  expect(showroom).toContain(before.general.address);
  expect(showroom).toContain(before.general.showroomHours.saturday);
});

test("what the catalogue has is made, whatever the list of what is not says", async () => {
  expect(await say("Aveți canapele?")).toContain("așa ceva nu facem");
  const { id } = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", "living")
    .executeTakeFirstOrThrow();
  await addProduct(db, { categoryId: id, number: 77, name: "Canapea Flora" });
  const answer = await ask("Aveți canapele?", "ro");
  expect(answer.text).not.toContain("nu facem");
  expect(answer.extras.products).toEqual([{ category_slug: "living", number: 77 }]);
});

test("of two things that are asked both are told, each with its page", async () => {
  const { text, extras } = await ask("Ce garanție dați, și pot returna piesa?", "ro");
  expect(plain(text)).toMatch(/24 de luni[^]*30 de zile/);
  expect(extras.links).toEqual([
    { kind: "page", page: "guarantee" },
    { kind: "page", page: "withdrawal" },
  ]);
});

test("no text of the assistant has a figure of its own", () => {
  const figures = languageCodes.flatMap((language) => {
    const { topics: _topics, ...said } = textsOf(language, "assistant-words");
    const found = JSON.stringify(said).match(/[^"]*\d[^"]*/gu) ?? [];
    return found.map((text) => `${language}: ${text}`);
  });
  expect(figures).toEqual([]);
});
