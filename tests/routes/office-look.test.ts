import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { orderStatuses } from "~/sales/orders/order-status";

import { isBackOffice, routeAccess } from "./access";
import { fillShop } from "./filled-shop";
import { openShop } from "./shop";

const shop = await openShop();
const { routes, signedIn } = shop;
const admin = await signedIn({ role: "administrator" });
const places = await fillShop(shop);
const addresses = Object.entries(routeAccess(places)).flatMap(([id, { access, address }]) =>
  isBackOffice(access) && routes[id]!.module.default !== undefined ? [address] : [],
);

/** What is in front: a dialog, where one lies over its list. */
function frontOf(page: HTMLElement): HTMLElement {
  return page.querySelector("main dialog[open]") ?? page.querySelector("main")!;
}

/** A sum, a share, a count or a length; neither a day, a phone number nor the number of an order. */
const FIGURE =
  /^(?:[+−-]?(?:0|[1-9]\d{0,2}(?:\.?\d{3})*)(?:,\d+)?\s?(?:RON|%|mm|cm|m²|kg|buc\.?|ore|h|min|zile)?|[–—-])$/;

/** The labels of columns that hold figures alone and do not stand at the right. */
function figuresAtTheLeft(page: HTMLElement): string[] {
  const columns = new Map<string, HTMLElement[]>();
  for (const cell of page.querySelectorAll("main .data-table td:not([data-title])")) {
    const label = cell.getAttribute("data-label") ?? "";
    columns.set(label, [...(columns.get(label) ?? []), cell]);
  }
  return [...columns].flatMap(([label, cells]) => {
    const texts = cells.map((cell) => cell.textContent.replace(/[\s\u00a0]+/g, " ").trim());
    const isOfFigures =
      texts.some((text) => /\d/.test(text)) && texts.every((text) => FIGURE.test(text));
    const isAtTheRight = cells.every((cell) => cell.classList.contains("numeric"));
    return isOfFigures && !isAtTheRight ? [label] : [];
  });
}

test("there are pages to look at", () => {
  expect(addresses.length).toBeGreaterThan(80);
});

/** The buttons and links that stand out, but for those in what is folded. */
function solidIn(front: HTMLElement): string[] {
  return front
    .querySelectorAll(".button-primary, .button-danger")
    .filter((one) => !one.closest("details:not([open])"))
    .map((one) => one.textContent);
}

async function look(address: string): Promise<HTMLElement | undefined> {
  const { status, page } = await admin.get(address);
  if (status !== 200) return undefined;
  expect(solidIn(frontOf(page)).slice(1), address).toEqual([]);
  expect(figuresAtTheLeft(page), address).toEqual([]);
  return page;
}

test.each(addresses)(
  "%s and its tabs have at most one solid action, and figures at the right",
  async (address) => {
    const page = await look(address);
    const { pathname } = new URL(address, "http://shop");
    const tabs = page
      ?.querySelectorAll("main nav a")
      .map((link) => link.getAttribute("href") ?? "");
    for (const tab of new Set(tabs)) {
      if (tab.startsWith(`${pathname}?`) && !tab.includes("pagina=")) await look(tab);
    }
  },
);

test.each(orderStatuses)("so has an order that is %s", async (status) => {
  await shop.db.updateTable("orders").set({ status }).execute();
  for (const number of [places.order, places.plannedOrder]) {
    expect(await look(`/admin/comenzi/${number}`)).toBeDefined();
  }
});
