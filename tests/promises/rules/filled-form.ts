import type { HTMLElement } from "node-html-parser";

/** What a browser sends of a form as it was drawn, without any button. */
export function fieldsOf(form: HTMLElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const control of form.querySelectorAll("input, select, textarea")) {
    const name = control.getAttribute("name");
    const value = valueOf(control);
    if (name && value !== undefined) fields[name] = value;
  }
  return fields;
}

/** The form of a page that holds a control, or none. */
export function findForm(page: HTMLElement, control: string): HTMLElement | undefined {
  return page
    .querySelectorAll("main form, dialog form")
    .find((form) => form.querySelector(control) !== null);
}

function valueOf(control: HTMLElement): string | undefined {
  if (control.tagName === "TEXTAREA") return control.text;
  if (control.tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
    return chosen?.getAttribute("value") ?? chosen?.text;
  }
  const type = control.getAttribute("type");
  if (type === "file" || type === "submit") return undefined;
  const isBox = type === "checkbox" || type === "radio";
  if (isBox && !control.hasAttribute("checked")) return undefined;
  return control.getAttribute("value") ?? (isBox ? "on" : "");
}
