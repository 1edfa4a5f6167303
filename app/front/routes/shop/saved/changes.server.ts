import { json } from "@remix-run/node";

import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { serialiseSaved } from "~/platform/http/cookies.server";
import type { Flash } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Owner } from "~/shop/saved/front/find-list.server";
import { readSavedDesign } from "~/shop/saved/front/read-saved-design.server";
import { removeSaved, saveDesign } from "~/shop/saved/front/save-design.server";
import { shareItem } from "~/shop/saved/front/share-item.server";

/** Why something was not saved or shared; `nearest`: the page of what is possible. */
export interface RefusedChange {
  why: "impossible" | "unknown" | "unoffered" | "full" | "unshared";
  nearest?: string;
}

/** Saves what a product's page, the customiser or the planner sends. A design is read for its choices only. */
export async function save(request: Request, form: FormData, owner: Owner) {
  await requireWithin(usesOf(request, owner));
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  const language = await requestLanguage(request);
  const read = await readSavedDesign(fields, language);
  if (read.kind === "impossible") {
    return refuseChange({ why: "impossible", nearest: read.address });
  }
  if (read.kind === "unknown") return refuseChange({ why: "unknown" });
  const result = await saveDesign(owner, read.design, language);
  if (result.kind !== "saved") return refuseChange({ why: result.kind });
  const headers = await cookieOf(owner, result.token);
  const flash: Omit<Flash, "id"> = {
    tone: "success",
    title: result.isNew ? "saved.added" : "saved.present",
    text: "saved.addedText",
    values: { name: result.name },
    fadesAfter: 5000,
  };
  return redirectWithFlash(request, paths.saved(), flash, { headers });
}

/** Removes a saved piece. If it is gone already, as after a second press, the answer is the same. */
export async function remove(request: Request, form: FormData, owner: Owner) {
  await requireWithin(usesOf(request, owner));
  await removeSaved(owner, itemOf(form));
  const flash = { tone: "success", title: "saved.removed", fadesAfter: 5000 } as const;
  return redirectWithFlash(request, paths.saved(), flash);
}

/** Gives a design its link, and leads to the page behind it. */
export async function share(request: Request, form: FormData, owner: Owner) {
  await requireWithin(usesOf(request, owner));
  const language = await requestLanguage(request);
  const shared = await shareItem(owner, itemOf(form), language);
  if (shared === "unknown") throw new Response(null, { status: 404 });
  if (shared === "unmade") return refuseChange({ why: "unshared" });
  return redirectWithFlash(request, serverPaths.savedDesign(shared.code), {
    tone: "success",
    title: "saved.shared",
    text: "saved.sharedText",
    values: { number: shared.number },
  });
}

/** The budgets that a change counts against. */
export function usesOf(request: Request, { userId }: Owner) {
  const { client, account } = budgets.saved;
  const uses = clientUses(request, client);
  return userId === undefined ? uses : [...uses, { limit: account, who: userId }];
}

/** A visitor's browser finds the list by its cookie, a customer's by the account. */
export async function cookieOf({ userId }: Owner, token: string): Promise<Headers> {
  return userId === undefined
    ? new Headers({ "Set-Cookie": await serialiseSaved(token) })
    : new Headers();
}

function itemOf(form: FormData): string {
  const id = form.get("id");
  return typeof id === "string" ? id : "";
}

function refuseChange(change: RefusedChange) {
  return json({ change }, { status: 422 });
}
