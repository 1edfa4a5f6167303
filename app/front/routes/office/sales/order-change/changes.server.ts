import {
  byIntent,
  done,
  notThere,
  refused,
  saving,
  stale,
  type Post,
} from "~/front/desk/desk.server";
import { parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { message, orEmpty } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findCurrent } from "~/sales/changes/front/current-version.server";
import { discardDraft } from "~/sales/changes/front/desk-change.server";
import type { DraftChange } from "~/sales/changes/front/draft-change.server";
import { proposeChange } from "~/sales/changes/front/propose-change.server";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";

import { addDesign, addProduct } from "./add-line.server";
import { takeAnswer, withdraw } from "./answers.server";
import { keepDraft, type Again } from "./keep-draft.server";
import { openPlanner, plannableLines } from "./planned.server";
import { proposed } from "./proposed.server";
import { readLines } from "./read-lines.server";
import { changeForm, LEAST_NOTE } from "./schema";
import { takeDesign } from "./take-design.server";
import type { RefusedParts } from "./trouble";

/** Changes the draft of an order's change, goes on from it, or takes the answer to what was sent. */
export async function changeOrder(sent: Post, number: string) {
  const [intent = "", about = ""] = sent.intent.split(":", 2);
  const post = { ...sent, intent };
  return byIntent(post, {
    keep: () => write(post, number, {}),
    add: () => write(post, number, { adds: about }),
    planner: () => write(post, number, { opens: about }),
    design: () => takeDesign(post, number, about),
    send: () => write(post, number, { way: "send" }),
    phone: () => write(post, number, { way: "phone" }),
    apply: () => write(post, number, { way: "apply" }),
    discard: () => discard(post, number),
    accept: () => takeAnswer(post, number, "accepted"),
    decline: () => takeAnswer(post, number, "declined"),
    withdraw: () => withdraw(post, number),
  });
}

interface Step {
  /** The piece of the catalogue that its button adds, as `dormitoare/3`. */
  adds?: string;
  /** The line whose piece its button opens in the planner. */
  opens?: string;
  way?: Parameters<typeof proposeChange>[1]["way"];
}

async function write(post: Post, number: string, { adds, opens, way }: Step) {
  const { posted, admin } = post;
  const current = await findCurrent(number);
  if (!current || (opens !== undefined && !plannableLines(current).includes(opens))) {
    throw notThere();
  }
  const submission = parseForm(posted, changeForm);
  const { typed, lines, rows, errors } = await readLines(posted, current);
  const again = (more: Again, fieldErrors?: Record<string, string[]>): Again => ({
    result: submission.reply({ fieldErrors }),
    lines: typed,
    ...more,
  });
  if (submission.status !== "success" || Object.keys(errors).length > 0) {
    return refused<RefusedParts>(post, again({ lineErrors: errors }));
  }
  const { add, phoneNote, ...rest } = submission.value;
  const added = [await addDesign(add), adds ? await addProduct(adds) : null];
  if (added.includes(undefined)) {
    const error = { add: [message("quoteDesign", { most: MOST_LINES })] };
    return refused<RefusedParts>(post, again({}, error));
  }
  if (way === "phone" && phoneNote.length < LEAST_NOTE) {
    const short = message("shortText", { least: LEAST_NOTE });
    const error = { phoneNote: [orEmpty(phoneNote, short)] };
    return refused<RefusedParts>(post, again({}, error));
  }
  const draft: DraftChange = {
    lines: [...lines, ...added.flatMap((line) => line ?? [])],
    discount_bani: parseLei(rest.discount) ?? 0,
    transport_bani: parseLei(rest.transport) ?? 0,
    carrying_bani: parseLei(rest.carrying) ?? 0,
    assembly_bani: parseLei(rest.assembly) ?? 0,
    promised_on: rest.promisedOn,
    note: rest.note,
    valid_until: rest.validUntil,
  };
  const kept = await keepDraft(post, number, draft, { again: again({}), rows });
  if (kept.kind === "refused") return kept.answer;
  const to = officePaths.orderChange(number, searched(posted));
  if (opens !== undefined)
    return openPlanner(current, draft, { line: opens, version: kept.version });
  if (!way) return done(post, { to, title: "admin.change.kept" });
  if (!kept.isSame) {
    const flash = { tone: "warning", title: "admin.change.look" } as const;
    return redirectWithFlash(post.request, to, flash);
  }
  const wanted = { way, version: kept.version, note: way === "phone" ? phoneNote : "" };
  const result = await saving(() => proposeChange(number, wanted, admin));
  return proposed(post, number, result, (more) => again(more));
}

async function discard(post: Post, number: string) {
  const result = await discardDraft(number, post.version, post.admin);
  if (result === "unknown") throw notThere();
  if (result === "stale") {
    return stale<RefusedParts>(post, { kind: "order", id: number, version: post.version });
  }
  return done(post, { to: officePaths.orderChange(number), title: "admin.change.discarded" });
}

function searched(posted: FormData): string {
  const search = oneLine(readText(posted, "produs")).slice(0, 100);
  return search && `?${new URLSearchParams({ produs: search })}`;
}
