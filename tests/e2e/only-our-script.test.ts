import type { Page } from "playwright/test";

import { mailsWritten, visit } from "../promises/buying";
import type { Reached } from "../promises/crawl";
import type { FoundForm } from "../promises/found-forms";
import { listPayloads } from "../promises/payloads";
import { figure, isFull, size, someOf } from "../promises/proof";
import { accountCookie } from "../promises/signed-in";
import type { ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { fillWorld, mailEverywhere } from "./payload-world";
import { expect, shared, startShownShop, test as base } from "./shop";
import { storeEverywhere } from "./stored-payloads";

interface World {
  shop: ShopProcess;
  cookie: string;
  admin: Visitor;
  pages: Reached[];
  forms: FoundForm[];
}

/**
 * A page's own rules; a mail may bring its style, the `meta` of its characters and the shop's own
 * picture of what was ordered.
 */
const NEVER_IN_PAGES =
  'base, meta[http-equiv], iframe:not([src^="https://www.google.com/maps?"]), object, embed, ' +
  "math, style, [style]";
const NEVER_IN_MAILS =
  'script, img:not([src^="http://127.0.0.1"][src*="/desen.jpg?linie="]), svg, base, ' +
  "meta[http-equiv], iframe, object, embed, form";

/** Notes everything by which a script or an element of somebody else's shows itself. */
async function watch(page: Page, troubles: Set<string>): Promise<void> {
  page.on("dialog", (dialog) => {
    troubles.add(`${page.url()}: a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    // The map, on the page of a visitor who asked for it.
    if (hostname === "www.google.com" && page.url().includes("harta=da")) return;
    if (/^https?:$/.test(protocol) && hostname !== "127.0.0.1") {
      troubles.add(`${page.url()}: asks ${request.url()}`);
    }
  });
  page.on("console", (line) => {
    if (/Content.Security.Policy|^policy: |React error/.test(line.text())) {
      troubles.add(`${page.url()}: ${line.text()}`);
    }
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.log(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Elements and attributes that this shop never writes. */
async function foreignElements(page: Page, never: string): Promise<string[]> {
  return page.evaluate(async (never) => {
    // By then the page's own script has taken over.
    await new Promise((done) => requestIdleCallback(done));
    const found = [...document.querySelectorAll(`x-payload, [x-payload], ${never}`)];
    for (const element of document.querySelectorAll("*")) {
      const isHandled = element.getAttributeNames().some((name) => /^on/i.test(name));
      const leads = ["href", "src", "action", "formaction", "xlink:href"].map(
        (name) => element.getAttribute(name) ?? "",
      );
      const isScripted = leads.some((to) => /^\s*(j\s*a\s*v|vbscript|data:text)/i.test(to));
      if (isHandled || isScripted) found.push(element);
    }
    return found.map((element) => element.outerHTML.slice(0, 160));
  }, never);
}

/** Payloads one after the other, in texts short enough for an address. */
function inGroups(payloads: string[], length: number): string[] {
  const groups = [""];
  for (const payload of payloads) {
    if (groups.at(-1)!.length + payload.length > length) groups.push("");
    groups[groups.length - 1] += `${payload} \n\n`;
  }
  return groups;
}

/** A filled shop, its pages and forms, and its administrator. */
const opened = shared(
  async (): Promise<World> => {
    const shop = await startShownShop();
    const cookie = await accountCookie(shop, { role: "administrator", email: "ana@example.com" });
    const admin = visit(shop);
    admin.setCookie("account", cookie);
    return { shop, cookie, admin, ...(await fillWorld(shop, admin)) };
  },
  ({ shop }) => shop.dispose(),
);

const test = base.extend<{ world: World }>({
  world: async ({}, use) => use(await opened()),
  shop: async ({ world }, use) => use(world.shop),
});

/** Goes to the shop as its administrator, and judges every page it is shown. */
async function enter(page: Page, { shop, cookie }: World) {
  const troubles = new Set<string>();
  await watch(page, troubles);
  await page.context().addCookies([{ name: "account", value: cookie, url: shop.origin }]);
  const judge = async (place: string, never = NEVER_IN_PAGES) => {
    for (const element of await foreignElements(page, never)) troubles.add(`${place}: ${element}`);
  };
  const show = async (path: string, body: string, headers: Record<string, string>) => {
    const { href } = new URL(path, shop.origin);
    await page.route(
      (url) => url.href === href,
      (route) => route.fulfill({ body, headers }),
      { times: 1 },
    );
    await page.goto(href);
    await judge(path, headers["content-security-policy"] ? NEVER_IN_PAGES : NEVER_IN_MAILS);
  };
  return { troubles, judge, show };
}

const payloads = listPayloads(size(20, 150));
const ROUNDS = size(1, 10);
const textOf = (round: number) =>
  payloads.filter((_, index) => index % ROUNDS === round).join(" \n\n");

test.describe("no script but ours: no payload in a stored or reflected field runs or leaves an element", () => {
  test.setTimeout(size(240_000, 3_600_000));

  // One after the other: to fill a world takes as long as most of them.
  test.describe.configure({ mode: "default" });

  test("on the pages that show or repeat it", async ({ page, world }) => {
    const { shop, pages } = world;
    const { troubles, judge } = await enter(page, world);
    const questions = inGroups(payloads, 300);
    const looked = { stored: 0, asked: 0 };
    let fields = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      fields = await storeEverywhere(shop.db, textOf(round));
      for (const { path } of someOf(pages, 10)) {
        await page.goto(shop.origin + path);
        await judge(path);
        looked.stored += 1;
        const url = new URL(shop.origin + path);
        if (url.search === "") continue;
        const question = questions[looked.asked % questions.length]!;
        for (const name of [...url.searchParams.keys()]) url.searchParams.set(name, question);
        if (url.href.length > 2_000) url.search = url.search.slice(0, 1_900);
        await page.goto(url.href);
        await judge(`${path} asked with payloads`);
        looked.asked += 1;
      }
    }
    figure(
      "no script but ours",
      `${payloads.length} payloads in ${fields} kinds of field: ${looked.stored} pages, ` +
        `${looked.asked} questions, ${troubles.size} troubles`,
    );
    expect([...troubles]).toEqual([]);
    expect(looked.asked).toBeGreaterThanOrEqual(questions.length);
    expect(errorsOf(shop)).toEqual([]);
  });

  test("in forms that are refused", async ({ page, world }) => {
    const { shop, admin, forms } = world;
    const { troubles, show } = await enter(page, world);
    let posted = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await storeEverywhere(shop.db, textOf(round));
      for (const form of someOf(forms, 8)) {
        // Of all payloads together in each of its fields, a long form would be too large to be read.
        const isLong = form.fields.length > 40;
        const sent = form.fields.map(([name, value], index): [string, string] => [
          name,
          /token|intent/i.test(name)
            ? value
            : isLong
              ? payloads[(round * form.fields.length + index) % payloads.length]!
              : textOf(round),
        ]);
        const answer = await admin.post(form.path, sent);
        if (answer.status === 303) continue;
        await show(form.path, answer.text, Object.fromEntries(answer.headers));
        posted += 1;
      }
    }
    figure("no script but ours", `${posted} refused forms, ${troubles.size} troubles`);
    expect([...troubles]).toEqual([]);
    expect(posted).toBeGreaterThan(0);
    expect(errorsOf(shop)).toEqual([]);
  });

  test("in mails", async ({ page, world }) => {
    const { shop } = world;
    const { troubles, show } = await enter(page, world);
    // One payload a mail takes minutes; several to a field still fit the shortest of them.
    const texts = isFull ? payloads : someOf(inGroups(payloads, 90), 5);
    for (const [number, text] of texts.entries()) await mailEverywhere(shop, text, number);
    await mailsWritten(shop);
    const mails = await shop.db.selectFrom("outbox").select(["subject", "html"]).execute();
    for (const { subject, html } of mails) {
      await show(`/mail?subject=${encodeURIComponent(subject.slice(0, 100))}`, html, {
        "content-type": "text/html; charset=utf-8",
      });
    }
    const files = shop.output().match(/"mail-written"/g)?.length ?? 0;
    figure(
      "no script but ours",
      `${mails.length} mails (${files} written), ${troubles.size} troubles`,
    );
    expect([...troubles]).toEqual([]);
    expect(mails.length).toBeGreaterThan(4 * texts.length);
  });
});

function errorsOf(shop: ShopProcess): string[] {
  return shop.output().match(/.*"event":"error".*/g) ?? [];
}
