import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { REVIEW } from "../checkout-form";
import { picture } from "../images";
import { textOf, toastOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { fillInCheckout, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "sefa@example.com" });
const page = "/admin/lansare/imagini";
const desk = await pieceId(db, pieces.desk);

/** Another drawing than the published one, with white space that a re-encoding would lose. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"   viewBox="0 0 210 297">\r\n<title>Garanția</title></svg>\n\n`,
);

const send = (name: string, bytes: Buffer) =>
  admin.upload(page, { intent: "save", name }, [["file", new File([new Uint8Array(bytes)], "x")]]);

async function pictureOn(address: string, language = "ro") {
  const buyer = visitor();
  buyer.headers["Accept-Language"] = language;
  await fillInCheckout(buyer, desk);
  const answer = await buyer.get(address);
  const image = answer.page.querySelector("main img[src^='/imagini/oficiale/']");
  return { image, main: mainOf(answer), page: answer.page };
}

test("until the official files are there, words and links stand for them", async () => {
  for (const address of [REVIEW, "/termeni"]) {
    const { image, main } = await pictureOn(address);
    expect(image).toBeNull();
    expect(main).toContain("cel puțin 2 ani de la livrare");
  }
  const home = await pictureOn("/");
  expect(home.image).toBeNull();
  const link = home.page.querySelector("main a[href='https://reclamatiisal.anpc.ro/']");
  expect(textOf(link)).toBe("Soluționarea alternativă a litigiilor (SAL), prin ANPC");
  expect(mainOf(await admin.get(page))).toContain("Încă neîncărcată");
});

test("the notice is shown byte for byte, and a file that is not the published one is said to be another", async () => {
  const answer = await send("guarantee-notice", drawing);
  expect(answer.location).toBe(page);
  const after = await admin.get(page);
  expect(toastOf(after.page)).toBe("Imagine încărcată, dar nu este fișierul publicat");
  expect(mainOf(after)).toContain("alt fișier decât cel publicat");
  expect(mainOf(after)).toContain(createHash("sha256").update(drawing).digest("hex"));

  const { image, main } = await pictureOn(REVIEW);
  expect(main).not.toContain("cel puțin 2 ani de la livrare");
  expect(image?.getAttribute("alt")).toContain("cel puțin 2 ani de la livrare");
  expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["210", "297"]);
  const src = image!.getAttribute("src")!;
  const served = await visitor().get(src);
  expect(served.bytes.equals(drawing)).toBe(true);
  expect(served.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(served.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const policy = served.headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/(^|; )sandbox$/);
  expect(served.headers.get("Cache-Control")).toContain("immutable");
  // Another address, another file: never this one.
  expect((await visitor().get(src.replace(/\w$/, "-"))).status).toBe(404);

  // Whoever reads another language has the words beside the Romanian picture.
  const english = await pictureOn("/termeni", "en");
  expect(english.image?.getAttribute("src")).toBe(src);
  expect(english.image?.closest("[lang]")?.getAttribute("lang")).toBe("ro");
  expect(english.main).toContain("at least 2 years");
});

test("the published file is known by its digest", async () => {
  await send("guarantee-notice", drawing);
  await db
    .updateTable("official_pictures")
    .set({ sha256: "dc168eca5e0b78f3daf7a3cf2b111987c3121d19eec52322a6eeb789b0c45b2a" })
    .execute();
  const shown = mainOf(await admin.get(page));
  expect(shown).toContain("fișierul publicat");
  expect(shown).not.toContain("alt fișier");
});

test("the pictogram leads to ANPC's own address, and goes again at a button", async () => {
  await send("sal-pictogram", await picture("png", 500, 100));
  expect(toastOf((await admin.get(page)).page)).toBe("Imagine oficială încărcată");
  const { image } = await pictureOn("/");
  expect(image?.closest("a")?.getAttribute("href")).toBe("https://reclamatiisal.anpc.ro/");
  expect(image?.getAttribute("alt")).toContain("SAL");
  await admin.post(page, { intent: "remove", name: "sal-pictogram" });
  expect((await pictureOn("/")).image).toBeNull();
  await send("sal-pictogram", await picture("png", 60, 40));
  expect(mainOf(await admin.get(page))).toContain("nu are proporția 250 × 50");
  const journal = mainOf(await admin.get("/admin/jurnal?despre=official-picture"));
  expect(journal).toContain("Imagine oficială încărcată");
  expect(journal).toContain("Imagine oficială scoasă");
});

test("a file that is none, too large or active is refused beside its field, and nothing changes", async () => {
  await db.deleteFrom("official_pictures").execute();
  const active = Buffer.from(`<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>`);
  const large = Buffer.concat([drawing, Buffer.alloc(512 * 1024, " ")]);
  for (const [bytes, problem] of [
    [Buffer.from("not a picture"), "nu este o imagine SVG sau PNG"],
    [active, "Fișierul conține cod"],
    [large, "cel mult 512 KB"],
    [Buffer.alloc(0), "Fișierul este gol"],
  ] as const) {
    const answer = await send("guarantee-notice", bytes);
    expect(answer.status).toBe(422);
    const field = answer.page.getElementById("guarantee-notice-file")!;
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(mainOf(answer)).toContain(problem);
  }
  expect((await admin.post(page, { intent: "save", name: "guarantee-notice" })).status).toBe(422);
  expect((await send("something-else", drawing)).status).toBe(400);
  expect(await db.selectFrom("official_pictures").select("name").execute()).toEqual([]);
});
