import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { chromium, type Browser, type Page } from "playwright";

import { catalogue } from "~db/seed/catalogue";

import { findChromium, noChromium } from "../chromium.mjs";
import { median, type Row } from "./row";

/** A bad line: 400 ms there and back, 400 kbit/s. */
export const LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const RUNS = 5;
const MOST_TIMES_BARE = 1.25;
const WHOLE_PAGE_SECONDS = 6;
const PRESS_MS = 50;

const [category = ""] = Object.keys(catalogue);
const pages = [
  ["home", "/"],
  ["listing", "/produse"],
  ["product", `/produse/${category}/1`],
] as const;

/**
 * What a first visit costs on a bad line, in Chromium, with nothing kept: the first paint beside
 * that of a bare page of 1 KB, when a piece can be put into the cart, and the whole page with its
 * pictures on a phone. The shop at this origin must be warm and seeded.
 */
export async function measureSlowLine(shopOrigin: string, runs = RUNS): Promise<Row[]> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error(noChromium);
  const bare = await startBarePage();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const rows: Row[] = [];
    for (const [name, path] of pages) {
      await fetch(shopOrigin + path);
      const visits = { ours: [] as Visit[], bare: [] as Visit[] };
      // Side by side, so that what else the machine does slows both.
      for (let run = 0; run < runs; run += 1) {
        visits.bare.push(await visit(browser, bare.origin));
        visits.ours.push(await visit(browser, shopOrigin + path));
      }
      rows.push(...rowsOf(name, visits));
    }
    return rows;
  } finally {
    await browser.close();
    bare.close();
  }
}

interface Visit {
  firstPaint: number;
  /** When the first button that puts a piece into the cart was there; null without one. */
  pressable: number | null;
  /** When the last of what the page shows on its first screen had arrived. */
  whole: number;
}

type Numbers = Pick<Row, "ours" | "beside" | "unit"> & { budget: number };

function rowsOf(name: string, { ours, bare }: { ours: Visit[]; bare: Visit[] }): Row[] {
  const limit = median(bare.map(({ firstPaint }) => firstPaint));
  const paint = median(ours.map(({ firstPaint }) => firstPaint));
  const whole = median(ours.map((one) => one.whole)) / 1000;
  const waits = ours.flatMap(({ pressable, firstPaint }) =>
    pressable === null ? [] : [Math.max(0, pressable - firstPaint)],
  );
  const row = (what: string, numbers: Numbers): Row => ({
    what: `${name}: ${what}`,
    ...numbers,
    isMet: numbers.ours <= numbers.budget,
  });
  return [
    row("first paint on a bad line", {
      ours: Math.round(paint),
      beside: Math.round(limit),
      unit: "ms",
      budget: Math.round(limit * MOST_TIMES_BARE),
    }),
    ...(waits.length === 0
      ? []
      : [
          row("add to cart after the first paint", {
            ours: Math.round(median(waits)),
            beside: 0,
            unit: "ms",
            budget: PRESS_MS,
          }),
        ]),
    row("whole page with pictures at 360 px", {
      ours: Math.round(whole * 100) / 100,
      beside: Math.round(limit / 10) / 100,
      unit: "s",
      budget: WHOLE_PAGE_SECONDS,
    }),
  ];
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    locale: "ro-RO",
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", LINE);
    await page.addInitScript(noteWhenPressable);
    await page.goto(address, { waitUntil: "load" });
    return await readVisit(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before it. */
function noteWhenPressable(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector("form[action='/cos'] button:enabled")) return;
    Object.assign(window, { pressableAt: performance.now() });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function readVisit(page: Page): Promise<Visit> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      })
      .every((image) => image.complete),
  );
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const pictures = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === "img")
      .map(({ responseEnd }) => responseEnd);
    return {
      firstPaint: paint?.startTime ?? NaN,
      pressable: (window as { pressableAt?: number }).pressableAt ?? null,
      whole: Math.max(document?.loadEventEnd ?? NaN, ...pictures),
    };
  });
}

/** A page of 1 KB, answered by nothing but Node. */
async function startBarePage(): Promise<{ origin: string; close: () => void }> {
  const text = "A bare page. ".repeat(70);
  const html = `<!doctype html><html lang="en"><title>Bare</title><body><p>${text}</p></body></html>`;
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
