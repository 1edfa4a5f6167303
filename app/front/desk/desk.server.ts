import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import type { Account } from "~/people/identity/front/account-session.server";
import { compareRomanian } from "~/platform/format/compare-texts";
import { readFormData, readText, readVersion } from "~/platform/forms/read-form.server";
import type { Flash } from "~/platform/http/flash";
import { readOrder } from "~/platform/http/list-query";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import type { Groups } from "~/platform/i18n/translate";
import { findLastAction, type AuditSubject } from "~/platform/settings/audit-log.server";
import { orNotSaved } from "~db/engine";

import type { FormAnswer, FormTexts } from "./record";

/** Asks whose work a page is (`guard`). */
export type Guard = (request: Request) => Promise<Account>;

/** What every page of a desk asks first: whether it is for who asks, then its words and its address. */
export async function openDesk<const Names extends Groups>(
  { request, params }: LoaderFunctionArgs,
  guard: Guard,
  texts: Names,
) {
  const member = await guard(request);
  const t = await translateFor(request, texts);
  return { member, t, id: params.id ?? "", query: new URL(request.url).searchParams };
}

/** The head of a desk's page, which no search engine lists. */
export function titled(title: string) {
  return { title, isUnlisted: true };
}

/** To be thrown where there is nothing, or nothing that who asks may see. */
export function notThere(): Response {
  return new Response(null, { status: 404 });
}

/** The row that an address names; throws a 404 where there is none. */
export function orNotThere<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notThere();
  return row;
}

/** What a list is sorted by: a value of each row, by the name that its column has in the address. */
type Orders<Row> = Record<string, (row: Row) => string | number>;

/**
 * The rows of a list that is short enough to be read whole, in the order that its address asks for
 * (`?ordine=nume`, backwards `?ordine=-nume`); in their own order where it asks for none of ours.
 */
export function inOrder<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  orders: Orders<Row>,
): { rows: Row[]; order: string } {
  const order = readOrder(query, orders);
  const read = orders[order.replace(/^-/, "")];
  if (!read) return { rows: [...rows], order };
  const direction = order.startsWith("-") ? -1 : 1;
  const sorted = rows
    .map((row) => ({ row, value: read(row) }))
    .sort((one, other) => direction * compareValues(one.value, other.value));
  return { rows: sorted.map(({ row }) => row), order };
}

function compareValues(one: string | number, other: string | number): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return compareRomanian(String(one), String(other));
}

/** What was posted to a page of a desk, by whom. */
export interface Post {
  request: Request;
  admin: Account;
  posted: FormData;
  /** The id in the address, `nou` for a new record. */
  id: string;
  /** What the pressed button says; empty where the form has one button. */
  intent: string;
  /** The version of the row that the form was drawn from. */
  version: number;
  /** What a form of a row without a version was drawn from, by its unseen fields: a state, an amount. */
  kept: Record<string, string>;
}

/** Reads a post, once it is known that it is for who sends it. `kept` names the unseen fields. */
export async function takePost(
  { request, params }: ActionFunctionArgs,
  guard: Guard,
  kept: readonly string[] = [],
): Promise<Post> {
  const admin = await guard(request);
  const posted = await readFormData(request);
  const intent = posted.get("intent");
  return {
    request,
    admin,
    posted,
    id: params.id ?? "",
    intent: typeof intent === "string" ? intent : "",
    version: readVersion(posted),
    kept: Object.fromEntries(
      kept.filter((name) => posted.has(name)).map((name) => [name, readText(posted, name)]),
    ),
  };
}

/** To be thrown where a post is of no form of ours. */
export function noForm(): Response {
  return new Response(null, { status: 400 });
}

/** Takes the step that the pressed button names; any other is no form of ours: 400. */
export async function byIntent<Steps extends Record<string, () => Promise<unknown>>>(
  { intent }: Pick<Post, "intent">,
  steps: Steps,
): Promise<Awaited<ReturnType<Steps[keyof Steps]>>>;
export async function byIntent(
  { intent }: Pick<Post, "intent">,
  steps: Record<string, () => Promise<unknown>>,
) {
  const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined;
  if (!step) throw noForm();
  return step();
}

/** What a form that was not taken comes back with, and what else its page needs. */
type Answer<More> = Partial<FormAnswer> & More;
type ReasonOf<More> = More extends { reason?: infer Reason } ? Extract<Reason, string> : never;
type AnswerOf<More> = FormAnswer<ReasonOf<More>> & Omit<More, keyof FormAnswer>;

/** Shows a form again that was not taken, with all that was typed and what is wrong: 422 as a rule. */
export function refused<More extends object>(
  { intent, version, kept }: Post,
  answer: Answer<More>,
  status: 409 | 413 | 422 | 429 | 503 | 403 = 422,
) {
  const shown: FormAnswer & More = { intent, version, kept, ...answer };
  return json(shown as AnswerOf<More>, { status });
}

/** Shows a form again that was drawn from an older row, with what is saved now beside it: 409. */
export async function stale<More extends object>(
  post: Post,
  subject: { kind: AuditSubject; id: string; version: number },
  texts: { now: FormTexts; yours: FormTexts } = { now: {}, yours: {} },
  answer?: Answer<More>,
) {
  const last = await findLastAction(subject.kind, subject.id);
  const seen = { version: subject.version, stale: { last, ...texts } };
  return refused<More>(post, { ...(answer as Answer<More>), ...seen }, 409);
}

/** Shows a form again that the database could not take, with all that was typed: 503. */
export function notSaved<More extends object>(post: Post, answer?: Answer<More>) {
  return refused<More>(post, { ...(answer as Answer<More>), isNotSaved: true }, 503);
}

/** What `work` comes to; where the disk is full or somebody else writes too long, that it is not saved. */
export async function saving<Result extends object>(
  work: () => Promise<Result>,
): Promise<Awaited<Result> | { kind: "not-saved" }> {
  const result = await orNotSaved(work);
  return typeof result === "string" ? { kind: "not-saved" } : result;
}

/** Where a change leads, and what is said there. */
export type WayOn = Omit<Flash, "id" | "tone"> & { to: string };

/** Leads on after a change. */
export function done({ request }: Post, { to, ...flash }: WayOn) {
  return redirectWithFlash(request, to, { tone: "success", ...flash });
}
