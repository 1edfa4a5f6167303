import { readdirSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";

import { enormousPng, photographWithPlace, picture } from "../images";
import { textOf, toastOf } from "../visitor";
import { openingForms } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = openingForms(await signedIn({ role: "administrator" }));

const LOOKS = "/admin/setari?fila=aspect";
const GALLERY = "/admin/galerie";

const kept = () => {
  try {
    return readdirSync(join(process.env.SHOP_DATA!, "uploads")).filter((one) => one !== "contact");
  } catch {
    return [];
  }
};
const logoOf = async () =>
  (await visitor().get("/")).page.querySelector("header img")?.getAttribute("src") ?? "";
const uploadLogo = (bytes: BlobPart, name: string) =>
  admin.upload(LOOKS, { intent: "logo" }, [["logo", new File([bytes], name)]]);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">
  <script>alert(1)</script><rect width="400" height="100" fill="#b8860b" onclick="alert(2)"/></svg>`;

test.each([
  ["PNG", async () => new Uint8Array(await picture("png")), "marca.png"],
  ["JPG", async () => new Uint8Array(await picture("jpeg")), "marca.jpg"],
  ["SVG", () => svg, "marca.svg"],
])("a logo as %s stands in the header, in our own encoding", async (_kind, bytes, name) => {
  const answer = await uploadLogo(await bytes(), name);
  expect(answer.status).toBe(303);
  expect(toastOf((await admin.get(answer.location!)).page)).toBe("Setări salvate");
  const address = await logoOf();
  expect(address).toMatch(/^\/imagini\/[0-9a-f-]{36}\.webp/);
  const shown = await visitor().get(address);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("Content-Type")).toMatch(/^image\/(webp|avif|jpeg|png)$/);
  expect((await sharp(shown.bytes).metadata()).width).toBeGreaterThan(50);
  expect(shown.text).not.toContain("alert");
  // The one before it is gone.
  expect(kept()).toHaveLength(1);
});

test("a logo of more than two megabytes is refused beside its field, and so is none at all", async () => {
  const before = await logoOf();
  const large = await uploadLogo(new Uint8Array(2 * 1024 * 1024 + 1), "mare.png");
  expect(large.status).toBe(422);
  expect(descriptionOf(large.page, controlOf(large.page, "logo"))).toContain("cel mult 2MB");
  const none = await admin.upload(LOOKS, { intent: "logo" }, []);
  expect(none.status).toBe(422);
  const text = await uploadLogo("nu e o imagine", "marca.png");
  expect(text.status).toBe(422);
  expect(descriptionOf(text.page, controlOf(text.page, "logo"))).not.toBe("");
  expect(await logoOf()).toBe(before);
  expect(kept()).toHaveLength(1);
});

test("without a logo the shop shows its own mark again", async () => {
  await admin.post(LOOKS, { intent: "logo", remove: "yes" });
  expect(await logoOf()).toBe("/logo.svg");
  expect(kept()).toEqual([]);
});

test("a picture hung in the gallery is seen by visitors, at the end, without its metadata", async () => {
  const fields = { alt: "Un dulap sub scară", category: "living" };
  const file = new File([new Uint8Array(await photographWithPlace())], "../../IMG.jpg");
  const answer = await admin.upload(GALLERY, fields, [["image", file]]);
  expect(answer.status).toBe(303);
  const { page } = await visitor().get("/galerie?categorie=living");
  const last = page.querySelectorAll("main ul img").at(-1)!;
  expect(last.getAttribute("alt")).toBe("Un dulap sub scară");
  const served = await visitor().get(last.getAttribute("src")!);
  const { exif } = await sharp(served.bytes).metadata();
  expect(served.status).toBe(200);
  expect(exif).toBeUndefined();
  expect(served.text).not.toContain("SECRETARTIST");
});

test.each([
  ["a file that is no picture", Buffer.from("<svg onload=alert(1)>")],
  ["40,000 × 40,000 points", enormousPng()],
])("%s is refused with what was typed, and leaves nothing behind", async (_what, bytes) => {
  const before = kept();
  const fields = { alt: "Ceva", category: "bai" };
  const file = new File([new Uint8Array(bytes)], "x.png");
  const answer = await admin.upload(GALLERY, fields, [["image", file]]);
  expect(answer.status).toBe(422);
  expect(descriptionOf(answer.page, controlOf(answer.page, "image"))).not.toBe("");
  expect(valueOf(controlOf(answer.page, "alt"))).toBe("Ceva");
  const chosen = controlOf(answer.page, "category").querySelector("[selected]");
  expect(chosen?.getAttribute("value")).toBe("bai");
  expect(kept()).toEqual(before);
});

test("a picture taken down is gone from the gallery and from the disk", async () => {
  const { id } = await db
    .selectFrom("gallery_images")
    .select("id")
    .where("alt", "=", "Un dulap sub scară")
    .executeTakeFirstOrThrow();
  const answer = await admin.submit(`${GALLERY}/${id}`, { intent: "delete" });
  expect(toastOf(answer.page)).toBe("Imagine ștearsă");
  expect((await visitor().get("/galerie?categorie=living")).text).not.toContain(
    "Un dulap sub scară",
  );
  expect(kept()).toEqual([]);
});

test.each([
  ["a PDF", () => Buffer.from("%PDF-1.4\nplanul casei"), "application/pdf", "pdf"],
  ["a photograph", () => photographWithPlace(), "image/webp", "webp"],
])("%s that came with a message is saved, not shown, by administrators only", async (...row) => {
  const [, bytes, type, ending] = row;
  const message = {
    name: "Ioana Ștefan",
    email: "ioana@example.com",
    phone: "0722 123 456",
    subject: "O bibliotecă",
    message: "Aș vrea o bibliotecă pe tot peretele.",
  };
  const sent = await bytes();
  const file = new File([new Uint8Array(sent)], "plan.pdf");
  await visitor().upload("/contact", message, [["attachment", file]]);
  const { id } = await db
    .selectFrom("contact_messages")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const desk = await admin.get(`/admin/mesaje/${id}`);
  expect(mainOf(desk)).toContain("plan.pdf");
  const link = desk.page.querySelector(`main a[href="/admin/mesaje/${id}/fisier"]`);
  const { status, headers, bytes: got } = await admin.get(link!.getAttribute("href")!);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe(type);
  expect(headers.get("Content-Disposition")).toBe(
    `attachment; filename="mesaj-${id.slice(0, 8)}.${ending}"`,
  );
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  if (ending === "pdf") expect(got.equals(sent)).toBe(true);
  else expect((await sharp(got).metadata()).exif).toBeUndefined();
  expect((await visitor().get(`/admin/mesaje/${id}/fisier`)).location).toMatch(/^\/autentificare/);
});

test("a message without a file has none to save", async () => {
  const { id } = await db.selectFrom("contact_messages").select("id").executeTakeFirstOrThrow();
  await db.updateTable("contact_messages").set({ attachment_file: null }).execute();
  const desk = await admin.get(`/admin/mesaje/${id}`);
  expect(textOf(desk.page.querySelector("main"))).not.toContain("plan.pdf");
  expect((await admin.get(`/admin/mesaje/${id}/fisier`)).status).toBe(404);
});
