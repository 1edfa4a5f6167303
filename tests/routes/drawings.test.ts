import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { fit } from "~/furniture/boards/fit";
import { defaultRules } from "~/furniture/boards/rules";

import { pal, wardrobe } from "../boards/designs";
import { picture } from "../images";
import { placePlans } from "../orders-placed";
import { textOf, toastOf, type Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { addPlan, mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
await db.updateTable("products").set({ stock_quantity: 100 }).execute();

const sizes = { width: "1000", height: "2200", depth: "600" };

/** An order with a planned wardrobe on its first line, in the language of who orders it. */
async function ordered(buyer: Visitor = visitor()) {
  await addPlan(buyer);
  const page = await order(buyer, await pieceId(db, pieces.desk));
  const token = page.slice("/comanda/".length);
  const row = db.selectFrom("orders").select(["id", "number"]).where("token", "=", token);
  const { id, number } = await row.executeTakeFirstOrThrow();
  return { buyer, page, id, number, desk: `/admin/comenzi/${number}/desene` };
}

/** Makes the next version of the wardrobe and sends it; the address of its customer's page. */
async function sent({ desk, page }: Awaited<ReturnType<typeof ordered>>, fields = {}) {
  const made = await admin.post(desk, { line: "1", ...sizes, ...fields });
  await admin.post(made.location!, { intent: "send", note: "Verifică soclul." });
  return `${page}${made.location!.slice(made.location!.indexOf("/desene"))}`;
}

const hashOf = async (who: Visitor, address: string) =>
  (await who.get(address)).page.querySelector("[name=hash]")!.getAttribute("value")!;

async function mailsTo(recipient: "buyer" | "shop", orderId: string) {
  const { email } = await db
    .selectFrom("orders")
    .select("email")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("outbox")
    .select(["recipient", "subject", "text"])
    .where("order_id", "=", orderId)
    .where("subject", "like", "%esen%")
    .execute();
  return rows.filter((mail) => (mail.recipient === email) === (recipient === "buyer"));
}

test("a refused form keeps what was typed, also where a colleague's draft came first; no such line is no page", async () => {
  const { desk } = await ordered();
  const typed = { line: "1", width: "x", height: "2200", depth: "555", remarks: "Soclu jos." };
  const valueIn = ({ page }: Awaited<ReturnType<Visitor["get"]>>, name: string) =>
    page.querySelector(`main form [name=${name}]`)?.getAttribute("value");
  const refused = await admin.post(desk, typed);
  expect(refused.status).toBe(422);
  expect([valueIn(refused, "width"), valueIn(refused, "depth")]).toEqual(["x", "555"]);
  expect((await admin.post(desk, { ...typed, line: "7" })).status).toBe(404);
  await admin.post(desk, { line: "1", ...sizes });
  const late = await admin.post(desk, { ...typed, width: "1010" });
  expect(late.status).toBe(409);
  expect([valueIn(late, "width"), valueIn(late, "depth")]).toEqual(["1010", "555"]);
  expect(mainOf(late)).toContain("Soclu jos.");
});

test("the desk draws from the order by one press, previews page and PDF, and mails the customer", async () => {
  const placed = await ordered();
  const { desk, number, id, page, buyer } = placed;
  const list = await admin.get(desk);
  expect(mainOf(list)).toContain("Producția așteaptă aprobarea tuturor desenelor.");
  const form = list.page.querySelectorAll("main form");
  expect(form).toHaveLength(1);
  expect(form[0]!.querySelector("[name=width]")!.getAttribute("value")).toBe("1000");
  const made = await admin.post(desk, { line: "1", ...sizes });
  const draft = await admin.get(made.location!);
  expect(toastOf(draft.page)).toContain("Desenul este gata de verificat");
  expect(mainOf(draft)).toContain("100 × 220 × 60 cm (lățime × înălțime × adâncime)");
  expect(draft.page.querySelectorAll("main img")).toHaveLength(4);
  const svg = await admin.get(`${made.location}/inside.svg`);
  expect(svg.headers.get("Content-Type")).toContain("image/svg+xml");
  const pdf = await admin.get(`${made.location}/pdf`);
  expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  // Nobody outside knows of a draft.
  const own = `${page}${made.location!.slice(desk.length - "/desene".length)}`;
  expect((await buyer.get(own)).status).toBe(404);
  expect(mainOf(await buyer.get(page))).toContain("Pregătim desenul");

  await admin.post(made.location!, { intent: "send", note: "Verifică soclul." });
  const twice = await admin.post(made.location!, { intent: "send", note: "Încă o dată" });
  expect(twice.status).toBe(303);
  const [mail, ...more] = await mailsTo("buyer", id);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain(number);
  expect(mail!.text).toContain("Verifică soclul.");
  expect(mail!.text).toContain(own);
  expect(mainOf(await buyer.get(page))).toContain("Așteaptă răspunsul tău");
});

test("drawings of pieces with the same name are told apart by their sizes", async () => {
  const linesOf = async (widths: number[]) => {
    const made = (width: number) => fit({ ...wardrobe, width }, pal, defaultRules).design;
    const wished = widths.map((width): [string, number] => [writeDesign(made(width)), 1]);
    const { token } = await placePlans(db, wished, { status: "new" });
    const { page } = await visitor().get(`/comanda/${token}`);
    return page.querySelectorAll("#desene li").map(textOf);
  };
  const [alone] = await linesOf([1200]);
  expect(alone).not.toContain("120");
  const [first, second] = await linesOf([1200, 1400]);
  expect(first).toContain("120 × ");
  expect(second).toContain("140 × ");
});

test("what cannot be drawn is refused beside its field, with all that was typed", async () => {
  const { desk } = await ordered();
  const wrong = await admin.post(desk, { line: "1", ...sizes, width: "12,5", remarks: "Soclu" });
  expect(wrong.status).toBe(422);
  const width = wrong.page.querySelector("[name=width]")!;
  expect([width.getAttribute("aria-invalid"), width.getAttribute("value")]).toEqual([
    "true",
    "12,5",
  ]);
  expect(wrong.page.querySelector("[name=remarks]")!.text).toContain("Soclu");
  const huge = await admin.post(desk, { line: "1", ...sizes, height: "99000" });
  expect(huge.status).toBe(422);
  expect(mainOf(huge)).toContain("Piesa nu se poate face în aceste măsuri");
  await admin.post(desk, { line: "1", ...sizes });
  const second = await admin.post(desk, { line: "1", ...sizes });
  expect(second.status).toBe(409);
  expect((await admin.post(desk, { line: "9", ...sizes })).status).toBe(404);
});

test("the customer approves what the page shows, once; looking approves nothing", async () => {
  const placed = await ordered();
  const { buyer, number, page, id } = placed;
  const address = await sent(placed);
  const stranger = visitor();
  const shown = await stranger.get(address);
  expect(mainOf(shown)).toContain("Verifică soclul.");
  expect(shown.page.querySelectorAll("main figure img")).toHaveLength(4);
  expect((await stranger.get(`${address}/pdf`)).headers.get("Content-Type")).toBe(
    "application/pdf",
  );
  const versions = await db.selectFrom("drawing_versions").select("answer").execute();
  expect(versions.some(({ answer }) => answer !== null)).toBe(false);

  const hash = await hashOf(buyer, address);
  const unticked = await buyer.post(address, { intent: "approve", hash });
  expect(unticked.status).toBe(422);
  expect(mainOf(unticked)).toContain("Bifează că ai verificat măsurile.");
  const forged = { intent: "approve", hash: "0".repeat(64), checked: "on" };
  const refused = await buyer.post(address, forged);
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Mai jos este versiunea de acum");

  const begin = { from: "confirmed", to: "in_production" };
  const desk = `/admin/comenzi/${number}`;
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "confirmed", paid_bani: eb.ref("advance_bani") }))
    .where("id", "=", id)
    .execute();
  const locked = await admin.post(desk, begin);
  expect(locked.status).toBe(422);
  expect(mainOf(locked)).toContain("Scrie de ce mergi totuși mai departe");

  const approval = { intent: "approve", hash, checked: "on" };
  const answers = await Promise.all([buyer.post(address, approval), buyer.post(address, approval)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(mainOf(await buyer.get(address))).toContain("Ai aprobat acest desen pe");
  expect((await buyer.get(address)).page.querySelector("main form")).toBeNull();
  const later = await buyer.post(address, { intent: "return", hash, note: "Totuși mai lat" });
  expect(later.status).toBe(409);
  expect(mainOf(later)).toContain("Ai răspuns deja la acest desen");

  // In the order's history for both, with the beginning of the digest.
  const words = `(amprenta ${hash.slice(0, 8)})`;
  expect(mainOf(await buyer.get(page))).toContain(words);
  expect(mainOf(await admin.get(desk))).toContain(words);
  const proofs = await mailsTo("buyer", id);
  expect(proofs.map(({ text }) => text.includes(hash))).toEqual([false, true]);
  expect(await mailsTo("shop", id)).toHaveLength(1);
  expect((await admin.post(desk, begin)).status).toBe(303);
});

test("a drawing goes back with a note and a picture; the next version is what may be approved", async () => {
  const placed = await ordered();
  const { buyer, desk, id } = placed;
  const first = await sent(placed);
  const hash = await hashOf(buyer, first);
  const empty = await buyer.upload(first, { intent: "return", hash, note: " " }, []);
  expect(empty.status).toBe(422);
  expect(mainOf(empty)).toContain("Scrie ce trebuie schimbat");
  const note = "Mai lată cu 5 cm, vezi desenul meu";
  const text = new File(["nu este o imagine"], "schita.txt");
  const noPicture = await buyer.upload(first, { intent: "return", hash, note }, [
    ["picture", text],
  ]);
  expect(noPicture.status).toBe(422);
  expect(noPicture.page.querySelector("[name=note]")!.text).toContain(note);
  const marked = new File([new Uint8Array(await picture("png", 60, 40))], "schita.png");
  const returned = await buyer.upload(first, { intent: "return", hash, note }, [
    ["picture", marked],
  ]);
  expect(returned.status).toBe(303);
  const seen = await buyer.get(first);
  expect(mainOf(seen)).toContain("Ai trimis acest desen înapoi pe");
  expect(mainOf(seen)).toContain(note);
  const shown = await buyer.get(`${first}/imagine`);
  expect(shown.headers.get("Content-Type")).toBe("image/webp");
  expect((await mailsTo("shop", id))[0]!.text).toContain(note);
  const atDesk = await admin.get(`${desk}/${first.split("/").at(-1)}`);
  expect(mainOf(atDesk)).toContain(note);

  const second = await sent(placed, { width: "1050", remarks: "Ușile se deschid spre fereastră." });
  const old = await buyer.get(first);
  expect(mainOf(old)).toContain("Ai deschis versiunea 1.");
  expect(mainOf(old)).toContain("105 × ");
  expect(mainOf(old)).toContain("Ușile se deschid spre fereastră.");
  const stale = await buyer.post(first, { intent: "approve", hash, checked: "on" });
  expect(stale.status).toBe(409);
  expect(stale.page.querySelector("main form")!.getAttribute("action")).toBe(second);
  const current = await hashOf(buyer, second);
  await buyer.post(second, { intent: "approve", hash: current, checked: "on" });
  const { configuration } = await db
    .selectFrom("order_lines")
    .select("configuration")
    .where("order_id", "=", id)
    .where("display_order", "=", 0)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(configuration)).toMatchObject({ size: { width: 1050 } });
});

test("another order's address shows nothing of a drawing", async () => {
  const [one, other] = [await ordered(), await ordered()];
  const address = await sent(one);
  const foreign = address.replace(one.page, other.page);
  const { buyer } = one;
  for (const path of ["", "/pdf", "/front.svg", "/imagine"]) {
    expect((await buyer.get(foreign + path)).status).toBe(404);
  }
  const hash = await hashOf(buyer, address);
  expect((await buyer.post(foreign, { intent: "approve", hash, checked: "on" })).status).toBe(404);
});

test("the workshop sees drawings, and neither prices nor people; only an order without pieces to make has none", async () => {
  const placed = await ordered();
  await sent(placed);
  const workshop = await signedIn({ email: "ion@example.com", role: "workshop" });
  const { email, full_name } = await db
    .selectFrom("orders")
    .select(["email", "full_name"])
    .where("id", "=", placed.id)
    .executeTakeFirstOrThrow();
  const list = await workshop.get(placed.desk);
  const link = list.page.querySelector(`a[href^="${placed.desk}/"]`)!.getAttribute("href")!;
  for (const page of [list, await workshop.get(link)]) {
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/\bRON\b|\bLei\b/);
    expect(page.text).not.toContain(email);
    expect(page.text).not.toContain(full_name);
  }
  const ready = await order(visitor(), await pieceId(db, pieces.desk));
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", ready.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  const none = await admin.get(`/admin/comenzi/${number}/desene`);
  expect(mainOf(none)).toContain("Comanda nu are piese făcute la comandă.");
});

test("a customer who ordered in English is written to in English, and staff read Romanian", async () => {
  const buyer = visitor();
  await buyer.post("/limba", { language: "en", returnTo: "/" });
  const placed = await ordered(buyer);
  const address = await sent(placed);
  const [mail] = await mailsTo("buyer", placed.id).then((rows) => rows);
  expect(mail).toBeUndefined();
  const rows = await db
    .selectFrom("outbox")
    .select("subject")
    .where("order_id", "=", placed.id)
    .where("subject", "like", "%Drawing 1%")
    .execute();
  expect(rows).toHaveLength(1);
  const page = await buyer.get(address);
  expect(textOf(page.page.querySelector("h1"))).toMatch(/^Drawing 1: /);
  const atDesk = await admin.get(`${placed.desk}/${address.split("/").at(-1)}`);
  expect(atDesk.page.querySelector("main dd[lang=ro]")).not.toBeNull();
});

test("the setting turns the lock off for orders from then on", async () => {
  const settings = "/admin/setari?fila=comert";
  const shown = (await admin.get(settings)).page.querySelector("[name=areDrawingsRequired]")!;
  expect(shown.hasAttribute("checked")).toBe(true);
  const fields = {
    vatMode: "included",
    orderPrefix: "AM",
    advancePercent: "50",
    advanceDueDays: "5",
    hoursPerWeek: "0",
    hoursPerPiece: "8",
    packingMinutes: "30",
    deliveryMinutes: "90",
    swatchPrice: "5",
    swatchPostPrice: "20",
  };
  const version = (await admin.get(settings)).page
    .querySelector("[name=version]")!
    .getAttribute("value")!;
  expect((await admin.post(settings, { ...fields, version })).status).toBe(303);
  const placed = await ordered();
  const desk = await admin.get(placed.desk);
  expect(mainOf(desk)).toContain("Pentru această comandă desenele nu sunt obligatorii.");
  await db.deleteFrom("settings").where("name", "=", "trade").execute();
});
