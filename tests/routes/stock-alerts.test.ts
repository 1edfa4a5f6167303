import { expect, test } from "vitest";

import { addPerson } from "../people";
import { addAlert, setStock } from "../stock-alerts/fixtures";
import { textOf, toastOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const page = pieces.soldOut.path;
const address = `/anunta-ma?piesa=${page.slice("/produse/".length)}`;

const mailsTo = (recipient: string) =>
  db
    .selectFrom("outbox")
    .select(["subject", "text", "unsubscribe_url"])
    .where("recipient", "=", recipient)
    .execute();
async function linkTo(recipient: string): Promise<string> {
  const [first] = await mailsTo(recipient);
  return /\/anunta-ma\/[\w-]{43}/.exec(first?.text ?? "")?.[0] ?? "";
}

test("the page of a sold-out piece takes an address, that of another one does not", async () => {
  const form = (path: string) =>
    visitor()
      .get(path)
      .then(({ page: shown }) => shown.querySelector(`main form[action^="/anunta-ma"]`));
  const offered = await form(page);
  expect(offered?.getAttribute("action")).toBe(address);
  expect(offered?.querySelector("input[type=email][name=email]")).not.toBeNull();
  expect(await form(`${page}?fila=personalizare`)).toBeNull();
  expect(await form(pieces.last.path)).toBeNull();
});

test("what is no address is refused beside its field, as typed", async () => {
  const answer = await visitor().post(address, { email: "ioana@" });
  expect(answer.status).toBe(422);
  const control = controlOf(answer.page, "email");
  expect(descriptionOf(answer.page, control)).toContain("Adresă de email invalidă");
  expect(valueOf(control)).toBe("ioana@");
  expect(mainOf(answer)).toContain(pieces.soldOut.product.name);
});

test("an address is asked once more by mail; the link shows a button, and only that makes it wait", async () => {
  const ioana = visitor();
  const answer = await ioana.submit(address, { email: "Ioana@example.com" });
  expect(toastOf(answer.page)).toContain("Verifică-ți emailul");
  const link = await linkTo("ioana@example.com");
  const [question] = await mailsTo("ioana@example.com");
  expect(question?.unsubscribe_url).toContain(link);
  const shown = await ioana.get(link);
  expect(textOf(shown.page.querySelector("main form button"))).toBe("Da, anunțați-mă");
  const row = () => db.selectFrom("stock_alerts").selectAll().executeTakeFirstOrThrow();
  expect((await row()).confirmed_at).toBeNull();

  const confirmed = await ioana.submit(link, { intent: "confirm" });
  expect(toastOf(confirmed.page)).toContain("Confirmat");
  expect((await row()).confirmed_at).not.toBeNull();
  const ended = await ioana.submit(link, { intent: "end" });
  expect(mainOf(ended)).toContain("Nu mai urmează niciun mesaj");
  expect(await row()).toMatchObject({ email: "" });
  expect((await ioana.post(link, { intent: "x" })).status).toBe(400);
});

test("the answer is the same for an address that waits and one that does not", async () => {
  const first = await visitor().submit(address, { email: "known@example.com" });
  await visitor().post(await linkTo("known@example.com"), { intent: "confirm" });
  const again = await visitor().submit(address, { email: "known@example.com" });
  expect([again.status, toastOf(again.page)]).toEqual([first.status, toastOf(first.page)]);
  expect(mainOf(again)).toBe(mainOf(first));
  expect(await mailsTo("known@example.com")).toHaveLength(1);
});

test("a mail program's own button ends it without a page, more than once", async () => {
  const link = `/anunta-ma/${await addAlert(db, "program@example.com")}`;
  for (let count = 0; count < 2; count += 1) {
    const answer = await visitor().post(link, { "List-Unsubscribe": "One-Click" });
    expect(answer.status).toBe(204);
  }
});

test("a link, a piece or a piece in stock that is not there is said to be so", async () => {
  expect((await visitor().get("/anunta-ma")).status).toBe(404);
  expect((await visitor().get("/anunta-ma?piesa=bai/99")).status).toBe(404);
  expect((await visitor().post("/anunta-ma?piesa=bai/99", { email: "a@b.ro" })).status).toBe(404);
  expect((await visitor().get("/anunta-ma/unknown")).status).toBe(404);
  expect((await visitor().post("/anunta-ma/unknown", { intent: "confirm" })).status).toBe(404);
  await setStock(db, 2);
  const answer = await visitor().submit(address, { email: "late@example.com" });
  expect(toastOf(answer.page)).toContain("din nou în stoc");
  expect((await visitor().get(address)).location).toBe(page);
  expect(await mailsTo("late@example.com")).toEqual([]);
  await setStock(db, 0);
});

test("what a machine fills in is answered and forgotten", async () => {
  await visitor().post(address, { email: "bot@example.com", website: "x" });
  expect(await mailsTo("bot@example.com")).toEqual([]);
});

test("a list that is full says so, with the address kept", async () => {
  const product_id = await pieceId(db, pieces.soldOut);
  const now = new Date().toISOString();
  const held = (await db.selectFrom("stock_alerts").select("id").where("email", "<>", "").execute())
    .length;
  for (let number = held; number < 1_000; number += 1) {
    const id = `full-${number}`;
    await db
      .insertInto("stock_alerts")
      .values({
        id,
        product_id,
        email: `${id}@example.com`,
        language: "ro",
        token_hash: id,
        created_at: now,
        confirmed_at: now,
      })
      .execute();
  }
  const answer = await visitor().post(address, { email: "one.more@example.com" });
  expect([answer.status, valueOf(controlOf(answer.page, "email"))]).toEqual([
    409,
    "one.more@example.com",
  ]);
  expect(mainOf(answer)).toContain("Lista de așteptare a acestei piese este plină");
  await db.deleteFrom("stock_alerts").execute();
});

test("staff see how many wait and not who; the customer finds it among their data", async () => {
  await addAlert(db, "customer@example.com");
  await addAlert(db, "other@example.com");
  const sales = await signedIn({ email: "sales@example.com", role: "sales" });
  const id = await pieceId(db, pieces.soldOut);
  const { text } = await sales.get(`/admin/produse/${id}`);
  expect(text).toContain("2 persoane așteaptă să revină în stoc");
  expect(text).not.toContain("other@example.com");
  await addPerson(db, { email: "customer@example.com" });
  const customer = await signedIn({ email: "customer@example.com" });
  expect(mainOf(await customer.get("/cont/date"))).toContain(pieces.soldOut.product.name);
});
