import type { Answer, Visitor } from "../../visitor";
import { fieldsOf, findForm } from "../rules/filled-form";

/** What is done with a form: which one of its page it is, what is typed, and what is attached. */
export interface Filling {
  /** A control that only the meant form has, as a selector. */
  form: string;
  typed?: Record<string, string>;
  files?: [string, File][];
}

/** The form of a page as it is drawn, with other values for some of its fields. */
export function filled(page: Answer["page"], { form: control, typed = {} }: Filling) {
  const form = findForm(page, control);
  if (!form) throw new Error(`no form with ${control}: ${page.querySelector("main")?.text}`);
  return { form, fields: { ...fieldsOf(form), ...typed } };
}

/** Opens a page, fills in one of its forms, and sends it where the form says. */
export async function fillIn(who: Visitor, address: string, filling: Filling): Promise<Answer> {
  const { page } = await who.get(address);
  const { form, fields } = filled(page, filling);
  const to = form.getAttribute("action")?.replaceAll("&amp;", "&") ?? address;
  return filling.files ? who.upload(to, fields, filling.files) : who.post(to, fields);
}
