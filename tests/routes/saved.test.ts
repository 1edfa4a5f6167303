import { expect, test } from "vitest";

import { fieldsOf, findForm } from "../promises/rules/filled-form";
import { designed, planned } from "../saved/fixtures";
import { textOf, toastOf, type Answer, type Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { register, signIn } from "./accounts";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
await db.updateTable("products").set({ stock_quantity: 100 }).execute();
const made = await designed(db);
const SAVED = "/salvate";
const bed = { intent: "save", produs: "dormitoare/1" };
const plan = { intent: "save", design: planned.configuration };
const design = {
  intent: "save",
  piesa: "dormitoare/2",
  ...Object.fromEntries(new URLSearchParams(made.configuration)),
};
const words = (answer: Answer) => mainOf(answer).replace(/\s+/g, " ");
const names = ({ page }: Answer) => page.querySelectorAll("main li h2").map((one) => textOf(one));

/** Somebody who has saved a ready-made piece, a design of another and a planned one. */
async function saver(): Promise<Visitor> {
  const somebody = visitor();
  for (const form of [bed, design, plan]) {
    expect((await somebody.post(SAVED, form)).location).toBe(SAVED);
  }
  return somebody;
}

/** The form of a button on a page, as it would be sent. */
function pressOf({ page }: Answer, intent: string, nth = 0) {
  const button = page.querySelectorAll(`main button[value=${intent}]`)[nth]!;
  return { intent, id: button.parentNode!.querySelector("[name=id]")!.getAttribute("value")! };
}

async function countItems(): Promise<number> {
  return (await db.selectFrom("saved_items").select("id").execute()).length;
}

test("a piece, a design and a plan are saved by their pages' own buttons, without an account", async () => {
  const ana = visitor();
  const product = await ana.get(pieces.bed.path);
  await ana.post(SAVED, { ...fieldsOf(findForm(product.page, "[name=produs]")!), intent: "save" });
  const { page: customiser } = await ana.get(`${pieces.wardrobe.path}?fila=personalizare`);
  const button = customiser.querySelector("main button[value=save]")!;
  expect(button.getAttribute("formaction")).toBe(SAVED);
  const chosen = fieldsOf(findForm(customiser, "[name=drawn]")!);
  const sent = await ana.post(SAVED, { ...chosen, intent: "save" });
  expect(sent.status).toBe(303);
  const { page: step } = await ana.get(
    `/proiecteaza?${new URLSearchParams({ d: planned.configuration, pas: "pret" })}`,
  );
  expect(step.querySelector("main button[value=save]")!.getAttribute("formaction")).toBe(SAVED);
  await ana.post(SAVED, { ...fieldsOf(findForm(step, "[name=design]")!), intent: "save" });
  const list = await ana.get(SAVED);
  expect(toastOf(list.page)).toContain("Dulap pe măsură este în lista ta");
  expect(names(list)[0]).toBe("Dulap pe măsură");
  expect(names(list)).toHaveLength(3);
  // Somebody else sees an empty list.
  expect(words(await visitor().get(SAVED))).toContain("Nu ai salvat încă nimic");
});

test("what cannot be saved is refused, with the way to what can", async () => {
  const ana = visitor();
  const before = await countItems();
  for (const [form, why] of [
    [{ ...design, width: "99999" }, "nu se poate face"],
    [{ intent: "save" }, "Nu am găsit piesa"],
    [{ intent: "save", produs: "dormitoare/999" }, "Nu am găsit piesa"],
    [{ intent: "save", design: "<b>" }, "Nu am găsit piesa"],
    [
      { ...plan, design: planned.configuration.replace("1000x", "9999x") },
      "nu se mai poate comanda",
    ],
  ] as const) {
    const refused = await ana.post(SAVED, form);
    expect([refused.status, words(refused)]).toEqual([422, expect.stringContaining(why)]);
  }
  const refused = await ana.post(SAVED, { ...design, width: "99999" });
  const nearest = refused.page.querySelector("main [role=alert] a")!.getAttribute("href")!;
  // What was typed stands in its field there, with what is wrong.
  const { page } = await ana.get(nearest);
  expect(valueOf(controlOf(page, "width"))).toBe("99999");
  expect(await countItems()).toBe(before);
  expect((await ana.post(SAVED, { intent: "x" })).status).toBe(400);
  expect((await ana.post(SAVED, {})).status).toBe(400);
});

test("from the list everything goes into the cart, as it was saved", async () => {
  const ana = await saver();
  const { page } = await ana.get(SAVED);
  for (const form of page.querySelectorAll("main li form")) {
    const action = form.getAttribute("action")!;
    if (action === SAVED) continue;
    expect((await ana.post(action, fieldsOf(form))).status).toBe(303);
  }
  const cart = await ana.get("/cos");
  expect(cart.page.querySelectorAll("main table h2")).toHaveLength(3);
  expect(words(cart)).toContain("120 × 200 × 60 cm");
});

test("the price of today stands beside the one when it was saved", async () => {
  const ana = visitor();
  await ana.post(SAVED, bed);
  const id = await pieceId(db, pieces.bed);
  const { price_bani } = await db
    .selectFrom("products")
    .select("price_bani")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(words(await ana.get(SAVED))).not.toContain("Când ai salvat-o");
  await db.updateTable("products").set({ price_bani: 1_234_00 }).where("id", "=", id).execute();
  expect(words(await ana.get(SAVED))).toMatch(/1\.234 Lei TVA inclus Când ai salvat-o: [\d.]+ Lei/);
  await db
    .updateTable("products")
    .set({ price_bani, status: "inactive" })
    .where("id", "=", id)
    .execute();
  const gone = await ana.get(SAVED);
  expect(words(gone)).toContain("Nu mai este în ofertă");
  expect(gone.page.querySelectorAll("main li a, main li [type=checkbox]")).toEqual([]);
  await db.updateTable("products").set({ status: "active" }).where("id", "=", id).execute();
});

test("an item is removed by its owner alone", async () => {
  const [ana, other] = [await saver(), visitor()];
  const form = pressOf(await ana.get(SAVED), "remove");
  // Nobody learns whether there is such an item.
  const foreign = await other.post(SAVED, form);
  const unknown = await other.post(SAVED, { ...form, id: "unknown" });
  expect([foreign.status, foreign.location]).toEqual([unknown.status, unknown.location]);
  expect(names(await ana.get(SAVED))).toHaveLength(3);
  expect((await ana.post(SAVED, form)).location).toBe(SAVED);
  expect(names(await ana.get(SAVED))).toHaveLength(2);
  expect((await ana.post(SAVED, form)).location).toBe(SAVED);
});

test("a design gets a link and a number, and whoever has the link sees it, saves it and buys it", async () => {
  const ana = await saver();
  const form = pressOf(await ana.get(SAVED), "share");
  expect((await visitor().post(SAVED, form)).status).toBe(404);
  const { location } = await ana.post(SAVED, form);
  expect(location).toMatch(/^\/model\/[\w-]{12}$/);
  expect((await ana.post(SAVED, form)).location).toBe(location);
  const friend = visitor();
  const shown = await friend.get(location!);
  const [number] = /D-\d{4}-\d{5}/.exec(words(shown))!;
  for (const said of [
    "100 × 220 × 60 cm",
    "cam ",
    "coloane",
    "polițe",
    "Livrare",
    "Decorul corpului",
  ]) {
    expect(words(shown)).toContain(said);
  }
  expect(shown.page.querySelector("meta[property='og:image']")).not.toBeNull();
  expect(valueOf(shown.page.querySelector("#link")!)).toContain(location);
  const [buy, save] = shown.page.querySelectorAll("main form");
  await friend.post(buy!.getAttribute("action")!, fieldsOf(buy!));
  expect((await friend.get("/cos")).page.querySelectorAll("main table h2")).toHaveLength(1);
  await friend.post(SAVED, { ...fieldsOf(save!), intent: "save" });
  expect(names(await friend.get(SAVED))).toEqual(["Dulap pe măsură"]);
  expect((await friend.get("/model/unknown")).status).toBe(404);

  const seller = await signedIn({ role: "sales", email: "vanzari@example.com" });
  const desk = await seller.get(`/admin/modele?cauta=${number}`);
  expect(words(desk)).toContain(number);
  const links = desk.page.querySelectorAll("main a").map((one) => one.getAttribute("href") ?? "");
  expect(links.some((one) => one.startsWith("/proiecteaza?d="))).toBe(true);
  expect(links.some((one) => one.startsWith("/oferta?d="))).toBe(true);
  expect(words(await seller.get("/admin/modele?cauta=D-1999-1"))).toContain("Niciun model");
});

test("the list's link is mailed, opens it elsewhere, and changes nothing until it is kept", async () => {
  const ana = await saver();
  const wrong = await ana.post(SAVED, { intent: "mail", email: "ana" });
  expect(wrong.status).toBe(422);
  const field = controlOf(wrong.page, "email");
  expect([valueOf(field), field.getAttribute("aria-invalid")]).toEqual(["ana", "true"]);
  expect(descriptionOf(wrong.page, field)).not.toBe("");
  expect((await visitor().post(SAVED, { intent: "mail", email: "x@example.com" })).status).toBe(
    404,
  );
  expect((await ana.post(SAVED, { intent: "mail", email: "ana@example.com" })).location).toBe(
    SAVED,
  );
  const { text, subject } = await db
    .selectFrom("outbox")
    .select(["text", "subject"])
    .where("recipient", "=", "ana@example.com")
    .executeTakeFirstOrThrow();
  expect(subject).toContain("Piesele tale salvate");
  const [, link = ""] = /(\/salvate\/[\w-]+)/.exec(text)!;

  const phone = visitor();
  await phone.post(SAVED, { intent: "save", produs: "birouri/1" });
  const rows = await countItems();
  const opened = await phone.get(link);
  expect(names(opened)).toHaveLength(3);
  expect(opened.headers.get("Set-Cookie") ?? "").not.toContain("saved=");
  expect(names(await phone.get(SAVED))).toHaveLength(1);
  expect(await countItems()).toBe(rows);
  expect((await phone.post(link, {})).location).toBe(SAVED);
  expect(names(await phone.get(SAVED))).toHaveLength(4);
  expect(names(await ana.get(SAVED))).toHaveLength(4);
  // One's own list is shown on its own page.
  expect((await ana.get(link)).location).toBe(SAVED);
  for (const answer of [
    await phone.get("/salvate/unknown"),
    await phone.post("/salvate/unknown", {}),
  ]) {
    expect(answer.status).toBe(404);
  }
});

async function linkOf(owner: Visitor, email: string): Promise<string> {
  await db.deleteFrom("outbox").execute();
  await owner.post(SAVED, { intent: "mail", email });
  const { text } = await db.selectFrom("outbox").select("text").executeTakeFirstOrThrow();
  return /(\/salvate\/[\w-]+)/.exec(text)![1]!;
}

test.each([
  ["a visitor", () => saver()],
  [
    "a customer",
    async () => {
      const customer = await signedIn();
      await customer.post(SAVED, bed);
      return customer;
    },
  ],
])("%s ends the list's link: the old address says so, a new one opens it", async (_who, make) => {
  const owner = await make();
  const count = names(await owner.get(SAVED)).length;
  const link = await linkOf(owner, "prieten@example.com");
  const friend = visitor();
  expect(names(await friend.get(link))).toHaveLength(count);
  const stranger = visitor();
  expect((await stranger.post(SAVED, { intent: "end" })).status).toBe(404);
  expect(toastOf((await owner.submit(SAVED, { intent: "end" })).page)).toContain("Link oprit");
  expect(names(await owner.get(SAVED))).toHaveLength(count);
  const gone = await friend.get(link);
  expect([gone.status, mainOf(gone)]).toEqual([410, expect.stringContaining("a fost oprit")]);
  const late = await friend.submit(link, {});
  expect([late.status, names(await friend.get(SAVED)).length]).toEqual([410, 0]);
  const fresh = await linkOf(owner, "prieten@example.com");
  expect(fresh).not.toBe(link);
  expect(names(await friend.get(fresh))).toHaveLength(count);
  // Whoever saves goes on in the same list, and an ended link stays ended.
  await owner.post(SAVED, { intent: "save", produs: "birouri/1" });
  expect(names(await owner.get(SAVED))).toHaveLength(count + 1);
  expect((await friend.get(link)).status).toBe(410);
});

test("another device that kept a visitor's list has it no more once the link was ended", async () => {
  const ana = await saver();
  const phone = visitor();
  await phone.post(await linkOf(ana, "ana@example.com"), {});
  expect(names(await phone.get(SAVED))).toHaveLength(3);
  await ana.post(SAVED, { intent: "end" });
  expect(words(await phone.get(SAVED))).toContain("Nu ai salvat încă nimic");
  expect((await phone.post(SAVED, { intent: "mail", email: "x@example.com" })).status).toBe(404);
  await phone.post(SAVED, bed);
  expect(names(await ana.get(SAVED))).toHaveLength(3);
});

test("who signs in finds what was saved before beside what the account has, and leaves nothing behind", async () => {
  const email = "ioana@example.com";
  const owner = visitor();
  await register(db, owner, { email });
  await signIn(owner, { email });
  await owner.post(SAVED, bed);
  const ioana = await saver();
  const cookie = ioana.cookie("saved");
  await signIn(ioana, { email });
  expect(names(await ioana.get(SAVED))).toHaveLength(3);
  expect(words(await ioana.get(SAVED))).toContain("în contul tău");
  expect(ioana.cookie("saved")).not.toBe(cookie);
  expect(words(await ioana.get("/cont/date"))).toMatch(/Piese salvate .*piesă pe măsură/);
  await ioana.post("/deconectare", {});
  expect(words(await ioana.get(SAVED))).toContain("Nu ai salvat încă nimic");
});

test("pieces stand side by side by their address alone, with what differs marked", async () => {
  const ana = await saver();
  const { page } = await ana.get(SAVED);
  const chosen = page.querySelectorAll("main [name=m]").map((box) => box.getAttribute("value")!);
  const address = (queries: string[]) =>
    `/compara?${new URLSearchParams(queries.map((one) => ["m", one]))}`;
  const shown = await visitor().get(address(chosen));
  const table = shown.page.querySelector("main table")!;
  expect(table.querySelectorAll("thead th[scope=col]")).toHaveLength(4);
  const heads = table.querySelectorAll("tbody th[scope=row]").map((one) => textOf(one));
  for (const head of [
    "Preț",
    "Lățime",
    "Interior",
    "Decorul corpului",
    "Mâner",
    "Greutate",
    "Livrare",
  ]) {
    expect(
      heads.some((one) => one.startsWith(head)),
      head,
    ).toBe(true);
  }
  expect(heads.filter((one) => one.includes("diferă")).length).toBeGreaterThan(3);
  const twins = await visitor().get(address([chosen[0]!, chosen[0]!]));
  expect(words(twins)).toContain("Alege două sau trei");
  const many = await visitor().get(address([...chosen, "produs=birouri/1"]));
  expect(words(many)).toContain("cel mult 3");
  expect(words(await visitor().get(address([chosen[0]!, "produs=x"])))).toContain(
    "nu mai este în ofertă",
  );
  expect((await visitor().get("/compara")).status).toBe(200);
  expect((await visitor().get(`/compara?m=${"x".repeat(3_000)}`)).status).toBe(200);
});
