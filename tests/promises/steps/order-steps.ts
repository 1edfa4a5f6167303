import { randomUUID } from "node:crypto";

import { addDays, dayOf } from "~/platform/format/dates";
import { cancelOrderAppointments } from "~/sales/appointments/front/change-appointment.server";
import { answerQuote } from "~/sales/orders/front/answer-transport.server";
import { movePromise } from "~/sales/orders/front/move-promise.server";
import { makeQuote } from "~/sales/orders/front/transport-quote.server";
import { addProforma } from "~/sales/orders/order-proforma.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";

import { admin, type Stage } from "./stage";
import { at, orderOf, type Player, type Step } from "./step";
import {
  isOpen,
  isStep,
  askedOf,
  leftOf,
  nextOf,
  statuses,
  waitsFor,
  type Order,
  type Status,
} from "./world";

const days = { from: 3, to: 6 };

/** The desk says what the transport costs, from a page that may have missed the newest offer. */
export const offerTransport: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const { db, now } = stage;
  const priceBani = [300_00, 450_00][step.choice % 2]!;
  const newest = order.offers.at(-1);
  const drawn = step.isForged && newest ? order.offers.length - 1 : order.offers.length;
  const isRepeat = drawn < order.offers.length && newest?.priceBani === priceBani;
  const isWaiting = order.status === "new" && order.transport !== "agreed";
  const isStale = drawn < order.offers.length && !isRepeat;
  const answer = isStale ? "stale" : isWaiting || isRepeat ? "made" : "not-waiting";
  const validUntil = addDays(dayOf(now.toISOString()), 10);
  return {
    words: `offer ${priceBani} for the transport of ${order.number}`,
    answer,
    act: async () =>
      (await makeQuote(order.number, { priceBani, days, validUntil, drawn }, admin, db)).kind,
    ...(answer === "made" &&
      !isRepeat && {
        change: () => {
          order.offers.push({ priceBani, answer: "" });
          order.transport = "quoted";
        },
      }),
  };
};

/** The customer answers an offer for the transport: the newest, or one that a forged form names. */
export const answerTransport: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const given = step.choice % 3 === 0 ? ("declined" as const) : ("accepted" as const);
  const number = step.isForged ? step.pick % (order.offers.length + 2) : order.offers.length;
  const newest = order.offers.at(-1);
  const expected = () => {
    if (!newest) return "unknown";
    if (number !== order.offers.length) return "replaced";
    if (newest.answer !== "") return newest.answer === given ? given : "answered";
    return order.status === "new" ? given : "replaced";
  };
  const answer = expected();
  return {
    words: `${given} offer ${number} for the transport of ${order.number}`,
    answer,
    act: async () => (await answerQuote(order.token, { number, answer: given }, stage.db)).kind,
    ...(answer === given &&
      newest?.answer === "" && {
        change: () => {
          newest.answer = given;
          order.transport = given === "accepted" ? "agreed" : "declined";
          if (given === "accepted") order.totalBani += newest.priceBani;
        },
      }),
  };
};

const REASON = "Aprobat la telefon de client";

/** What a move on meets. */
function meetsMove(order: Order, from: Status, to: Status, override: string): string {
  if (!isStep(from, to)) return "illegal";
  if (order.status !== from) return "moved-before";
  if (to !== "cancelled" && order.transport !== "agreed") return "transport-open";
  if (override !== "") return "moved";
  if (to === "in_production") return waitsFor(order) ?? "moved";
  const isBrought = to === "in_delivery" || to === "delivered";
  return isBrought && askedOf(order) > 0 ? "money-missing" : "moved";
}

function takeMove({ world }: Stage, order: Order, to: Status): void {
  order.status = to;
  if (to === "confirmed" && askedOf(order) > 0) order.proformas += 1;
  if (to !== "cancelled") return;
  for (const visit of world.visits) {
    if (visit.order !== order.id || !isOpen(visit)) continue;
    Object.assign(visit, { state: "cancelled", changes: visit.changes + 1 });
  }
}

/** The desk moves the order on; a forged form claims any status and wants any other. */
export const moveOn: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const from = step.isForged ? at(statuses, step.choice)! : order.status;
  const to = step.isForged ? at(statuses, step.pick)! : nextOf(order.status);
  if (!to || (to === "cancelled" && step.choice > 0)) return undefined;
  const isBrought = to === "in_delivery" || to === "delivered";
  const override = step.choice === 6 || (isBrought && step.choice % 2 === 0) ? REASON : "";
  return moveTry(stage, order, { from, to, override });
};

/** The desk cancels the order, as its page does: with the visits that are ahead. */
export const cancelOrder: Player = (stage, step) => {
  const order = orderOf(stage, step);
  return moveTry(stage, order, { from: order.status, to: "cancelled", override: "" });
};

function moveTry(
  stage: Stage,
  order: Order,
  { from, to, override }: { from: Status; to: Status; override: string },
) {
  const { db, settings, now } = stage;
  const { number } = order;
  const answer = meetsMove(order, from, to, override);
  return {
    words: `move ${number} from ${from} to ${to}${override && " for a reason"}`,
    answer,
    act: async () => {
      const move = { number, from, to, override, note: "" };
      const { kind } = await changeOrderStatus(move, admin, db);
      if (kind === "moved" && to === "cancelled") {
        await cancelOrderAppointments(number, { settings, admin, now }, db);
      }
      return kind;
    },
    ...(answer === "moved" && { change: () => takeMove(stage, order, to) }),
  };
}

/** The workshop ticks the first board, which begins the work where it may begin. */
export const tick: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const { number, status } = order;
  const expected = () => {
    if (status === "new") return "not-yet";
    if (status === "confirmed") return waitsFor(order) ?? "ticked";
    return status === "in_production" ? "ticked" : "over";
  };
  const answer = expected();
  const ids = [`${number}.1.1.1`];
  return {
    words: `cut the first board of ${number}`,
    answer,
    act: async () => (await tickBoards({ number, ids, step: "cut" }, admin, stage.db)).kind,
    ...(answer === "ticked" && {
      change: () => {
        order.status = "in_production";
      },
    }),
  };
};

/** Money comes, or goes back: what is due, all, a little, or more than there is. */
export const pay: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const left = leftOf(order);
  const advance = order.advanceBani - order.loweredBani - order.paidBani;
  const amounts = [Math.max(0, advance), left, 100_00];
  const amountBani = step.isForged ? left + 1 : at(amounts, step.choice)!;
  return payTry(stage, order, { amountBani, isRefund: false, isMuch: amountBani > left });
};

export const refund: Player = (stage, step) => {
  const order = orderOf(stage, step);
  // After the delivery it lowers the price; tests/billing has that.
  if (order.status === "delivered") return undefined;
  const { paidBani } = order;
  const amountBani = step.isForged ? paidBani + 1 : at([paidBani, 50_00], step.choice)!;
  return payTry(stage, order, { amountBani, isRefund: true, isMuch: amountBani > paidBani });
};

function payTry(
  { db }: Stage,
  order: Order,
  { amountBani, isRefund, isMuch }: { amountBani: number; isRefund: boolean; isMuch: boolean },
) {
  if (amountBani <= 0) return undefined;
  const kind = isRefund ? ("refund" as const) : ("advance" as const);
  const isCancelled = order.status === "cancelled";
  const reason = isCancelled ? ("cancelled" as const) : ("price_lowered" as const);
  const money = { kind, method: "bank_transfer", amountBani, remark: "" } as const;
  const payment = { ...money, ...(isRefund && { reason }) };
  const isTaken = !isMuch && (isRefund || !isCancelled);
  return {
    words: `${kind} of ${amountBani} for ${order.number}`,
    answer: isTaken ? "recorded" : isCancelled && !isRefund ? "cancelled" : "too-much",
    act: async () =>
      (await recordPayment(order.number, { ...payment, formToken: randomUUID() }, admin, db)).kind,
    ...(isTaken && {
      change: () => {
        if (isRefund && !isCancelled) order.loweredBani += amountBani;
        order.paidBani += isRefund ? -amountBani : amountBani;
      },
    }),
  };
}

/** The desk asks for a proforma: of nothing that the customer is not asked for now. */
export const proforma: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const isDue = askedOf(order) > 0;
  return {
    words: `a proforma for ${order.number}`,
    answer: isDue ? "issued" : "nothing-due",
    act: async () => (await addProforma({ number: order.number }, admin, stage.db)).kind,
    ...(isDue && {
      change: () => {
        order.proformas += 1;
      },
    }),
  };
};

/** The desk moves the promised day, from a page that may have missed the last move. */
export const movePromised: Player = (stage, step: Step) => {
  const order = orderOf(stage, step);
  const day = addDays(dayOf(stage.now.toISOString()), 30 + (step.choice % 2));
  const reason = "Placa a venit mai târziu";
  const count = order.promises.length;
  const seen = step.isForged ? count - 1 : count;
  const last = order.promises.at(-1);
  const isRepeat = seen === count - 1 && last?.day === day;
  const expected = () => {
    if (order.status === "delivered" || order.status === "cancelled") return "unknown";
    if (order.transport !== "agreed") return "transport-open";
    if (isRepeat) return "moved";
    return step.isForged ? "stale" : count >= 10 ? "too-often" : "moved";
  };
  const answer = expected();
  const move = { day, reason, seen };
  return {
    words: `promise ${order.number} for ${day}`,
    answer,
    act: async () => (await movePromise(order.number, move, admin, stage.settings, stage.db)).kind,
    ...(answer === "moved" &&
      !isRepeat && { change: () => void order.promises.push({ day, reason }) }),
  };
};
