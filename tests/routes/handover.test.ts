import { expect, test } from "vitest";

import { anonymiseOrders } from "~/front/privacy/forgetting/anonymise-orders.server";
import type { OrderStatus } from "~db/schema";

import { bringTo } from "../handover/fixtures";
import { photographWithPlace, picture } from "../images";
import { toastOf, type Answer, type Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const workshop = await signedIn({ email: "ion@example.com", role: "workshop" });
await db.updateTable("products").set({ stock_quantity: 100 }).execute();
const desk = await pieceId(db, pieces.desk);

/** An order in a status: its page, its number and where its pictures are kept. */
async function placed(status: OrderStatus, buyer: Visitor = visitor()) {
  const page = await order(buyer, desk);
  const { id, number } = await db
    .selectFrom("orders")
    .select(["id", "number"])
    .where("token", "=", page.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  await bringTo(db, number, status);
  const at = `/admin/comenzi/${number}`;
  return { buyer, page, id, number, at, photos: `${at}/fotografii` };
}

const tokenOf = async (who: Visitor, address: string) =>
  (await who.get(address)).page.querySelector("[name=formToken]")!.getAttribute("value")!;

async function photograph(width = 60): Promise<[string, File]> {
  return ["pictures", new File([new Uint8Array(await picture("jpeg", width, 40))], "usa.jpg")];
}

/** Sends so many photographs, as a member of the staff. */
async function send(who: Visitor, photos: string, count = 1, remark = ""): Promise<Answer> {
  const files = await Promise.all(Array.from({ length: count }, () => photograph()));
  return who.upload(photos, { formToken: await tokenOf(who, photos), remark }, files);
}

const pictureOf = (answer: Answer) => answer.page.querySelectorAll("main ul img");

test("the desk and the workshop print the note from the production on", async () => {
  const { at, number } = await placed("in_production");
  const desk = await admin.get(at);
  const link = desk.page.querySelector(`main a[href="${at}/predare"]`)!;
  expect(link.textContent).toBe("Proces-verbal de predare");
  expect(desk.page.querySelector(`a[href="${at}/fotografii"]`)).toBeNull();
  for (const who of [admin, workshop]) {
    const pdf = await who.get(`${at}/predare`);
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(pdf.headers.get("Content-Disposition")).toContain(`${number}-predare.pdf`);
  }
  const sheet = await workshop.get(`${at}/pachet`);
  expect(sheet.page.querySelector(`a[href="${at}/predare"]`)).not.toBeNull();
});

test("there is no note of an order whose work has not begun", async () => {
  const { at } = await placed("confirmed");
  expect((await admin.get(at)).page.querySelector(`a[href="${at}/predare"]`)).toBeNull();
  expect((await admin.get(`${at}/predare`)).status).toBe(404);
  expect((await admin.get("/admin/comenzi/AM-1999-000001/predare")).status).toBe(404);
  expect((await visitor().get(`${at}/predare`)).location).toMatch(/^\/autentificare/);
});

test("the workshop adds photographs on the way; the customer sees them once it is delivered", async () => {
  const { photos, page, buyer, number } = await placed("in_delivery");
  expect(mainOf(await workshop.get(photos))).toContain("Încă nicio fotografie.");
  const file = new File([new Uint8Array(await photographWithPlace())], "hol.jpg");
  const fields = { formToken: await tokenOf(workshop, photos), remark: "Montat în hol." };
  const files: [string, File][] = [["pictures", file], await photograph()];
  // Pressed twice.
  const answers = await Promise.all([
    workshop.upload(photos, fields, files),
    workshop.upload(photos, fields, files),
  ]);
  expect(answers.map(({ location }) => location)).toEqual([photos, photos]);
  const shown = await workshop.get(photos);
  expect(mainOf(shown)).toContain("Montat în hol.");
  const images = pictureOf(shown);
  expect(images.map((image) => image.getAttribute("alt"))).toEqual([
    "Fotografia 1 de la livrare",
    "Fotografia 2 de la livrare",
  ]);
  const address = images[0]!.parentNode!.getAttribute("href")!;
  for (const one of [address, images[0]!.getAttribute("src")!]) {
    const served = await workshop.get(one);
    expect(served.headers.get("Content-Type")).toBe("image/webp");
    expect(served.text).not.toContain("SECRETARTIST");
    expect(served.text).not.toContain("EXIF");
  }

  const own = `${page}/fotografii/${address.split("/").at(-1)}`;
  expect(mainOf(await buyer.get(page))).not.toContain("Fotografii de la livrare");
  expect((await buyer.get(own)).status).toBe(404);
  await bringTo(db, number, "delivered");
  const seen = await buyer.get(page);
  expect(mainOf(seen)).toContain("Fotografii de la livrare");
  expect(mainOf(seen)).toContain("Montat în hol.");
  expect(seen.page.querySelectorAll(`main a[href^="${page}/fotografii/"] img`)).toHaveLength(2);
  const served = await visitor().get(own);
  expect(served.status).toBe(200);
});

test("a refused form keeps the remark and says beside the field what is wrong", async () => {
  const { photos } = await placed("delivered");
  const formToken = await tokenOf(admin, photos);
  const refused = async (files: [string, File][]) => {
    const answer = await admin.upload(photos, { formToken, remark: "Ușa din stânga" }, files);
    expect(answer.status).toBe(422);
    expect(answer.page.querySelector("[name=remark]")!.text).toContain("Ușa din stânga");
    const field = answer.page.querySelector("[name=pictures]")!;
    const described = field.getAttribute("aria-describedby")!.split(" ");
    return described.map((id) => answer.page.querySelector(`#${id}`)?.text ?? "").join(" ");
  };
  expect(await refused([])).toContain("Alege cel puțin o fotografie.");
  const script = new File(["nimic"], "virus.exe");
  expect(await refused([["pictures", script]])).toContain("Fișierul nu poate fi folosit");
  const seven = await Promise.all(Array.from({ length: 7 }, () => photograph()));
  expect(await refused(seven)).toContain("Alege mai puține fișiere.");
  const long = await admin.post(photos, { formToken, remark: "a".repeat(301) });
  expect(long.status).toBe(422);
  expect(mainOf(await admin.get(photos))).toContain("Încă nicio fotografie.");
});

test("an order has twelve pictures at most; one that is removed makes room", async () => {
  const { photos, number } = await placed("delivered");
  for (const count of [6, 5]) expect((await send(admin, photos, count)).status).toBe(303);
  const over = await send(admin, photos, 2);
  expect(over.status).toBe(422);
  expect(mainOf(over)).toContain("Comanda ar avea prea multe fotografii.");
  expect((await send(admin, photos, 1)).status).toBe(303);
  const full = await admin.get(photos);
  expect(pictureOf(full)).toHaveLength(12);
  expect(mainOf(full)).toContain("Comanda are deja toate fotografiile care încap (12).");
  expect(full.page.querySelector("[name=pictures]")).toBeNull();

  const first = full.page.querySelector("[name=picture]")!.getAttribute("value")!;
  const removal = { intent: "remove", picture: first };
  const removed = await workshop.submit(photos, removal);
  expect(toastOf(removed.page)).toContain("Fotografia a fost ștearsă");
  expect(pictureOf(removed)).toHaveLength(11);
  // Again, and for a picture of nobody: nothing more goes.
  for (const body of [removal, { intent: "remove", picture: "unknown" }, { intent: "remove" }]) {
    expect((await workshop.post(photos, body)).status).toBe(303);
  }
  expect(pictureOf(await admin.get(photos))).toHaveLength(11);
  expect((await admin.get(`${photos}/${first}`)).status).toBe(404);
  const journal = await db
    .selectFrom("audit_log")
    .select(["action", "admin_email", "before", "after"])
    .where("subject_id", "=", number)
    .where("action", "like", "handover%")
    .orderBy("id")
    .execute();
  expect(journal.map(({ action, before, after }) => [action, before, after])).toEqual([
    ["handover-pictures-added", '{"pictures":0}', '{"pictures":6}'],
    ["handover-pictures-added", '{"pictures":6}', '{"pictures":11}'],
    ["handover-pictures-added", '{"pictures":11}', '{"pictures":12}'],
    ["handover-picture-removed", '{"pictures":12}', '{"pictures":11}'],
  ]);
  expect(journal.at(-1)!.admin_email).toBe("ion@example.com");
});

test("nothing is added before the order is on its way, nor by a form that was used", async () => {
  const early = await placed("in_production");
  const page = await admin.get(early.photos);
  expect(mainOf(page)).toContain("Fotografiile se adaugă după ce comanda este în livrare.");
  expect(page.page.querySelector("main form")).toBeNull();
  const forged = { formToken: "forged", remark: "" };
  const refused = await admin.upload(early.photos, forged, [await photograph()]);
  expect(refused.status).toBe(409);

  const { photos } = await placed("delivered");
  const formToken = await tokenOf(admin, photos);
  const first = await admin.upload(photos, { formToken, remark: "" }, [await photograph()]);
  expect(first.status).toBe(303);
  const other = await admin.upload(photos, { formToken, remark: "" }, [await photograph(80)]);
  expect(other.status).toBe(409);
  expect(mainOf(other)).toContain("Din acest formular s-au adăugat deja alte fotografii.");
});

test("another order's address shows nothing of a picture, nor does the desk to a customer", async () => {
  const [one, other] = [await placed("delivered"), await placed("delivered")];
  await send(admin, one.photos);
  const image = pictureOf(await admin.get(one.photos))[0]!;
  const id = image.getAttribute("src")!.split("/").at(-1)!.replace("?mic", "");
  expect((await one.buyer.get(`${one.page}/fotografii/${id}`)).status).toBe(200);
  expect((await other.buyer.get(`${other.page}/fotografii/${id}`)).status).toBe(404);
  expect((await admin.get(`${other.photos}/${id}`)).status).toBe(404);
  await admin.post(other.photos, { intent: "remove", picture: id });
  expect((await one.buyer.get(`${one.page}/fotografii/${id}`)).status).toBe(200);
  const customer = await signedIn({ email: "dana@example.com" });
  expect((await customer.get(one.photos)).location).toBe("/");
  expect((await visitor().get(`${one.photos}/${id}`)).location).toMatch(/^\/autentificare/);
});

test("pictures go with the customer's data; their export has named them", async () => {
  const customer = await signedIn({ email: "ana@example.com" });
  const { photos, page, id, number } = await placed("delivered", customer);
  await send(admin, photos, 2, "Blatul este montat.");
  const account = await customer.get(`/cont/comenzi/${number}`);
  expect(mainOf(account)).toContain("Blatul este montat.");
  const { deliveries } = JSON.parse((await customer.get("/cont/date/descarca")).text) as {
    deliveries: { order_number: string; remark: string; pictures: number }[];
  };
  expect(deliveries).toMatchObject([
    { order_number: number, remark: "Blatul este montat.", pictures: 2 },
  ]);
  const src = pictureOf(await admin.get(photos))[0]!.getAttribute("src")!;
  await anonymiseOrders([id], new Date(), db);
  const left = db.selectFrom("handover_notes").select("id").where("order_id", "=", id);
  expect(await left.execute()).toEqual([]);
  expect((await admin.get(src)).status).toBe(404);
  expect((await admin.get(photos)).status).toBe(404);
  expect((await admin.get(`/admin/comenzi/${number}/predare`)).status).toBe(404);
  expect(mainOf(await customer.get(page))).not.toContain("Fotografii de la livrare");
});
