import type { HTMLElement } from "node-html-parser";

import { trapField } from "~/platform/forms/field-names";

import { textOf, type Answer, type Visitor } from "../visitor";

/** What no field takes, each for a reason of its own. */
export const WRONG = ["?", "-1", "99999999999999", "ana@", "ș".repeat(6_000)];

/** In characters. */
const LONG = 100;

/** A form of a page as a browser without script would send it. */
export interface Sending {
  address: string;
  isPost: boolean;
  /** What was written into each field. */
  typed: string;
  fields: [string, string][];
}

/** What is said of one field that was refused. */
export interface Told {
  field: string;
  label: string;
  text: string;
  /** Whether something is chosen there, not written. */
  isChoice: boolean;
  /** Whether nothing was written into it. */
  isEmpty: boolean;
  /** What is wrong with how it is said: away from its field, or not among all that is wrong. */
  faults: string[];
}

const CONTROLS = "input, select, textarea";
const CHOICES = ["radio", "checkbox", "file"];

/**
 * The page's forms into which something is written, by each of their buttons, with this in every field: with
 * the choices that are drawn, and with the last of each.
 */
export function sendings({ page }: Answer, address: string, typed: string): Sending[] {
  return page.querySelectorAll("main form, dialog form").flatMap((form) => {
    const own = (part: string) =>
      page.querySelectorAll(part).filter((one) => ownerOf(page, one) === form);
    const controls = own(CONTROLS);
    if (!controls.some(isWritten)) return [];
    const action = form.getAttribute("action") ?? address;
    const drawn = controls.flatMap((one) => sentOf(one, typed));
    const radios = controls.filter((one) => one.getAttribute("type") === "radio");
    const last = new Map(radios.map((one) => [nameOf(one), one.getAttribute("value") ?? ""]));
    const others = [...drawn.filter(([name]) => !last.has(name)), ...last];
    // The language is chosen by buttons that send the form along.
    const buttons = own("button").filter((one) => one.closest("main, dialog") !== null);
    return buttons.flatMap((button): Sending[] => {
      const pressed: [string, string][] = button.hasAttribute("name")
        ? [[nameOf(button), button.getAttribute("value") ?? ""]]
        : [];
      return (last.size === 0 ? [drawn] : [drawn, others]).map((fields) => ({
        address: button.getAttribute("formaction") ?? action,
        isPost: (button.getAttribute("formmethod") ?? form.getAttribute("method")) === "post",
        typed,
        fields: [...fields, ...pressed],
      }));
    });
  });
}

/** Sends it; what is asked for by its address is opened, wherever that leads. */
export async function send(
  somebody: Visitor,
  { address, isPost, fields }: Sending,
): Promise<Answer> {
  if (isPost) return somebody.post(address, fields);
  const [path = ""] = address.split(/[?#]/);
  const answer = await somebody.get(`${path}?${new URLSearchParams(fields).toString()}`);
  return answer.location ? somebody.get(answer.location) : answer;
}

/** All that an answer says of fields that were refused. */
export function toldIn({ page }: Answer, { typed }: Sending): Told[] {
  return page
    .querySelectorAll("main [aria-invalid=true], dialog [aria-invalid=true]")
    .map((one) => {
      const error = (one.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => page.getElementById(id))
        .find((described) => described?.classList.contains("text-error"));
      // What is possible of a length is said below it all the time.
      const isHint = error?.id.endsWith("-hint");
      const text = textOf(error ?? null);
      const inside = one.querySelector(CONTROLS) ?? one;
      const field = nameOf(inside);
      const isBeside = error && (error.parentNode === one || holdsAlone(error.parentNode, field));
      const rows = page.querySelectorAll("[role=alert] a").filter((row) => leadsTo(row, one));
      return {
        field,
        label: labelOf(page, one),
        text,
        isChoice: !isWritten(inside),
        isEmpty: typed === "",
        faults: [
          ...(isBeside ? [] : ["not beside its field"]),
          ...(rows.some((row) => isHint || textOf(row).includes(text))
            ? []
            : ["not in the summary"]),
          ...(isKept(inside, typed) ? [] : ["what was typed is gone"]),
        ],
      };
    });
}

function nameOf(control: HTMLElement): string {
  return control.getAttribute("name") ?? "";
}

function ownerOf(page: HTMLElement, control: HTMLElement): HTMLElement | null {
  const form = control.getAttribute("form");
  return form ? page.getElementById(form) : control.closest("form");
}

/** Whether people write into it. */
function isWritten(control: HTMLElement): boolean {
  const type = control.getAttribute("type") ?? "text";
  const isTrap = nameOf(control) === trapField;
  if (isTrap || control.tagName === "SELECT") return false;
  return control.tagName === "TEXTAREA" || ![...CHOICES, "hidden", "range"].includes(type);
}

function sentOf(control: HTMLElement, typed: string): [string, string][] {
  const name = nameOf(control);
  if (name === "") return [];
  if (isWritten(control)) return [[name, typed]];
  if (control.tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    const drawn = options.find((one) => one.hasAttribute("selected")) ?? options[0];
    const none = options.find((one) => one.getAttribute("value") === "");
    return [[name, (none ?? drawn)?.getAttribute("value") ?? ""]];
  }
  const type = control.getAttribute("type") ?? "";
  const isSent = CHOICES.includes(type)
    ? type === "radio" && control.hasAttribute("checked")
    : name !== trapField;
  return isSent ? [[name, control.getAttribute("value") ?? ""]] : [];
}

/** Whether a part of the page holds this field and no other; a slider is the same as its box. */
function holdsAlone(part: HTMLElement | null, field: string): boolean {
  const controls = part?.querySelectorAll(CONTROLS) ?? [];
  const isOther = (one: HTMLElement) =>
    ["hidden", "range"].includes(one.getAttribute("type") ?? "text");
  const names = controls.filter((one) => !isOther(one)).map(nameOf);
  return names.includes(field) && new Set(names).size === 1;
}

/** Whether a control shows what was sent; no page gives back a password. Of too long a text the beginning will do. */
function isKept(control: HTMLElement, typed: string): boolean {
  if (!isWritten(control) || control.getAttribute("type") === "password") return true;
  const shown =
    control.tagName === "TEXTAREA" ? textOf(control) : (control.getAttribute("value") ?? "");
  return typed.length > LONG ? shown !== "" && typed.startsWith(shown) : shown === typed;
}

function leadsTo(row: HTMLElement, { id }: HTMLElement): boolean {
  return row.getAttribute("href") === `#${id}`;
}

function labelOf(page: HTMLElement, { id }: HTMLElement): string {
  const labels = page.querySelectorAll("label");
  const label = labels.find((one) => one.getAttribute("for") === id);
  const control = page.getElementById(id);
  const name = textOf(label ?? control?.querySelector("legend") ?? null);
  return name || (control?.getAttribute("aria-label") ?? "");
}
