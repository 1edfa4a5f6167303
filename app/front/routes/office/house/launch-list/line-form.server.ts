import { noForm, type Post } from "~/front/desk/desk.server";
import type { Account } from "~/people/identity/front/account-session.server";
import { officePaths } from "~/platform/paths/office-paths";

import { drawPart } from "../installation/draw-part.server";
import { partSteps } from "../installation/part-steps.server";
import { drawTab } from "../settings/draw-tab.server";
import { saveTab } from "../settings/save.server";
import { lineAddress, lineForms, openLine, type FormLine } from "./line-forms";

/** The form of a line, drawn for whoever is signed in. */
export async function drawLine(item: FormLine, member: Account) {
  const form = lineForms[item];
  return "tab" in form
    ? { item, tab: await drawTab(form.tab, member) }
    : { item, part: await drawPart(form.part, member) };
}

/** Saves the settings' form of the line that is open, and leads back to the line. */
export async function saveLine(post: Post) {
  const item = openLine(new URL(post.request.url).searchParams);
  const form = item && lineForms[item];
  if (!form || !("tab" in form)) throw noForm();
  return saveTab(post, form.tab, `${officePaths.launch()}#line-${item}`);
}

/** The steps of an installation part's form; the form stays open, because the saved values are tried next. */
export function lineSteps(post: Post) {
  const item = openLine(new URL(post.request.url).searchParams);
  return partSteps(post, item ? lineAddress(item) : officePaths.launch());
}
