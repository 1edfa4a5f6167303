import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { HTMLElement } from "node-html-parser";

import type { Answer } from "../visitor";

/** A form as a page shows it: where it goes and what it sends when nothing is changed. */
export interface FoundForm {
  method: "get" | "post";
  path: string;
  isUpload: boolean;
  fields: [string, string][];
}

/** Every form of some pages, each kind once. */
export function findForms(pages: { path: string; answer: Answer }[]): FoundForm[] {
  const forms = new Map<string, FoundForm>();
  for (const { path, answer } of pages) {
    for (const element of answer.page.querySelectorAll("form")) {
      const form = readForm(element, path);
      const names = [...new Set(form.fields.map(([name]) => name))].sort();
      const intent = form.fields.find(([name]) => name === "intent")?.[1] ?? "";
      forms.set([form.method, form.path, intent, ...names].join("|"), form);
    }
  }
  return [...forms.values()];
}

/** Every parameter that a link or a GET form of some pages sends. */
export function findParameters(pages: { path: string; answer: Answer }[]): string[] {
  const found = findForms(pages)
    .filter(({ method }) => method === "get")
    .flatMap(({ fields }) => fields.map(([name]) => name));
  for (const { path, answer } of pages) {
    for (const link of answer.page.querySelectorAll("a[href*='?'], img[src*='?']")) {
      const address = link.getAttribute("href") ?? link.getAttribute("src") ?? "";
      found.push(...new URL(address, `http://shop${path}`).searchParams.keys());
    }
  }
  return [...new Set(found)].sort();
}

/** Which route answers an address's posts, as `?_data=` names it. */
export function routeFinder({ routes }: ServerBuild): (path: string) => string | undefined {
  const children = (parentId: string | undefined): { id: string }[] =>
    Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map((route) => ({
        id: route.id,
        path: route.path,
        index: route.index,
        ...(!route.index && { children: children(route.id) }),
      }));
  const tree = children(undefined);
  return (path) => {
    const { pathname } = new URL(path, "http://shop");
    return (matchRoutes(tree, pathname) ?? []).at(-1)?.route.id;
  };
}

function readForm(element: HTMLElement, page: string): FoundForm {
  const address = new URL(element.getAttribute("action") || page, `http://shop${page}`);
  const fields = element
    .querySelectorAll("input, select, textarea, button")
    .filter((control) => control.getAttribute("name"))
    .map((control): [string, string] => [control.getAttribute("name")!, valueOf(control)]);
  return {
    method: element.getAttribute("method")?.toLowerCase() === "post" ? "post" : "get",
    path: address.pathname + address.search,
    isUpload: element.getAttribute("enctype") === "multipart/form-data",
    fields,
  };
}

function valueOf(control: HTMLElement): string {
  if (control.tagName === "TEXTAREA") return control.text;
  if (control.tagName !== "SELECT") return control.getAttribute("value") ?? "";
  const options = control.querySelectorAll("option");
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  return chosen?.getAttribute("value") ?? chosen?.text ?? "";
}
