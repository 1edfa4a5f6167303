import type { Browser } from "playwright";

import { LINE } from "../slow-line";

/** A first visit on a bad line: when something was painted, in milliseconds, and the kilobytes without pictures. */
export async function firstLoad(
  browser: Browser,
  address: string,
): Promise<{ paint: number; kilobytes: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", LINE);
    const pictures = new Set<string>();
    let bytes = 0;
    client.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Image" || type === "Media") pictures.add(requestId);
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (!pictures.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: "load", timeout: 120_000 });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    const paint = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    );
    return { paint, kilobytes: bytes / 1024 };
  } finally {
    await context.close();
  }
}
