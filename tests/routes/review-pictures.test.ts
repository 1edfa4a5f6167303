import sharp from "sharp";
import { expect, test } from "vitest";

import { enormousPng, photographWithPlace, picture } from "../images";
import { addReviewPicture } from "../reviews/fixtures";
import { toastOf } from "../visitor";
import { addReview, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, order, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
await db.updateTable("products").set({ stock_quantity: 1_000 }).execute();
const tab = `${pieces.kitchen.path}?fila=recenzii`;
const path = `${tab}&scrie=da`;
const review = { intent: "review", rating: "4", text: "Sertarele se închid lin și fără zgomot." };
const sales = await signedIn({ email: "sales@example.com", role: "sales" });

/** A customer to whom the kitchen was delivered. */
async function buyer(email: string) {
  const customer = await signedIn({ email });
  await order(customer, await pieceId(db, pieces.kitchen));
  await db.updateTable("orders").set({ status: "delivered" }).execute();
  return customer;
}
const file = (bytes: Uint8Array | string, name = "poza.jpg"): [string, File] => [
  "pictures",
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name),
];
const pictures = () =>
  db.selectFrom("review_pictures").select(["id", "review_id"]).orderBy("position").execute();

test("a buyer's pictures lose what cameras write into them and are shown once approved", async () => {
  const ana = await buyer("ana@example.com");
  const sent = await ana.upload(path, review, [
    file(await photographWithPlace()),
    file(await picture("png"), "a.gif"),
  ]);
  expect([sent.status, sent.location]).toEqual([303, `${tab}#fila`]);
  const [first, second] = await pictures();
  expect(second).toBeDefined();
  const address = `/imagini/recenzii/${first!.id}`;
  for (const somebody of [visitor(), ana, await signedIn({ email: "x@example.com" })]) {
    expect((await somebody.get(address)).status).toBe(404);
  }
  const desk = await sales.get("/admin/recenzii");
  expect(desk.page.querySelectorAll('main img[src^="/imagini/recenzii/"]')).toHaveLength(2);
  expect((await sales.get(address)).status).toBe(200);
  expect((await visitor().get(tab)).text).not.toContain(first!.id);

  const { version } = await db
    .selectFrom("reviews")
    .select("version")
    .where("id", "=", first!.review_id)
    .executeTakeFirstOrThrow();
  const approve = { intent: "approve", id: first!.review_id, version: String(version) };
  expect((await sales.post("/admin/recenzii", approve)).status).toBe(303);
  const { page } = await visitor().get(tab);
  const [shown] = page.querySelectorAll("main li ul a");
  expect(shown?.getAttribute("href")).toBe(address);
  expect(shown?.querySelector("img")?.getAttribute("alt")).toBe("Fotografia 1 de la Radu I.");
  for (const size of ["", "?mica=da"]) {
    const served = await visitor().get(address + size);
    expect(served.headers.get("Content-Type")).toBe("image/webp");
    const { exif, format } = await sharp(served.bytes).metadata();
    expect([exif, format]).toEqual([undefined, "webp"]);
    expect(served.text).not.toContain("SECRETARTIST");
  }

  const gone = { intent: "remove-picture", id: first!.review_id, picture: first!.id };
  expect((await sales.post("/admin/recenzii", gone)).status).toBe(303);
  expect((await sales.post("/admin/recenzii", gone)).status).toBe(404);
  expect((await visitor().get(tab)).text).not.toContain(first!.id);
  expect((await visitor().get(address)).status).toBe(404);
});

test("a second review takes the pictures of the first with it", async () => {
  const ioana = await buyer("ioana@example.com");
  await ioana.upload(path, review, [file(await picture("jpeg"))]);
  const before = await pictures();
  await ioana.post(path, review);
  expect(await pictures()).toHaveLength(before.length - 1);
});

test("pictures of who has not bought the piece are refused beside their field, the text kept", async () => {
  const stranger = await signedIn({ email: "stranger@example.com" });
  const before = await pictures();
  const answer = await stranger.upload(path, review, [file(await picture("jpeg"))]);
  expect(answer.status).toBe(403);
  const control = controlOf(answer.page, "pictures");
  expect(descriptionOf(answer.page, control)).toContain("Doar cine a primit piesa");
  expect(descriptionOf(answer.page, control)).toContain("alege-le din nou");
  expect(valueOf(controlOf(answer.page, "text"))).toBe(review.text);
  expect(await pictures()).toEqual(before);
  const without = await stranger.submit(path, review);
  expect(toastOf(without.page)).toContain("Recenzia a fost trimisă");
});

const gifBomb = () => {
  const bytes = Buffer.from("GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,", "latin1");
  return Buffer.concat([
    bytes,
    Buffer.from("\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;", "latin1"),
  ]);
};
test.each([
  ["a GIF of 65,535 × 65,535 points", gifBomb],
  ["a PNG of 40,000 × 40,000 points", enormousPng],
  ["an SVG", () => `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`],
  ["a program named as a picture", () => "MZ\x90\0 not a picture"],
  ["more than eight megabytes", () => new Uint8Array(8 * 1024 * 1024 + 1)],
])("%s is refused with what was typed, and leaves nothing behind", async (what, bytes) => {
  const customer = await buyer(`${what.toLowerCase().replace(/\W/g, "").slice(0, 20)}@example.com`);
  const before = await pictures();
  const answer = await customer.upload(path, review, [file(bytes())]);
  expect(answer.status).toBe(422);
  expect(descriptionOf(answer.page, controlOf(answer.page, "pictures"))).not.toBe("");
  expect(valueOf(controlOf(answer.page, "text"))).toBe(review.text);
  expect(await pictures()).toEqual(before);
});

test("a fourth picture is refused", async () => {
  const customer = await buyer("four@example.com");
  const one = file(await picture("jpeg"));
  expect((await customer.upload(path, review, [one, one, one, one])).status).toBe(422);
});

test("the pictures go with the account, the review stays without its name", async () => {
  const { erasePictures } = await import("~/sales/reviews/front/review-picture.server");
  await buyer("leaving@example.com");
  const { id: user_id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "leaving@example.com")
    .executeTakeFirstOrThrow();
  const own = await addReview(db, { user_id });
  const other = await addReview(db);
  await addReviewPicture(db, own);
  const kept = await addReviewPicture(db, other);
  await erasePictures(user_id, db);
  const left = (await pictures()).map(({ review_id }) => review_id);
  expect(left).not.toContain(own);
  expect(left).toContain(other);
  await db.deleteFrom("reviews").where("id", "=", other).execute();
  expect((await sales.get(`/imagini/recenzii/${kept}`)).status).toBe(404);
});

test("the workshop's reply is shown in the language it was written in", async () => {
  const id = await addReview(db, { approved_at: new Date().toISOString(), language: "hu" });
  const reply = { intent: "answer", id, version: "1", text: "Köszönjük szépen!", language: "hu" };
  expect((await sales.post("/admin/recenzii", reply)).status).toBe(303);
  const { page } = await visitor().get(`${pieces.bed.path}?fila=recenzii`);
  const shown = page.querySelectorAll("main li [lang=hu]").map(({ textContent }) => textContent);
  expect(shown).toContain("Köszönjük szépen!");
  expect(mainOf(await visitor().get(`${pieces.bed.path}?fila=recenzii`))).toContain(
    "Răspunsul atelierului",
  );
});
