import { byIntent, type Post, type WayOn } from "~/front/desk/desk.server";
import type { FormTexts } from "~/front/desk/record";
import { saveRecord } from "~/front/desk/record.server";
import { formatRon } from "~/platform/format/office-money";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { withdrawalStates } from "~/sales/orders/withdrawal-rules";
import { payRefund } from "~/sales/withdrawals/front/pay-refund.server";
import {
  closeWithdrawal,
  linkWithdrawal,
  receiveGoods,
  refuseWithdrawal,
} from "~/sales/withdrawals/front/withdrawal-desk.server";

import { standing, accept } from "./accept.server";
import { answerForm, linkForm, receiveForm, refundForm } from "./schema";

/** Takes the step that the form's button names. */
export function changeWithdrawal(post: Post) {
  const { id, admin, kept } = post;
  const from = withdrawalStates.find((state) => state === kept.from) ?? "open";
  const taken = { id, admin, from };
  const step = (title: WayOn["title"]) => ({
    subject: "withdrawal" as const,
    texts: (wished: FormTexts) => wished,
    saved: () => ({ to: officePaths.withdrawal(id), title }),
    refuse: () => ({}),
  });
  const settled = async <Result extends { kind: string }>(result: Result) => {
    if (result.kind === "done") return { kind: "saved" as const };
    if (result.kind !== "moved-before") return result as Exclude<Result, Settled>;
    return { kind: "stale" as const, current: await standing(id) };
  };
  return byIntent(post, {
    accept: () => accept(post, taken, false),
    // Accepts with the sum that the pieces come to, whatever the field says.
    "accept-computed": () => accept(post, taken, true),
    receive: () =>
      saveRecord(post, {
        ...step("admin.withdrawal.receive"),
        schema: receiveForm,
        read: () => ({ state: "received" }),
        save: async () => settled(await receiveGoods(taken)),
      }),
    refuse: () =>
      saveRecord(post, {
        ...step("admin.withdrawal.refuse"),
        schema: answerForm,
        read: ({ answer }) => ({ state: "refused", answer }),
        save: async ({ answer }) => settled(await refuseWithdrawal({ ...taken, answer })),
      }),
    close: () =>
      saveRecord(post, {
        ...step("admin.withdrawal.close"),
        schema: answerForm,
        read: ({ answer }) => ({ state: "closed", answer }),
        save: async ({ answer }) => settled(await closeWithdrawal({ ...taken, answer })),
      }),
    refund: () =>
      saveRecord(post, {
        ...step("admin.withdrawal.refund"),
        schema: refundForm,
        read: ({ method }) => ({ state: "refunded" as const, method }),
        save: async ({ method }) => settled(await payRefund({ ...taken, method })),
        refuse: ({ kind, mostBani }) => ({
          method: message(kind === "too-much" ? "amountPaid" : "cashLeft", {
            amount: formatRon(mostBani),
          }),
        }),
      }),
    link: () =>
      saveRecord(post, {
        ...step("admin.withdrawal.link"),
        schema: linkForm,
        read: ({ number }) => ({ number }),
        save: async ({ number }) =>
          settled(await linkWithdrawal({ id, admin, number, seen: kept.order ?? "" })),
        refuse: () => ({ number: message("unknownOrder") }),
      }),
  });
}

type Settled = { kind: "done" } | { kind: "moved-before" };
