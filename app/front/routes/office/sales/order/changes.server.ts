import { done, notThere, refused, stale, type Post } from "~/front/desk/desk.server";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { officePaths } from "~/platform/paths/office-paths";
import { remarkOnOrder } from "~/sales/orders/front/remark-on-order.server";
import { addProforma } from "~/sales/orders/order-proforma.server";

import { remarkForm } from "./schema";

/** Issues a proforma for what is to be paid next. */
export async function issueProforma(post: Post, number: string) {
  const { request, posted, admin } = post;
  const form = sentForm(request, posted, admin.id);
  const result = await addProforma({ number, form }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "nothing-due":
      return refused(post, { form: "proforma" as const }, 409);
    case "issued":
      return done(post, {
        to: officePaths.order(number),
        title: "admin.proformaIssued",
        values: { name: result.name },
      });
  }
}

export async function addRemark(post: Post, number: string) {
  const submission = parseForm(post.posted, remarkForm);
  const again = { form: "remark" as const, result: submission.reply() };
  if (submission.status !== "success") return refused(post, again);
  const { text } = submission.value;
  const drawn = readText(post.posted, "version");
  const result = await remarkOnOrder(number, { text, drawn }, post.admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind === "stale") {
    const order = { kind: "order", id: number, version: post.version } as const;
    return stale(post, order, { now: { text: result.newest.text }, yours: { text } }, again);
  }
  return done(post, { to: officePaths.order(number), title: "admin.remarkAdded" });
}
