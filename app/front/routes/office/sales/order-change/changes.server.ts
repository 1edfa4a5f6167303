import {
  byIntent,
  done,
  noForm,
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
import { discardDraft, proposeChange } from "~/sales/changes/front/desk-change.server";
import type { DraftChange, DraftLine } from "~/sales/changes/front/find-changes.server";
import { findQuotedDesign, readDesignAddress } from "~/sales/quotes/quoted-design.server";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import { readPieceAddress } from "~/shop/catalogue/piece-address";
import { findProduct } from "~/shop/catalogue/product.server";

import { takeAnswer, withdraw } from "./answers.server";
import { keepDraft, type Again } from "./keep-draft.server";
import { openPlanner, plannableLines, takeDesign } from "./planned.server";
import { readLines } from "./read-lines.server";
import { changeForm, LEAST_NOTE } from "./schema";
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

function proposed(
  post: Post,
  number: string,
  result: Awaited<ReturnType<typeof proposeChange>> | { kind: "not-saved" },
  again: (more: Again) => Again,
) {
  switch (result.kind) {
    case "sent":
      return done(post, { to: officePaths.orderChange(number), title: "admin.change.sent" });
    case "applied":
      return done(post, { to: officePaths.order(number), title: "admin.change.applied" });
    case "unknown":
      throw notThere();
    case "not-saved":
      return refused<RefusedParts>(post, again({ isNotSaved: true }), 503);
    default:
      return refused<RefusedParts>(post, again({ why: result }), 409);
  }
}

/** The piece of an address at today's price; null where none was typed, undefined where it names none. */
async function addDesign(typed: string): Promise<DraftLine | null | undefined> {
  if (typed === "") return null;
  const query = readDesignAddress(typed);
  const found = query && (await findQuotedDesign(query, "ro"));
  if (!found || found.priceBani === undefined) return undefined;
  const { design, name, priceBani: unit_bani } = found;
  return addedLine({ design, name, unit_bani });
}

/** A ready-made piece of the catalogue at today's price; undefined where it is not sold. */
async function addProduct(address: string): Promise<DraftLine | undefined> {
  const piece = readPieceAddress(address);
  const found = piece && (await findProduct(piece.category, piece.number, "ro"));
  if (!found) throw noForm();
  return addedLine({ product: address, name: found.name, unit_bani: found.price_bani });
}

function addedLine(line: Pick<DraftLine, "name" | "unit_bani"> & Partial<DraftLine>): DraftLine {
  const bare = { id: null, design: "", product: "", quantity: 1, days: null, is_made: false };
  return { ...bare, vat_percent: null, ...line };
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
