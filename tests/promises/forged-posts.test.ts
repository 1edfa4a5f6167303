import { createHash } from "node:crypto";
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { listTables } from "~db/engine";

import { routeAccess } from "../routes/access";
import { startShop, type ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { visit } from "./buying";
import { crawl, shapeOf } from "./crawl";
import { figure } from "./proof";
import { signedInAt } from "./signed-in";

let shop: ShopProcess;
let admin: Visitor;
beforeAll(async () => {
  shop = await startShop();
  admin = await signedInAt(shop, { role: "administrator" });
});
afterAll(() => shop.dispose());

/** What is in every table but what a visit itself counts: views, sessions seen, limits. */
async function fingerprint(counted: readonly string[] = []): Promise<string> {
  const moving = ["product_views", "figures", "sessions", ...counted];
  const tables = (await listTables(shop.db)).filter((name) => !moving.includes(name));
  const hash = createHash("sha256");
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(shop.db);
    hash.update(JSON.stringify([name, rows]));
  }
  return hash.digest("hex");
}

/** Every address that takes posts, with each of its intents. */
function everyAction(): { address: string; intent: string }[] {
  const place = "00000000-0000-4000-8000-000000000000";
  const places = routeAccess({
    product: place,
    category: place,
    order: "AM-2026-000001",
    payment: place,
    orderToken: place,
    savedAddress: place,
    message: place,
    customer: place,
    invitation: place,
    customerNote: place,
    customerMerge: place,
    picture: place,
    person: place,
    withdrawal: place,
    supplierOrder: place,
    acceptedText: place,
    plannedOrder: "AM-2026-000001",
    batch: place,
    document: place,
    proforma: place,
    statement: place,
    bank: place,
    plannedToken: place,
    drawing: place,
    claim: place,
    handoverPicture: place,
    appointment: place,
    appointmentToken: place,
    team: place,
    zone: place,
    discount: place,
    deskOrder: place,
    savedList: place,
    model: place,
    soldOut: "bai/1",
    quote: { id: place, token: place, picture: place },
  });
  // A card provider's events name no source, and no page can send them: as a form they are refused for
  // their type, as JSON for their signature (tests/routes/card-payment.test.ts).
  const { "routes/resources/card-event": _, ...pages } = places;
  return Object.values(pages).flatMap(({ address, posts = [] }) =>
    posts.map((intent) => ({ address, intent })),
  );
}

test("no forged posts: every action refuses whatever is not this shop's own page", async () => {
  const own = new URL(shop.origin);
  const origins: (string | undefined)[] = [
    undefined,
    "null",
    "",
    "https://evil.example",
    `http://x.${own.host}`,
    `http://127.0.0.1:${Number(own.port) + 1}`,
    `https://${own.host}`,
    "http://127.0.0.1",
    `http://localhost:${own.port}`,
    `${shop.origin}.evil.example`,
    shop.origin,
  ];
  const sites = [undefined, "none", "cross-site", "same-site", "same-origin", ""];
  const pairs = origins.flatMap((origin) => sites.map((site) => ({ origin, site })));
  // The shop's own page sends one of these; all others are somebody else's.
  const forged = pairs.filter(
    ({ origin, site }) => site !== "same-origin" && !(site === undefined && origin === shop.origin),
  );
  const cookie = `account=${admin.cookie("account")}`;
  const before = await fingerprint();
  const wrong: string[] = [];
  let refused = 0;
  for (const { address, intent } of everyAction()) {
    const asked = forged.flatMap((source) =>
      [address, `${address}?_data=routes%2Fx`].map(async (target) => {
        const status = await postFrom(target, intent, { ...source, cookie });
        if (status === 403) refused += 1;
        else wrong.push(`${target} ${intent} from ${source.origin} ${source.site}: ${status}`);
      }),
    );
    await Promise.all(asked);
  }
  expect(wrong).toEqual([]);
  expect(await fingerprint()).toBe(before);
  figure("no forged posts", `${refused} forged posts refused, database unchanged`);
}, 600_000);

test("without any such header a form passes only for who is not signed in", async () => {
  const cookie = `account=${admin.cookie("account")}`;
  const nobody = await postFrom("/cos", "clear", { cookie: "session=x" });
  expect(nobody).not.toBe(403);
  expect(await postFrom("/cos", "clear", { cookie })).toBe(403);
  expect(await postFrom("/cos", "clear", { cookie, origin: shop.origin })).not.toBe(403);
  expect(await postFrom("/cos", "clear", { cookie, site: "same-origin" })).not.toBe(403);
});

test("following every link by GET changes nothing", async () => {
  const starts = ["/", "/cos", "/sitemap.xml", "/cont/profil", "/admin", "/admin/jurnal"];
  // A first visit may make what a visit needs; after it everything must stay as it is.
  for (const start of starts) await admin.get(start);
  // A file that takes long is asked for within a budget, which counts it.
  const counted = ["rate_limits"];
  const before = await fingerprint(counted);
  const reached = await crawl(admin, starts, shapeOf);
  const guests = await crawl(visit(shop), starts, shapeOf);
  expect(await fingerprint(counted)).toBe(before);
  expect(reached.filter(({ answer }) => answer.status >= 500)).toEqual([]);
  figure("no forged posts", `${reached.length + guests.length} links followed, nothing changed`);
}, 600_000);

/** One connection for each of the requests that are sent beside each other. */
const agent = new Agent({ keepAlive: true });

/** Posts as another page could make a browser do it: its own headers, the visitor's cookies. */
async function postFrom(
  path: string,
  intent: string,
  { origin, site, cookie }: { origin?: string; site?: string; cookie: string },
): Promise<number> {
  const body = new URLSearchParams({ intent }).toString();
  const sent = request(shop.origin + path, {
    method: "POST",
    agent,
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": body.length,
      Cookie: cookie,
      ...(origin !== undefined && { Origin: origin }),
      ...(site !== undefined && { "Sec-Fetch-Site": site }),
    },
  }).end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}
