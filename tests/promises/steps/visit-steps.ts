import { randomUUID } from "node:crypto";

import {
  cancelAppointment,
  moveAppointment,
} from "~/sales/appointments/front/change-appointment.server";
import { kindsForOrder } from "~/sales/appointments/front/order-meetings.server";
import { reserveAppointment } from "~/sales/appointments/front/reserve.server";
import { findOrderByToken } from "~/sales/orders/order.server";

import type { Stage } from "./stage";
import { at, orderOf, type Player, type Step } from "./step";
import { isOpen, needs, type Order, type Visit } from "./world";

/** Who has an hour already: the team is in one place at a time. */
function holderOf({ world }: Stage, start: string): Visit | undefined {
  return world.visits.find((visit) => isOpen(visit) && visit.start === start);
}

function ahead({ world }: Stage, order: Order, kind: Visit["kind"]): Visit[] {
  return world.visits.filter(
    (visit) => isOpen(visit) && visit.order === order.id && visit.kind === kind,
  );
}

/** The customer books a visit from the order's page, which offers what the order is in need of. */
export const book: Player = (stage, step) => {
  const { db, settings, now } = stage;
  const order = orderOf(stage, step);
  const kind = step.choice % 2 === 0 ? ("measuring" as const) : ("delivery" as const);
  const slot = at(stage.slots, step.pick)!;
  const expected = () => {
    if (!needs(order, kind)) return "not-offered";
    if (holderOf(stage, slot.start)) return "taken";
    return ahead(stage, order, kind).length >= (kind === "delivery" ? 1 : 2) ? "enough" : "booked";
  };
  const answer = expected();
  const booked = { id: "" };
  const typed = { name: "Ioana", email: `${order.id}@example.com`, phone: "0722123456" };
  return {
    words: `book ${kind} for ${order.number} at ${slot.start}`,
    answer,
    act: async () => {
      const found = (await findOrderByToken(order.token, db))!;
      if (!(await kindsForOrder(found, db)).includes(kind)) return "not-offered";
      const result = await reserveAppointment(
        {
          ...typed,
          kind,
          slot,
          county: "RO-B",
          orderId: order.id,
          address: "Strada 1",
          note: "",
          language: "ro",
          formToken: randomUUID(),
        },
        { settings, now, uses: [] },
        db,
      );
      if (result.kind === "booked") booked.id = result.id;
      return result.kind;
    },
    ...(answer === "booked" && {
      change: () => {
        const visit = { id: booked.id, order: order.id, kind, start: slot.start };
        stage.world.visits.push({ ...visit, state: "booked", changes: 0 });
      },
    }),
  };
};

/** What a change of a visit meets, and from which page it is sent. */
function changeOf({ world, settings, now }: Stage, { isForged, choice }: Step) {
  const visit = at(world.visits, choice);
  if (!visit) return undefined;
  const seen = visit.changes - (isForged ? 1 : 0);
  const refused = isOpen(visit) ? (isForged ? "stale" : undefined) : "over";
  return { visit, refused, change: { id: visit.id, seen, settings, now } };
}

/** The customer moves a visit to another hour. */
export const move: Player = (stage, step) => {
  const found = changeOf(stage, step);
  if (!found) return undefined;
  const { visit, refused, change } = found;
  const slot = at(stage.slots, step.pick)!;
  const holder = holderOf(stage, slot.start);
  const isSame = slot.start === visit.start;
  const answer = refused ?? (isSame || !holder ? "changed" : "taken");
  return {
    words: `move a visit to ${slot.start}`,
    answer,
    act: async () => (await moveAppointment(change, slot, stage.db)).kind,
    ...(answer === "changed" &&
      !isSame && {
        change: () => {
          const changes = visit.changes + 1;
          Object.assign(visit, { start: slot.start, state: "moved", changes });
        },
      }),
  };
};

/** The customer calls a visit off. */
export const callOff: Player = (stage, step) => {
  const found = changeOf(stage, step);
  if (!found) return undefined;
  const { visit, refused, change } = found;
  return {
    words: "call a visit off",
    answer: refused ?? "changed",
    act: async () => (await cancelAppointment(change, "", stage.db)).kind,
    ...(!refused && {
      change: () => {
        Object.assign(visit, { state: "cancelled", changes: visit.changes + 1 });
      },
    }),
  };
};
