import { afterAll, expect, test } from "vitest";

import { startShop } from "../shop-process";
import { textOf, type Visitor } from "../visitor";
import { pieces } from "../world";
import { fillCheckout, mailsWritten, readyToOrder } from "./buying";
import { figure, moment, size } from "./proof";

const CARTS = size(6, 1000);
const AT_ONCE = size(3, 10);
const CHECKOUT = "/finalizare-comanda/verificare";

const shop = await startShop();
afterAll(() => shop.dispose());
await shop.db.updateTable("products").set({ stock_quantity: 1_000_000 }).execute();

type Ready = Awaited<ReturnType<typeof readyToOrder>>;

const ways: Record<string, (ready: Ready) => Promise<(string | null)[]>> = {
  "pressed twice at the same moment": async ({ visitor, form }) => {
    const answers = await Promise.all([visitor.post(CHECKOUT, form), visitor.post(CHECKOUT, form)]);
    return answers.map(({ location }) => location);
  },
  "sent again after its answer was cut off": async ({ visitor, form }) => {
    await postAndHangUp(visitor, form);
    return [(await visitor.post(CHECKOUT, form)).location];
  },
  "sent again after going back": async ({ visitor, form }) => {
    const first = await visitor.post(CHECKOUT, form);
    await visitor.get(first.location!);
    return [first.location, (await visitor.post(CHECKOUT, form)).location];
  },
  "sent from two tabs": async ({ visitor, form }) => {
    const otherForm = { ...(await fillCheckout(visitor)), email: form.email ?? "" };
    const first = await visitor.post(CHECKOUT, form);
    return [first.location, (await visitor.post(CHECKOUT, otherForm)).location];
  },
  "changed and sent with its used token": async ({ visitor, form }) => {
    const first = await visitor.post(CHECKOUT, form);
    const changed = { ...form, address: "Strada Florilor nr. 12, casa de la colț" };
    const again = await visitor.post(CHECKOUT, changed);
    const { page } = await visitor.get(first.location!);
    const number = textOf(page.querySelector("main h1"));
    const alert = textOf(page.querySelector("[role=alert]"));
    expect(alert).toContain("Comanda din acest formular a fost deja trimisă");
    expect(alert).toContain(/AM-\d{4}-\d{6}/.exec(number + alert)?.[0]);
    expect(textOf(page.querySelector("main"))).not.toContain("Strada Florilor");
    return [first.location, again.location];
  },
};

// At the same time: much of it is waiting for the shop to write its mails.
for (const [way, send] of Object.entries(ways)) {
  test.concurrent(
    `a checkout form ${way} is one order and one mail`,
    async () => {
      const placed: Placed[] = [];
      for (let done = 0; done < CARTS; done += AT_ONCE) {
        const ready = await readyVisitors(AT_ONCE);
        const answers = await Promise.all(ready.map(send));
        placed.push(...ready.map(({ form }, index) => orderOf(form, answers[index]!)));
      }
      await expectOneOrderEach(placed);
      figure("once is once", `${CARTS} forms ${way}: ${CARTS} orders, each with one mail`);
    },
    180_000 + CARTS * 3000,
  );
}

test(
  "a checkout form sent again after the shop was killed is one order and one mail",
  async () => {
    const placed: Placed[] = [];
    let kills = 0;
    for (let done = 0; done < CARTS; done += 2 * AT_ONCE) {
      const ready = await readyVisitors(2 * AT_ONCE);
      const posts = ready.map(({ visitor, form }) => visitor.post(CHECKOUT, form));
      const cut = Promise.allSettled(posts);
      // Some are placed by then, some are not, and one may be half way.
      await Promise.race([Promise.any(posts), cut]);
      await shop.kill();
      kills += 1;
      await cut;
      await shop.restart();
      for (const { visitor, form } of ready) {
        placed.push(orderOf(form, [(await visitor.post(CHECKOUT, form)).location]));
      }
    }
    await expectOneOrderEach(placed);
    figure("once is once", `${CARTS} forms sent again after ${kills} kills: ${CARTS} orders`);
  },
  180_000 + CARTS * 3000,
);

function readyVisitors(count: number): Promise<Ready[]> {
  return Promise.all(Array.from({ length: count }, () => readyToOrder(shop, pieces.desk)));
}

let hangUps = 0;

/** Posts the form and is gone before the answer, as on a line that breaks off. */
async function postAndHangUp(visitor: Visitor, form: Record<string, string>): Promise<void> {
  hangUps += 1;
  await fetch(shop.origin + CHECKOUT, {
    method: "POST",
    headers: { Cookie: `cart=${visitor.cookie("cart")}`, Origin: shop.origin },
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(Math.floor(moment(hangUps, 60))),
    redirect: "manual",
  }).catch(() => undefined);
}

/** Who ordered, and where the order is. */
interface Placed {
  email: string;
  place: string;
}

function orderOf({ email = "" }: Ready["form"], answers: (string | null)[]): Placed {
  const [place = null, ...others] = new Set(answers);
  expect(others).toEqual([]);
  expect(place).toMatch(/^\/comanda\/[\w-]{32}$/);
  return { email, place: place! };
}

async function expectOneOrderEach(placed: Placed[]): Promise<void> {
  expect(new Set(placed.map(({ place }) => place)).size).toBe(CARTS);
  const emails = placed.map(({ email }) => email);
  const found = await shop.db
    .selectFrom("orders")
    .select("email")
    .where("email", "in", emails)
    .execute();
  expect(found.map(({ email }) => email).sort()).toEqual(emails.sort());
  await mailsWritten(shop);
  // Counted once for all: a long query would hold this process while its connections go stale.
  const orders = await shop.db
    .selectFrom("orders")
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("outbox")
          .innerJoin("orders as own", (join) =>
            join
              .onRef("own.id", "=", "outbox.order_id")
              .onRef("own.email", "=", "outbox.recipient"),
          )
          .select((mail) => ["order_id", mail.fn.countAll<number>().as("mails")])
          .groupBy("order_id")
          .as("sent"),
      (join) => join.onRef("sent.order_id", "=", "orders.id"),
    )
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("order_lines")
          .select((line) => ["order_id", line.fn.sum<number>("quantity").as("pieces")])
          .groupBy("order_id")
          .as("lines"),
      (join) => join.onRef("lines.order_id", "=", "orders.id"),
    )
    .select(["token", "mails", "pieces"])
    .execute();
  const known = new Map(orders.map((order) => [`/comanda/${order.token}`, order]));
  for (const { place } of placed) expect(known.get(place)).toMatchObject({ mails: 1, pieces: 1 });
}
