import type { HTMLElement } from "node-html-parser";

import { fieldsOf as fieldsIn } from "../promises/rules/filled-form";
import type { Answer, Visitor } from "../visitor";

/** All that a browser would send of a page's form, as it was drawn, but for its buttons. */
export function fieldsOf({ page }: Answer, form: string): Record<string, string> {
  const shown = page.querySelector(form);
  if (!shown) throw new Error(`the page has no form ${form}`);
  return fieldsIn(shown);
}

/**
 * Somebody who opens the page of a form before sending it, so that what the form holds unseen, the
 * version it was drawn from, is sent too.
 */
export function openingForms(somebody: Visitor): Visitor {
  const post = somebody.post.bind(somebody);
  const upload = somebody.upload.bind(somebody);
  somebody.post = async (path, fields) => {
    const own = Array.isArray(fields) ? Object.fromEntries(fields) : fields;
    const unseen = Object.entries(drawnWith(await somebody.get(path), own));
    return post(path, [...unseen, ...(Array.isArray(fields) ? fields : Object.entries(fields))]);
  };
  somebody.upload = async (path, fields, files) =>
    upload(path, { ...drawnWith(await somebody.get(path), fields), ...fields }, files);
  return somebody;
}

/** The version in that form of a page which these fields are for, unless they name one. */
function drawnWith({ page }: Answer, fields: Record<string, string>): Record<string, string> {
  const forms = page
    .querySelectorAll("main form")
    .filter((form) => form.querySelector("input[name=version]"));
  const isMeant = (form: HTMLElement) => {
    const isSame = ["id", "intent", "remove"].every((name) => {
      const hidden = form.querySelector(`input[type=hidden][name=${name}]`);
      return !hidden || hidden.getAttribute("value") === fields[name];
    });
    if (!isSame || fields.intent === undefined) return isSame;
    return form.querySelector(`[name=intent][value=${fields.intent}]`) !== null;
  };
  const form = forms.find(isMeant) ?? forms[0];
  const unseen = form?.querySelectorAll("input[name=version], input[name=stockDrawn]") ?? [];
  return Object.fromEntries(
    unseen
      .map((one) => [one.getAttribute("name") ?? "", one.getAttribute("value") ?? ""] as const)
      .filter(([name]) => !(name in fields)),
  );
}
