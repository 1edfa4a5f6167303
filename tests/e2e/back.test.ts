import { pieces } from "../world";
import { expect, test } from "./shop";

/** From where to where people go, and come back. */
const ways = [
  ["/", "/galerie"],
  ["/produse", pieces.bed.path],
  [pieces.bed.path, "/cos"],
  ["/contact", "/termeni"],
];

for (const [from = "", to = ""] of ways) {
  test(`going back from ${to} shows ${from} from the browser's memory, as it was left`, async ({
    playwright,
    launchOptions,
    baseURL,
    locale,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      // Only the whole browser has this memory, and the driver turns it off unless told otherwise.
      executablePath: process.env.CHROMIUM_PATH,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const page = await browser.newPage({ baseURL, locale });
      await page.goto(from, { waitUntil: "networkidle" });
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          document.documentElement.dataset.shown = persisted ? "from memory" : "anew";
        });
      });
      await page.goto(to);
      await page.goBack({ waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute("data-shown", "from memory");
    } finally {
      await browser.close();
    }
  });
}
