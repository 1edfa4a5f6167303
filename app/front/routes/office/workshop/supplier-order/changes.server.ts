import { byIntent, type Post } from "~/front/desk/desk.server";
import { removeRecord, saveRecord } from "~/front/desk/record.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { takeDeliveryBack } from "~/workshop/stock/front/delivery.server";
import { draftValuesOf, editOrder } from "~/workshop/stock/front/edit-order.server";
import { MOST_LINES } from "~/workshop/stock/front/make-order.server";
import { receiveOrder } from "~/workshop/stock/front/receive-order.server";
import {
  endOrder,
  redateOrder,
  sendAgain,
  sendOrder,
} from "~/workshop/stock/front/step-order.server";
import { numberOf, type SupplierOrder } from "~/workshop/stock/front/supplier-order.server";

import { dayForm, draftForm, fieldOf, receiveForm, stepForm, takeBackForm } from "./schema";
import { draftTexts, readDraft, readReceived, receivedTexts } from "./values";

const notNow = () => ({ "": message("supplierOrderNotNow") });

/** Why an order's mail was not sent. */
function notSent(kind: string) {
  if (kind === "moved") return { "": message("supplierOrderMoved") };
  return kind === "no-file" ? { "": message("supplierOrderFile") } : notNow();
}

/** Takes what the form's button names; a step that the order is past is refused with its page of now. */
export function changeOrder(post: Post, order: SupplierOrder) {
  const { request, posted, admin } = post;
  const { lines } = order;
  const number = String(order.id);
  const values = { number: numberOf(order) };
  const to = officePaths.supplierOrder(order.id);
  const desk = { subject: "supplier-order", subjectId: number, conflicts: ["not-now"] } as const;
  const mailing = { ...desk, conflicts: ["not-now", "moved"] } as const;
  const form = sentForm(request, posted, admin.id);
  return byIntent(post, {
    save: () => {
      keepUnsent(posted, order);
      return saveRecord(post, {
        ...desk,
        schema: draftForm(lines),
        read: (typed) => readDraft(lines, typed),
        texts: draftTexts,
        save: (draft, { version }) => editOrder(number, { ...draft, version }, admin),
        refuse: (refused): Record<string, string> => {
          switch (refused.kind) {
            case "no-packs":
              return {
                [fieldOf("amount", refused.itemId)]: message("wholePacks", { pack: refused.pack }),
              };
            case "unknown-article":
              return { added: message("choose") };
            case "too-many":
              return { added: message("supplierOrderLines", { most: MOST_LINES }) };
            case "empty":
              return { "": message("supplierOrderEmpty") };
            default:
              return notNow();
          }
        },
        saved: () => ({ to, title: "admin.supplierOrderSaved", values }),
      });
    },
    send: () =>
      saveRecord(post, {
        ...mailing,
        schema: stepForm,
        read: () => ({}),
        texts: () => ({}),
        save: async (_none, { version }) => {
          const sent = await sendOrder({ number, version, form }, admin);
          return sent.kind === "sent" ? { kind: "saved" as const } : sent;
        },
        refuse: ({ kind }) => notSent(kind),
        saved: () => ({
          to,
          title: order.supplier.email ? "admin.supplierOrderSent" : "admin.supplierOrderGiven",
          values,
        }),
      }),
    "send-again": () =>
      saveRecord(post, {
        ...mailing,
        schema: stepForm,
        read: () => ({}),
        texts: () => ({}),
        save: async () => {
          const { kind } = await sendAgain({ number, form }, admin);
          return { kind: kind === "sent" ? ("saved" as const) : kind };
        },
        refuse: ({ kind }) => notSent(kind),
        saved: () => ({ to, title: "admin.supplierOrderSent", values }),
      }),
    day: () =>
      saveRecord(post, {
        ...desk,
        schema: dayForm,
        read: ({ expectedOn }) => ({ expectedOn }),
        texts: ({ expectedOn }) => ({ expectedOn }),
        save: (day, { version }) => redateOrder({ number, version, ...day }, admin),
        refuse: notNow,
        saved: () => ({ to, title: "admin.supplierOrderSaved", values }),
      }),
    receive: () =>
      saveRecord(post, {
        ...desk,
        schema: receiveForm(lines),
        read: (typed) => readReceived(lines, typed),
        texts: receivedTexts,
        save: (came, { version }) => receiveOrder(number, { ...came, version, form }, admin),
        refuse: ({ kind }) =>
          kind === "nothing" ? { "": message("supplierNothingCame") } : notNow(),
        saved: () => ({ to, title: "admin.supplierOrderReceived", values }),
      }),
    "take-back": () =>
      saveRecord(post, {
        ...desk,
        schema: takeBackForm,
        read: ({ reason }) => ({ reason }),
        texts: ({ reason }) => ({ reason }),
        save: ({ reason }, { version }) =>
          takeDeliveryBack(
            number,
            { version, delivery: Number(post.kept.delivery), reason },
            admin,
          ),
        refuse: notNow,
        saved: () => ({ to, title: "admin.supplierDeliveryTakenBack", values }),
      }),
    end: () =>
      removeRecord(
        { ...post, id: number },
        {
          subject: "supplier-order",
          remove: endOrder,
          kept: message("supplierOrderNotNow"),
          removed: () => ({ to, title: "admin.supplierOrderEnded", values }),
        },
      ),
  });
}

/** Takes a line that was added since a form was drawn, which has no field in it, as it is: what nobody saw stays. */
function keepUnsent(posted: FormData, order: SupplierOrder): void {
  const texts = draftTexts(draftValuesOf(order));
  for (const { itemId } of order.lines) {
    if (posted.has(fieldOf("amount", itemId))) continue;
    for (const kind of ["amount", "price"] as const) {
      const field = fieldOf(kind, itemId);
      posted.set(field, texts[field] ?? "");
    }
  }
}
