import { expect, test } from "vitest";

import { languageCodes } from "~/platform/i18n/languages";

import { someOf } from "../promises/proof";
import { textOf, toastOf } from "../visitor";
import { addReview, pieceId, pieces } from "../world";
import {
  controlOf,
  descriptionOf,
  mainOf,
  openingReasons,
  order,
  valueOf,
  writeMails,
} from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const desk = await pieceId(db, pieces.desk);
await db.updateTable("products").set({ stock_quantity: 50 }).where("id", "=", desk).execute();
const admin = await signedIn({ role: "administrator", email: "sefa@example.com" });

const marks: Record<(typeof languageCodes)[number], [order: string, sample: string]> = {
  ro: ["comandă de probă", "exemplu"],
  en: ["trial order", "sample"],
  it: ["ordine di prova", "esempio"],
  tr: ["deneme siparişi", "örnek"],
  bg: ["пробна поръчка", "пример"],
  ru: ["пробный заказ", "пример"],
  hu: ["próbarendelés", "minta"],
  fr: ["commande d’essai", "exemple"],
};

const page = "/admin/lansare/deschidere";

test.each(someOf(languageCodes, 4))(
  "until the shop opens orders and samples say so, in %s",
  async (language) => {
    const [trial, sample] = marks[language];
    const buyer = visitor();
    buyer.headers["Accept-Language"] = language;
    await buyer.post("/cos", { intent: "add", productId: desk });
    expect(mainOf(await buyer.get("/finalizare-comanda"))).toContain(trial);
    const placed = await order(buyer, desk);
    expect(mainOf(await buyer.get(placed))).toContain(trial);

    const ratings = [
      ...(await buyer.get("/")).page.querySelectorAll("main figure"),
      ...(await buyer.get(`${pieces.bed.path}?fila=recenzii`)).page.querySelectorAll("main li"),
    ].filter((one) => one.querySelector("svg path[d^='M12 3l2.6']"));
    expect(ratings.length).toBeGreaterThan(3);
    for (const rating of ratings) expect(textOf(rating)).toContain(sample);
  },
);

test("the stars beside the price are marked while only samples gave them, and customers' alone after", async () => {
  const starsOf = async () => {
    const { page, text } = await visitor().get(pieces.kitchen.path);
    const stars = page.querySelector("main h1 + p");
    return { stars: textOf(stars), isRated: text.includes('"aggregateRating"') };
  };
  const before = await starsOf();
  expect(before.stars).toContain("exemplu");
  expect(before.isRated).toBe(false);
  const product_id = await pieceId(db, pieces.kitchen);
  await addReview(db, { product_id, rating: 2, approved_at: new Date().toISOString() });
  const after = await starsOf();
  expect(after.stars).toContain("2 din 5 stele");
  expect(after.stars).not.toContain("exemplu");
  expect(after.isRated).toBe(true);
});

test("the back office marks trial orders wherever it lists them, and so does the mail", async () => {
  const token = (await order(visitor(), desk)).slice("/comanda/".length);
  const row = db.selectFrom("orders").select(["id", "number"]).where("token", "=", token);
  const { id, number } = await row.executeTakeFirstOrThrow();
  for (const address of [
    "/admin",
    "/admin/comenzi",
    `/admin/comenzi/${number}`,
    `/admin/comenzi/${number}/pachet`,
    `/admin/comenzi/${number}/cost`,
  ]) {
    expect(mainOf(await admin.get(address)), address).toContain("comandă de probă");
  }
  const csv = (await admin.get("/admin/comenzi.csv")).text.split("\r\n");
  expect(csv[0]).toContain('"comandă de probă"');
  expect(csv.find((line) => line.includes(number))).toMatch(/"Da"$/);
  await writeMails(db);
  const mails = await db
    .selectFrom("outbox")
    .select(["subject"])
    .where("order_id", "=", id)
    .execute();
  expect(mails.length).toBeGreaterThan(1);
  for (const { subject } of mails) expect(subject).toMatch(/^\[Comandă de probă\] /);
});

test("opening asks for a reason for each red line, and keeps what was written", async () => {
  const list = (await admin.get("/admin/lansare")).page;
  expect(list.querySelector(`main a[href="${page}"]`)?.text).toContain("Deschide magazinul");
  expect(mainOf(await admin.get(page))).toMatch(
    /Dispar și categoriile de exemplu[^.]*: Dormitoare,/,
  );
  const reasons = await openingReasons(admin);
  expect(Object.keys(reasons)).toContain("reason-company");
  expect(Object.keys(reasons)).toEqual(
    expect.arrayContaining(["reason-lawyer", "reason-accountant"]),
  );
  expect(Object.keys(reasons)).not.toContain("reason-samples");
  const kept = "Copia o facem noi, pe alt server.";
  for (const [text, problem] of [
    ["", "Datele firmei: scrie motivul, în cel puțin 10 caractere"],
    ["prea scurt".slice(1), "Datele firmei: scrie motivul, în cel puțin 10 caractere"],
    ["x".repeat(501), "cel mult 500"],
  ] as const) {
    const typed = { ...reasons, "reason-company": text, "reason-backup": kept };
    const answer = await admin.post(page, typed);
    expect(answer.status).toBe(422);
    const control = controlOf(answer.page, "reason-company");
    expect(descriptionOf(answer.page, control)).toContain(problem);
    expect(valueOf(control)).toBe(text);
    expect(valueOf(controlOf(answer.page, "reason-backup"))).toBe(kept);
  }
  expect((await admin.post(page, {})).status).toBe(422);
  const unproven = await signedIn({ role: "administrator", email: "alta@example.com" });
  await db
    .updateTable("sessions")
    .set({ proven_at: "2020-01-01T00:00:00.000Z" })
    .where("user_id", "in", (eb) =>
      eb.selectFrom("users").select("id").where("email", "=", "alta@example.com"),
    )
    .execute();
  expect((await unproven.post(page, reasons)).location).toMatch(/^\/autentificare\/din-nou/);
});

test("the opened shop takes real orders, and says nothing of a trial any more", async () => {
  await db.updateTable("products").set({ is_sample: 0 }).where("id", "=", desk).execute();
  await db
    .insertInto("passkeys")
    .values({
      id: "key",
      user_id: (
        await db
          .selectFrom("users")
          .select("id")
          .where("email", "=", "sefa@example.com")
          .executeTakeFirstOrThrow()
      ).id,
      public_key: "",
      counter: 0,
      transports: "[]",
      name: "key",
      created_at: new Date().toISOString(),
      last_used_at: null,
    })
    .execute();
  const trial = await order(visitor(), desk);
  const waiting = visitor();
  await waiting.post("/cos", { intent: "add", productId: desk });
  const asked = mainOf(await admin.get(page));
  expect(asked).toContain("Numerotarea comenzilor începe de la 1.");
  const answer = await admin.submit(page, await openingReasons(admin));
  expect(toastOf(answer.page)).toBe("Magazinul este deschis");
  expect((await admin.get(page)).location).toBe("/admin/lansare");

  expect((await visitor().get(trial)).status).toBe(404);
  const checkout = mainOf(await waiting.get("/finalizare-comanda"));
  expect(checkout).not.toContain("comandă de probă");
  const placed = mainOf(await visitor().get(await order(visitor(), desk)));
  expect(placed).toMatch(/Comanda AM-\d{4}-000001/);
  expect(placed).not.toContain("probă");
  const journal = mainOf(await admin.get("/admin/jurnal?despre=settings"));
  expect(journal).toContain("reason.company");
  expect(journal).toContain("Se rezolvă săptămâna viitoare.");

  const list = await admin.get("/admin/lansare");
  expect(mainOf(list)).toContain("nu mai poate reveni la probă");
  expect(list.page.querySelector("button[value=close-shop]")).toBeNull();
  const refused = await admin.submit("/admin/lansare", { intent: "close-shop" });
  expect(toastOf(refused.page)).toContain("rămâne deschis");
});
