import { readdirSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";

import { breakChange } from "../engine";
import { enormousPng, photographWithPlace, picture } from "../images";
import { textOf, toastOf } from "../visitor";
import { openingForms } from "./forms-drawn";
import { descriptionOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = openingForms(await signedIn({ role: "administrator" }));

const typed = {
  category: "bai",
  price: "100",
  stock: "1",
  status: "on",
  form: "shelf",
};
let count = 0;

function uploads(): string[] {
  try {
    return readdirSync(join(process.env.SHOP_DATA!, "uploads"));
  } catch {
    return [];
  }
}

/** Sends the form of a new product with files, and says what became of it. */
async function addWith(files: File[], fields: Record<string, string> = {}) {
  const name = `Produs cu imagini ${(count += 1)}`;
  const answer = await admin.upload(
    "/admin/produse/nou",
    { ...typed, name, ...fields },
    files.map((file) => ["uploads", file]),
  );
  const { id } = await db
    .selectFrom("products")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return { answer, id, images: await imagesOf(id) };
}

function imagesOf(productId: string) {
  return db
    .selectFrom("product_images")
    .selectAll()
    .where("product_id", "=", productId)
    .orderBy("display_order")
    .execute();
}

function file(bytes: Buffer | string, name = "x.png", type = "image/png"): File {
  return new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });
}

async function served(address: string): Promise<Buffer> {
  return (await visitor().get(`${address}?w=400`)).bytes;
}

test("two uploads at once become two pictures of ours, the first one primary", async () => {
  const { answer, images } = await addWith([
    file(await picture("png")),
    file(await picture("jpeg"), "y.jpg", "image/jpeg"),
  ]);
  expect(answer.status).toBe(303);
  expect(images.map(({ is_primary }) => is_primary)).toEqual([1, 0]);
  for (const { image_url } of images) {
    expect(image_url).toMatch(/^\/imagini\/[0-9a-f-]{36}\.webp$/);
    const shown = await visitor().get(`${image_url}?w=400`);
    expect(shown.status).toBe(200);
    // Encoded anew, as what it says it is.
    const { format } = await sharp(await served(image_url)).metadata();
    expect(shown.headers.get("Content-Type")).toBe(`image/${format}`);
  }
});

test("a file's name means nothing: no path, no ending, no markup of it is kept", async () => {
  const bytes = await picture("png");
  const before = uploads();
  const { images } = await addWith([
    file(bytes, "../../x.png"),
    file(bytes, '"><script>alert(1)</script>.png'),
    file(bytes, "shell.php", "application/x-php"),
  ]);
  expect(images).toHaveLength(3);
  const added = uploads().filter((name) => !before.includes(name));
  expect(added).toHaveLength(3);
  for (const name of added) expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/);
});

test("a photograph loses its metadata, and with it the place it was taken at", async () => {
  const photograph = await photographWithPlace();
  expect(photograph.includes("SECRETARTIST")).toBe(true);
  const { images } = await addWith([file(photograph, "p.jpg", "image/jpeg")]);
  const bytes = await served(images[0]!.image_url);
  expect(bytes.includes("SECRETARTIST")).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test("a picture that is also a page is served without the page", async () => {
  const polyglot = Buffer.concat([await picture("jpeg"), Buffer.from("<script>alert(1)</script>")]);
  const { images } = await addWith([file(polyglot, "x.html", "text/html")]);
  expect((await served(images[0]!.image_url)).includes("script")).toBe(false);
});

test.each([
  [
    "an SVG with script",
    () => `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
  ],
  ["a page", () => "<!doctype html><script>alert(1)</script>"],
  ["a header that claims 40,000 × 40,000 points", () => enormousPng()],
  ["a truncated picture", async () => (await picture("jpeg", 600, 600)).subarray(0, 700)],
  ["a signature and nothing else", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ["a GIF that is a script", () => "GIF89a/*\x00\x00*/=0;alert(1)"],
])("%s is refused, the product is kept, and nothing is left behind", async (_name, make) => {
  const before = uploads();
  const { answer, id, images } = await addWith([file(await make(), "poza.png")]);
  expect(answer.status).toBe(303);
  expect(answer.location).toBe(`/admin/produse/${id}`);
  const toast = toastOf((await admin.get(answer.location ?? "")).page);
  expect(toast).toContain("Produsul a fost creat, dar a apărut o eroare la încărcarea imaginilor.");
  expect(toast).toContain("poza.png");
  expect(images).toEqual([]);
  expect(uploads()).toEqual(before);
});

test("one bad file among good ones: the good ones are kept, the bad one is named", async () => {
  const { answer, images } = await addWith([
    file(await picture("png"), "buna.png"),
    file("not a picture", "rea.png"),
  ]);
  expect(images).toHaveLength(1);
  const toast = toastOf((await admin.get(answer.location ?? "")).page);
  expect(toast).toContain("rea.png");
  expect(toast).not.toContain("buna.png");
});

test("a fault of ours while pictures are saved is not taken for a bad picture, and leaves none behind", async () => {
  const before = uploads();
  onTestFinished(await breakChange(db, { change: "insert", table: "product_images" }, "at fault"));
  const files: [string, File][] = [["uploads", file(await picture("png"))]];
  const fields = { ...typed, name: "Produs cu o greșeală" };
  const answer = await admin.upload("/admin/produse/nou", fields, files);
  expect(answer.status).toBe(500);
  expect(uploads()).toEqual(before);
});

test("an address is trimmed, and its host may then be shown by every page", async () => {
  const { id, images } = await addWith([], { imageUrl: "  https://img.example/pat.jpg  " });
  expect(images[0]!.image_url).toBe("https://img.example/pat.jpg");
  const policy = (await visitor().get("/")).headers.get("Content-Security-Policy");
  expect(policy).toContain("img-src 'self' data: https://img.example;");
  await admin.post(`/admin/produse/${id}/stergere`, {});
  const later = (await visitor().get("/")).headers.get("Content-Security-Policy");
  expect(later).toContain("img-src 'self' data:;");
});

test.each([
  "http://img.example/pat.jpg",
  "javascript:alert(1)",
  "//img.example/pat.jpg",
  "https://a;script-src/pat.jpg",
  "https://name:word@img.example/pat.jpg",
  "data:image/png;base64,AAAA",
  "/admin/produse",
])("the address %s is refused, and what was typed stays", async (imageUrl) => {
  const fields = { ...typed, name: "Produs refuzat", imageUrl };
  const answer = await admin.upload("/admin/produse/nou", fields, []);
  expect(answer.status).toBe(422);
  const control = answer.page.querySelector("dialog [name=imageUrl]")!;
  expect(control.getAttribute("value")).toBe(imageUrl);
  expect(descriptionOf(answer.page, control)).toContain("https://");
});

test("adding no picture at all is refused beside the field", async () => {
  const { id } = await addWith([]);
  const fields = { ...typed, name: "Produs fără imagine", imageUrl: "   ", intent: "add-image" };
  const answer = await admin.upload(`/admin/produse/${id}`, fields, []);
  expect(answer.status).toBe(422);
  const control = answer.page.querySelector("dialog [name=imageUrl]")!;
  expect(descriptionOf(answer.page, control)).toContain("Scrie adresa imaginii");
});

test("pictures are put in order, described, made primary, removed and suggested", async () => {
  const png = await picture("png");
  const { id, images } = await addWith([file(png), file(png), file(png)]);
  const [first, second, third] = images;
  const before = uploads();
  const fields: [string, string][] = [
    ...Object.entries({ ...typed, name: "Produs aranjat", intent: "save" }),
    ...images.map(({ id }): [string, string] => ["imageId", id]),
    ["suggestion", "/imagini/living-1.webp"],
    ["suggestion", "/etc/passwd"],
    [`order-${first!.id}`, "9"],
    [`order-${second!.id}`, "1"],
    [`alt-${second!.id}`, "Vedere din față"],
    [`remove-${third!.id}`, "on"],
    ["primary", second!.id],
  ];
  const answer = await admin.post(`/admin/produse/${id}`, fields);
  expect(answer.status).toBe(303);
  const after = await imagesOf(id);
  expect(after.map(({ image_url, is_primary }) => [image_url, is_primary])).toEqual([
    [second!.image_url, 1],
    [first!.image_url, 0],
    ["/imagini/living-1.webp", 0],
  ]);
  // A picture keeps its id, because its translations are known by it.
  expect(after[0]).toMatchObject({ id: second!.id, alt: "Vedere din față" });
  expect(before.filter((name) => !uploads().includes(name))).toEqual([
    third!.image_url.slice("/imagini/".length),
  ]);
  expect(toastOf((await admin.get("/admin/produse")).page)).toContain("Imagine ștearsă");
});

test("a copy shares its pictures: deleting one of the two leaves the file", async () => {
  const { id, images } = await addWith([file(await picture("png"))]);
  await admin.post(`/admin/produse/${id}/dublare`, {});
  await admin.post(`/admin/produse/${id}/stergere`, {});
  expect((await visitor().get(images[0]!.image_url)).status).toBe(200);
});

test("the form offers the first six of nine samples", async () => {
  const { page } = await admin.get("/admin/produse/nou");
  expect(page.querySelectorAll("[name=suggestion]")).toHaveLength(6);
  expect(textOf(page.querySelector("dialog"))).toContain("Sugestii");
});
