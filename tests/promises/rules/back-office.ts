import { textOf } from "../../visitor";
import { fieldsOf, findForm } from "./filled-form";
import { claim, openForm, pressed, taken, unlike, type Scene, type Step } from "./step";
import {
  lei,
  owedOf,
  paidOf,
  statusOf,
  type AdminName,
  type BuyerName,
  type Order,
  type OrderStatus,
  type World,
} from "./world";

const next: Partial<Record<OrderStatus, OrderStatus>> = {
  new: "confirmed",
  confirmed: "in_production",
  in_production: "in_delivery",
  in_delivery: "delivered",
};

function orderAt(world: World, place: number): [string, Order] | undefined {
  const orders = Object.entries(world.orders);
  return orders[place % orders.length];
}

/** The order's page in the back office, and one of its forms as it is now. */
async function drawForm(scene: Scene, admin: AdminName, address: string, control: string) {
  const { page } = await scene.stage.admins[admin].get(address);
  const form = findForm(page, control);
  return { address, page, fields: form && fieldsOf(form) };
}

const deskOf = ({ number }: Order) => `/admin/comenzi/${number}`;

/** Why the desk goes on without all the money. */
const override = "Așa ne-am înțeles.";

/** Moves an order one step on, or cancels it. */
export function changeOrderStatus(
  admin: AdminName,
  place: number,
  { isCancelled, times, age }: { isCancelled: boolean; times: number; age: number },
): Step {
  const what = isCancelled ? "cancels" : "moves on";
  const words = `${admin} ${what} order ${place + 1}${times > 1 ? ", pressing twice" : ""}${age > 0 ? ` in an old tab` : ""}`;
  return {
    words,
    prepare: async (scene) => {
      const [key, order] = orderAt(scene.world, place) ?? [];
      if (!key || !order) return [];
      const tab = await openForm(scene, { of: `moves of ${key} by ${admin}`, age }, async () => {
        const { fields } = isCancelled
          ? await drawForm(scene, admin, `${deskOf(order)}/anulare`, "[name=reason]")
          : await drawForm(scene, admin, deskOf(order), "button[name=to]");
        const isOver = statusOf(order) === "delivered" || statusOf(order) === "cancelled";
        if (!fields !== isOver)
          throw new Error(`an order that is ${statusOf(order)} has wrong buttons`);
        return fields && { fields, drawn: statusOf(order) };
      });
      if (!tab) return [];
      const from = tab.drawn;
      const to = isCancelled ? "cancelled" : next[from]!;
      const { number } = order;
      const browser = scene.stage.admins[admin];
      return pressed(
        {
          words: `${admin} moves ${number} from ${from} to ${to}`,
          findOut: taken,
          send: () => {
            if (isCancelled) {
              return browser.post(`${deskOf(order)}/anulare`, { ...tab.fields, reason: override });
            }
            const isBrought = to === "in_delivery" || to === "delivered";
            return browser.post(deskOf(order), {
              ...tab.fields,
              to,
              ...(isBrought && { override }),
            });
          },
          foresee: (world, heard) => {
            const now = world.orders[key]!;
            if (statusOf(now) !== from) {
              return heard.status === 409
                ? undefined
                : unlike(`${number} is ${statusOf(now)} already`, heard);
            }
            if (to !== "cancelled" && now.isUnquoted) {
              return heard.status === 409
                ? undefined
                : unlike("its transport is not agreed", heard);
            }
            if (to === "in_production" && paidOf(now) < now.advanceBani - now.reducedBani) {
              return heard.status === 422 ? undefined : unlike("its advance is not paid", heard);
            }
            if (to === "in_production" && now.approved.length < madeToOrder(now)) {
              return heard.status === 422 ? undefined : unlike("a drawing is not approved", heard);
            }
            if (heard.status !== 303) return unlike(`${number} may become ${to}`, heard);
            now.history.push(to);
            now.mails.push(`to the buyer: ${to}`);
            if (to === "cancelled") putBack(world, now);
            return undefined;
          },
        },
        times,
      );
    },
  };
}

const madeToOrder = ({ lines }: Order) => lines.filter(({ design }) => design !== null).length;

/** Lets the buyer approve the drawing of a piece made to order; it is drawn and sent where it is not. */
export function approveDrawing(
  admin: AdminName,
  place: number,
  which: number,
  times: number,
): Step {
  const words = `the buyer approves a drawing of order ${place + 1}${times > 1 ? ", pressing twice" : ""}`;
  return {
    words,
    prepare: async (scene) => {
      const [key, order] = orderAt(scene.world, place) ?? [];
      if (!key || !order || !claim(scene, order.buyer, "shared")) return [];
      const { browser } = scene.stage.buyers[order.buyer];
      const drawing = await findSentDrawing(scene, admin, [key, order], which);
      if (!drawing) return [];
      const { address, line } = drawing;
      const hash = (await browser.get(address)).page
        .querySelector("[name=hash]")
        ?.getAttribute("value");
      if (!hash) return [];
      return pressed(
        {
          words: `${order.buyer} approves the drawing of line ${line} of ${order.number}`,
          findOut: taken,
          send: () => browser.post(address, { intent: "approve", hash, checked: "on" }),
          foresee: (world, heard) => {
            const now = world.orders[key]!;
            if (now.approved.includes(line)) {
              return heard.status === 303 ? undefined : unlike("it is approved already", heard);
            }
            if (!["new", "confirmed"].includes(statusOf(now))) {
              return heard.status === 409 ? undefined : unlike("no answer is waited for", heard);
            }
            if (heard.status !== 303) return unlike("a drawing can be approved", heard);
            now.approved.push(line);
            return undefined;
          },
        },
        times,
      );
    },
  };
}

/** The page of the drawing that a line was sent, by its buyer's address. */
async function findSentDrawing(
  { stage }: Scene,
  admin: AdminName,
  [key, order]: [string, Order],
  which: number,
): Promise<{ address: string; line: string } | undefined> {
  const desk = `/admin/comenzi/${order.number}/desene`;
  const browser = stage.admins[admin];
  const forms = (await browser.get(desk)).page.querySelectorAll("input[name=line]");
  const form = forms[which % forms.length]?.closest("form");
  if (!form) return undefined;
  const fields = fieldsOf(form);
  const line = fields.line!;
  const known = stage.drawings.get(`${key} ${line}`);
  if (known) return { address: `${key}/desene/${known}`, line };
  const { location } = await browser.post(desk, fields);
  const id = location?.split("/").at(-1);
  if (!location || !id) return undefined;
  await browser.post(location, { intent: "send", note: "" });
  stage.drawings.set(`${key} ${line}`, id);
  return { address: `${key}/desene/${id}`, line };
}

function putBack(world: World, { lines }: Order): void {
  for (const { piece, design, quantity } of lines) {
    if (design === null) world.pieces[piece]!.stock += quantity;
  }
}

/** A refund of a lowered price lowers what is owed, but for what was not paid yet. */
function reducePrice(order: Order, bani: number): void {
  const openBani = Math.max(0, owedOf(order) - paidOf(order));
  order.reducedBani += Math.max(0, owedOf(order) - (paidOf(order) - bani) - openBani);
}

/** Money in or out; how much, in percent of what is left to pay or, of a refund, of what is paid. */
export function recordPayment(
  admin: AdminName,
  place: number,
  {
    isRefund,
    percent,
    times,
    age,
  }: { isRefund: boolean; percent: number; times: number; age: number },
): Step {
  const what = isRefund
    ? `a refund of ${percent} % of what is paid`
    : `${percent} % of what is left to pay`;
  const words = `${admin} records ${what} for order ${place + 1}${times > 1 ? ", pressing twice" : ""}${age > 0 ? ` in an old tab` : ""}`;
  return {
    words,
    prepare: async (scene) => {
      const [key, order] = orderAt(scene.world, place) ?? [];
      if (!key || !order) return [];
      const tab = await openForm(scene, { of: `payment of ${key} by ${admin}`, age }, async () => {
        const intent = isRefund ? "refund" : "pay";
        const control = `[name=intent][value=${intent}]`;
        const { fields } = await drawForm(scene, admin, deskOf(order), control);
        const drawn = {
          paid: paidOf(order),
          total: order.totalBani,
          reason: statusOf(order) === "cancelled" ? "cancelled" : "price_lowered",
          // Until a payment is recorded it is one form, in however many tabs.
          form: `${admin} after ${order.payments.length} payments`,
        };
        return fields && { fields, drawn };
      });
      if (!tab) return [];
      const { paid, total, form: drawnForm } = tab.drawn;
      const reason = isRefund ? tab.drawn.reason : "";
      const bani = Math.max(1, Math.round(((isRefund ? paid : total - paid) * percent) / 100));
      const amount = `${Math.trunc(bani / 100)},${String(bani % 100).padStart(2, "0")}`;
      const fields = { ...tab.fields, reason, method: "bank_transfer", amount };
      const { number } = order;
      const browser = scene.stage.admins[admin];
      return pressed(
        {
          words: `${admin} records ${isRefund ? "a refund of " : ""}${lei(bani)} for ${number}`,
          findOut: taken,
          send: () => browser.post(`/admin/comenzi/${number}`, fields),
          foresee: (world, heard) => {
            const now = world.orders[key]!;
            const earlier = now.payments.find(({ form }) => form === drawnForm);
            if (earlier) {
              const isSame =
                earlier.bani === (isRefund ? -bani : bani) && earlier.reason === reason;
              const expected = isSame ? 303 : 422;
              if (heard.status === expected) return undefined;
              return unlike(`this form has recorded ${lei(earlier.bani)}`, heard);
            }
            const isCancelled = statusOf(now) === "cancelled";
            if (isRefund ? isCancelled !== (reason === "cancelled") : isCancelled) {
              return heard.status === 422 ? undefined : unlike("not of a cancelled order", heard);
            }
            const most = isRefund ? paidOf(now) : Math.max(0, owedOf(now) - paidOf(now));
            if (bani > most) {
              return heard.status === 422 ? undefined : unlike(`at most ${lei(most)}`, heard);
            }
            if (heard.status !== 303) return unlike("the payment can be recorded", heard);
            if (isRefund && !isCancelled) reducePrice(now, bani);
            now.payments.push({ form: drawnForm, bani: isRefund ? -bani : bani, isRefund, reason });
            return undefined;
          },
        },
        times,
      );
    },
  };
}

/** Declares that a contract is withdrawn from. It is a statement: the workshop decides what follows. */
export function withdraw(buyer: BuyerName, place: number): Step {
  const words = `${buyer} withdraws from order ${place + 1}, if it is theirs`;
  return {
    words,
    prepare: async (scene) => {
      const [key, order] = orderAt(scene.world, place) ?? [];
      const { browser, email } = scene.stage.buyers[buyer];
      if (!key || !order || scene.stage.buyers[order.buyer].email !== email) return [];
      if (!claim(scene, buyer, "shared")) return [];
      const typed = { fullName: "Ileana Țăranu", email, order: order.number, wording: "" };
      const review = await browser.post("/retragere", { ...typed, intent: "review" });
      const form = findForm(review.page, "button[value=confirm]");
      if (!form) throw new Error(`no withdrawal to confirm: ${textOf(review.page)}`);
      const fields = { ...fieldsOf(form), intent: "confirm" };
      return [
        {
          words: `${buyer} withdraws from ${order.number}`,
          findOut: taken,
          send: () => browser.post("/retragere", fields),
          foresee: (world, heard) => {
            if (heard.status !== 303) return unlike("a withdrawal is taken", heard);
            const now = world.orders[key]!;
            // The same statement again is the record that there is.
            if (now.withdrawals > 0) return undefined;
            now.withdrawals = 1;
            now.mails.push("to the buyer: withdrawal", "to the shop: withdrawal");
            return undefined;
          },
        },
      ];
    },
  };
}
