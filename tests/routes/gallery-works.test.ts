import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { languageCodes } from "~/platform/i18n/languages";

import { wardrobe } from "../boards/designs";
import { picture } from "../images";
import { textOf } from "../visitor";
import { pieces } from "../world";
import { fieldsOf, openingForms } from "./forms-drawn";
import { controlOf, descriptionOf, valueOf, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = openingForms(await signedIn({ role: "administrator" }));
const seller = await signedIn({ role: "sales", email: "vanzari@example.com" });
const GALLERY = "/admin/galerie";
const plan = `/proiecteaza?d=${writeDesign(wardrobe)}`;

/** Adds a picture to a page of the shop, and returns where its texts are. */
async function hang(place: "gallery" | "about", alt: string): Promise<string> {
  const file = new File([new Uint8Array(await picture("jpeg"))], "IMG.jpg");
  const answer = await admin.upload(GALLERY, { alt, category: "", place }, [["image", file]]);
  expect(answer.status).toBe(303);
  return answer.location!;
}

const drawnAt = async (address: string) => {
  const { page, ...answer } = await admin.get(address);
  return fieldsOf({ page, ...answer }, 'main form:has([name="alt-ro"])');
};

/** The entry of a picture in a list of the shop's. */
const entryOf = (page: Awaited<ReturnType<typeof admin.get>>["page"], alt: string) =>
  page
    .querySelectorAll("main li")
    .find((one) => one.querySelector("img")?.getAttribute("alt") === alt);

test("a finished work shows its size and leads to the planner with the same design", async () => {
  const address = await hang("gallery", "Dulap alb în hol");
  const drawn = await drawnAt(address);
  const details = {
    width: "100",
    height: "220",
    depth: "60",
    start: `https://atelier.ro${plan}&pas=pret`,
  };
  const saved = await admin.post(address, { ...drawn, ...details, "caption-ro": "Dulap, Cluj" });
  expect(saved.location).toBe(address);
  // Kept as the planner writes it, without the step and the shop that it was copied from.
  expect((await drawnAt(address)).start).toBe(plan);
  const entry = entryOf((await visitor().get("/galerie?arata=24")).page, "Dulap alb în hol")!;
  expect(entry.querySelectorAll("p > *").map(textOf)).toEqual([
    "Dulap, Cluj",
    "100 × 220 × 60 cm (lățime × înălțime × adâncime)",
    "Pornește de la acest proiect",
  ]);
  const link = entry.querySelectorAll("a").at(-1)!;
  expect(link.getAttribute("href")).toBe(plan);
  const planner = await visitor().get(link.getAttribute("href")!);
  expect(planner.status).toBe(200);
  expect(mainOf(planner)).toContain("100 × 220 × 60 cm");
  const large = entry.querySelector("a")!.getAttribute("href")!;
  expect(textOf((await visitor().get(large)).page.querySelector("dialog"))).toContain(
    "100 × 220 × 60 cm",
  );
});

test("a work may lead to a piece of the catalogue, as long as that is for sale", async () => {
  const address = await hang("gallery", "Birou la fereastră");
  const drawn = await drawnAt(address);
  await admin.post(address, { ...drawn, start: `${pieces.desk.path}?material=pal-nuc` });
  expect((await drawnAt(address)).start).toBe(pieces.desk.path);
  const entry = async () =>
    entryOf((await visitor().get("/galerie?arata=24")).page, "Birou la fereastră")!;
  expect(textOf(await entry())).toBe("Vezi piesa din catalog");
  expect((await entry()).querySelectorAll("a").at(-1)!.getAttribute("href")).toBe(pieces.desk.path);
  const { product_id } = await db
    .selectFrom("gallery_images")
    .select("product_id")
    .where("product_id", "is not", null)
    .executeTakeFirstOrThrow();
  const setStatus = (status: "active" | "inactive") =>
    db.updateTable("products").set({ status }).where("id", "=", product_id!).execute();
  await setStatus("inactive");
  expect(textOf(await entry())).toBe("");
  const kept = await drawnAt(address);
  expect(kept.start).toBe(pieces.desk.path);
  // What is not for sale any more may stay, and may be taken away.
  expect((await admin.post(address, { ...kept, "caption-ro": "Birou" })).status).toBe(303);
  const again = await drawnAt(address);
  expect(again.start).toBe(pieces.desk.path);
  expect((await admin.post(address, { ...again, start: "" })).status).toBe(303);
  expect((await drawnAt(address)).start).toBe("");
  await setStatus("active");
  expect(textOf(await entry())).toBe("Birou");
});

test.each([
  ["a design that cannot be read", "/proiecteaza?d=dulap"],
  ["a decor the shop never had", plan.replaceAll("pal-alb", "aur-masiv")],
  ["the planner without a design", "/proiecteaza"],
  ["a piece that is not there", "/produse/dormitoare/9999"],
  ["a piece of another shop's", "https://alt-magazin.ro/produse/dormitoare/1"],
  ["another page", "/galerie"],
  ["another scheme", "javascript:alert(1)"],
  ["words", "dulapul din hol"],
])(
  "an address that leads to %s is refused beside its field, with all that was typed",
  async (_what, start) => {
    const address = await hang("gallery", `Proba ${start}`);
    const drawn = await drawnAt(address);
    const typed = { ...drawn, "caption-ro": "Ceva", width: "90", start };
    const answer = await admin.post(address, typed);
    expect(answer.status).toBe(422);
    expect(descriptionOf(answer.page, controlOf(answer.page, "start"))).toContain(
      "copiază adresa din browser",
    );
    expect(fieldsOf(answer, 'main form:has([name="alt-ro"])')).toMatchObject({
      start,
      width: "90",
      "caption-ro": "Ceva",
    });
    expect((await drawnAt(address)).width).toBe("");
    await admin.post(address, { intent: "delete" });
  },
);

test("a form that is sent twice is saved once, whatever stood before its address", async () => {
  const address = await hang("gallery", "De două ori");
  const form = { ...(await drawnAt(address)), start: `https://atelier.ro${plan}&pas=pret` };
  for (const _time of [1, 2]) expect((await admin.post(address, form)).location).toBe(address);
  expect((await drawnAt(address)).start).toBe(plan);
  await admin.post(address, { intent: "delete" });
});

test("words below a picture are written in Romanian first, and their translations are not lost", async () => {
  const address = await hang("gallery", "Fără cuvinte");
  const form = { ...(await drawnAt(address)), "caption-en": "A wardrobe, Cluj" };
  const answer = await admin.post(address, form);
  expect(answer.status).toBe(422);
  expect(descriptionOf(answer.page, controlOf(answer.page, "caption-ro"))).toContain("în română");
  expect(valueOf(controlOf(answer.page, "caption-en"))).toBe("A wardrobe, Cluj");
  await admin.post(address, { intent: "delete" });
});

test.each(["0", "2001", "-5", "12,5", "lat"])(
  "a side of %s is refused beside its field",
  async (width) => {
    const address = await hang("gallery", `Lățime ${width}`);
    const answer = await admin.post(address, { ...(await drawnAt(address)), width });
    expect(answer.status).toBe(422);
    expect(descriptionOf(answer.page, controlOf(answer.page, "width"))).not.toBe("");
    await admin.post(address, { intent: "delete" });
  },
);

test("photographs of the workshop stand on the page about us with who is on them, in every language, and not in the gallery", async () => {
  expect((await visitor().get("/despre")).text).not.toContain("Atelierul și oamenii lui");
  const first = await hang("about", "Un tâmplar la circular");
  const second = await hang("about", "Două mâini care lipesc un cant");
  const drawn = await drawnAt(first);
  expect(drawn.place).toBe("about");
  const english = { "caption-en": "Vasile, joiner", "alt-en": "A joiner at the saw" };
  await admin.post(first, { ...drawn, ...english, "caption-ro": "Vasile, tâmplar", order: "99" });
  const { page } = await visitor().get("/despre");
  const shown = page.querySelectorAll("section[aria-labelledby=workshop] figure");
  expect(shown.map((one) => [one.querySelector("img")?.getAttribute("alt"), textOf(one)])).toEqual([
    ["Două mâini care lipesc un cant", ""],
    ["Un tâmplar la circular", "Vasile, tâmplar"],
  ]);
  for (const language of languageCodes) {
    const translated = (await visitor().get(`/despre?lng=${language}`)).page;
    const caption = translated.querySelector("section[aria-labelledby=workshop] figcaption")!;
    expect(textOf(caption)).toBe(language === "en" ? "Vasile, joiner" : "Vasile, tâmplar");
    const isAsWritten = language === "en" || language === "ro";
    expect(caption.getAttribute("lang")).toBe(isAsWritten ? undefined : "ro");
  }
  const gallery = (await visitor().get("/galerie?arata=36")).text;
  expect(gallery).not.toContain("Un tâmplar la circular");
  const desk = textOf(
    (await seller.get(GALLERY)).page.querySelector("section[aria-labelledby=about]"),
  );
  expect(desk).toContain("Vasile, tâmplar");
  for (const address of [first, second]) await admin.post(address, { intent: "delete" });
  expect((await visitor().get("/despre")).text).not.toContain("Atelierul și oamenii lui");
});

test("the sample gallery has works with a size and a design that the planner opens as it is", async () => {
  const rows = await db
    .selectFrom("gallery_images")
    .select(["design", "width_cm"])
    .where("is_sample", "=", 1)
    .where("design", "<>", "")
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const { design, width_cm } of rows) {
    const { status, page } = await visitor().get(`/proiecteaza?d=${design}`);
    expect([status, page.querySelector("main [role=alert]")]).toEqual([200, null]);
    expect(design).toContain(`-${width_cm! * 10}x`);
  }
});
