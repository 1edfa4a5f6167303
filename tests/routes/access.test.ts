import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type { ServerBuild } from "@remix-run/node";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";

import { mayDo, staffRoles } from "~/people/identity/front/roles";
import { z } from "~/platform/basics/zod";
import { hydrationHeader } from "~/platform/rendering/front/hydration-data";

import { securityHeaders } from "../../app/front/server/refusals.mjs";
import { addPerson } from "../people";
import type { Answer, Visitor } from "../visitor";
import { isBackOffice, mayBeKept, routeAccess, type Access } from "./access";
import { canaries, emails, fillShop } from "./filled-shop";
import { files } from "./office-files";
import { descriptionOf } from "./reading";
import { sendUpload } from "./send-upload";
import { openShop } from "./shop";

const shop = await openShop();
const { db, visitor, signedIn } = shop;
const { routes } = (await import(
  pathToFileURL(resolve("build/server/index.js")).href
)) as unknown as ServerBuild;

const people: Record<string, () => Promise<Visitor>> = {
  visitor: () => Promise.resolve(visitor()),
  "customer A": () => signedIn({ email: emails.a }),
  "customer B": () => signedIn({ email: emails.b, first_name: canaries[0] }),
  administrator: () => signedIn({ email: emails.admin, role: "administrator" }),
  sales: () => signedIn({ email: emails.sales, role: "sales" }),
  workshop: () => signedIn({ email: emails.workshop, role: "workshop" }),
  accountant: () => signedIn({ email: emails.accountant, role: "accountant" }),
  "ended session": async () => {
    const somebody = await signedIn({ email: "ended@example.com", role: "administrator" });
    const id = await addPerson(db, { email: "ended@example.com" });
    await db.deleteFrom("sessions").where("user_id", "=", id).execute();
    return somebody;
  },
};

/** Those who have no session: none at all, or one that ended. */
const withoutSession = ["visitor", "ended session"];

const places = await fillShop(shop);
// The administrator opens the shop on the way, and the staff go on with a second factor.
for (const role of staffRoles) {
  await people[role]!();
  const email = { ...emails, administrator: emails.admin };
  await db
    .insertInto("passkeys")
    .values({
      id: role,
      user_id: await addPerson(db, { email: email[role] }),
      public_key: "",
      counter: 0,
      transports: "[]",
      name: "key",
      created_at: new Date().toISOString(),
      last_used_at: null,
    })
    .execute();
}
const table = routeAccess(places);

/** Where an answer leads, for a document and for a data request. */
function leadsTo(answer: Answer): string | undefined {
  const target = answer.location ?? answer.headers.get("X-Remix-Redirect") ?? undefined;
  return target?.split("?")[0];
}

/** Whether a route of the back office is for somebody. */
function isFor(access: Access, who: string): boolean {
  return isBackOffice(access) && staffRoles.some((role) => role === who && mayDo(role, access));
}

function judge(access: Access, who: string, answer: Answer): void {
  const isSignedIn = !withoutSession.includes(who);
  expect(answer.status).toBeLessThan(500);
  if (who === "customer A" || who === "visitor") {
    for (const canary of canaries) expect(answer.text).not.toContain(canary);
  }
  switch (access) {
    case "everyone":
      expect(leadsTo(answer)).not.toBe("/autentificare");
      return;
    case "visitors":
      if (isSignedIn) expect(leadsTo(answer)).toBe("/");
      else expect(leadsTo(answer)).not.toBe("/");
      return;
    case "customers":
      if (isSignedIn) expect(leadsTo(answer)).not.toBe("/autentificare");
      else expect(leadsTo(answer)).toBe("/autentificare");
      return;
    case "owner":
      if (!isSignedIn) expect(leadsTo(answer)).toBe("/autentificare");
      else if (who === "customer A") expect(answer.status).not.toBe(404);
      else expect(answer.status).toBe(404);
      return;
    default:
      if (isFor(access, who)) {
        expect(answer.status).not.toBe(403);
        expect(["/autentificare", "/"]).not.toContain(leadsTo(answer));
      } else {
        // A form is refused where it is sent; who asks for a page is led away from it.
        if (answer.status === 403) expect(isSignedIn).toBe(true);
        else expect(leadsTo(answer)).toBe(isSignedIn ? "/" : "/autentificare");
        expect(answer.text).not.toContain(places.order);
      }
  }
}

/**
 * Whatever it is, a page, its data, a redirect, an error or a file: of what is a person's own nothing is
 * kept. What says nothing of it is sent with the server's own word (tests/promises/no-store.test.ts).
 */
function expectNotKept(id: string, { headers }: Answer): void {
  if (mayBeKept(id)) return;
  const rule = headers.get("Cache-Control") ?? securityHeaders["Cache-Control"];
  expect(rule).toMatch(/(^|, )no-store/);
}

test("every route of the shop stands in the table, and no other", () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(routes).sort());
  for (const [id, { posts }] of Object.entries(table)) {
    const takesPosts = routes[id]!.module.action !== undefined;
    expect(Boolean(posts?.length), `${id} takes posts`).toBe(takesPosts);
  }
});

/**
 * A page of its own or only data: what a route answers to each kind of request. Everybody asks for both,
 * always: a layout may turn away from the page whom its data would be told.
 */
function kindsOf(id: string): ("document" | "data")[] {
  const { module } = routes[id]!;
  const hasPage = module.default !== undefined;
  return hasPage && module.loader !== undefined ? ["document", "data"] : ["document"];
}

const withData = (address: string, id: string) =>
  `${address}${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(id)}`;

const rows = Object.entries(table).flatMap(([id, route]) =>
  Object.keys(people).map((who) => ({ id, who, ...route })),
);

/** Who opens pages stays signed in; a post may end a session, so each is sent by somebody anew. */
const readers = new Map<string, Visitor>();
for (const [who, come] of Object.entries(people)) readers.set(who, await come());

/** What is about everything in the office stands in no place of its menu. */
const nowhere = ["layout", "find", "house/saved-filters"].map((name) => `routes/office/${name}`);

/** Which entries of the office's menu a page marks as the current ones. */
function markedIn({ text }: Answer): string[] {
  const links = text.match(/<a [^>]*place-row[^>]*>/g) ?? [];
  const marked = links.filter((link) => link.includes('aria-current="page"'));
  return [...new Set(marked.map((link) => / href="([^"]*)"/.exec(link)![1]!))];
}

test.each(rows)("$who opens $id", async ({ id, who, access, address }) => {
  const somebody = readers.get(who)!;
  for (const kind of kindsOf(id)) {
    const answer = await somebody.get(kind === "data" ? withData(address, id) : address);
    // A layout is everybody's own: what it shows is judged by the pages in it.
    judge(access, who, answer);
    expectNotKept(id, answer);
    const isInMenu = who === "administrator" && isBackOffice(access) && !nowhere.includes(id);
    if (isInMenu && answer.text.includes("place-row")) expect(markedIn(answer)).toHaveLength(1);
  }
});

/** What names the data that a page was drawn from; none where script has nothing to do. */
function digestOf(text: string): string | null | undefined {
  const start = / data-digest="[^"]*"(?= data-start=)/.exec(text)?.[0];
  return start && parse(`<script${start}>`).querySelector("script")?.getAttribute("data-digest");
}

/** What script is given to take over a page, as far as it is compared here. */
const hydration = z.object({ digest: z.string() });

test("script is given what a page was drawn from, or the page carries it", async () => {
  const pages = Object.values(table).map(({ access, address }): [string, string] => [
    isBackOffice(access) ? "administrator" : "customer A",
    address,
  ]);
  // Forms with a name that is another each time.
  const named: [string, string][] = [
    ["visitor", "/programare?fel=showroom"],
    ["administrator", "/admin/programari/nou?fel=showroom"],
  ];
  const digests = async (who: string, address: string) => {
    const reader = readers.get(who)!;
    // Read as text: to parse every page of the shop takes longer than to draw it.
    const { text } = await reader.get(address);
    const [within, drawnFrom] = [/ data-digest>([^<]+)</.exec(text)?.[1], digestOf(text)];
    if (!drawnFrom) return undefined;
    reader.headers[hydrationHeader] = "1";
    const asked = within ?? (await reader.get(address)).text;
    delete reader.headers[hydrationHeader];
    return { drawnFrom, given: hydration.parse(JSON.parse(asked)).digest };
  };
  const other: string[] = [];
  let compared = 0;
  for (const [who, address] of [...named, ...pages]) {
    let found = await digests(who, address);
    // The shop saves views and sends mail in its own time, also between a page and its data: what is then
    // another is asked for anew. A page that is another each time is so again.
    for (let more = 2; more > 0 && found && found.given !== found.drawnFrom; more -= 1) {
      found = await digests(who, address);
    }
    if (!found) continue;
    compared += 1;
    if (found.given !== found.drawnFrom) other.push(address);
  }
  expect(other).toEqual([]);
  expect(compared).toBeGreaterThan(20);
});

test("a file that holds many people asks for a recent proof, and every file says whether it does", async () => {
  const behindSignIn = Object.entries(table).filter(
    ([id, { access }]) => access !== "everyone" && routes[id]!.module.default === undefined,
  );
  expect(Object.keys(files).sort()).toEqual(behindSignIn.map(([id]) => id).sort());
  await db.updateTable("sessions").set({ proven_at: null }).execute();
  for (const [id, { address }] of behindSignIn) {
    const answer = await readers.get("administrator")!.get(address);
    const asks = leadsTo(answer) === "/autentificare/din-nou";
    expect(asks ? "proof" : "nothing", id).toBe(files[id]!.asksFor);
    if (asks) expect(answer.status, id).toBe(303);
  }
  await db.updateTable("sessions").set({ proven_at: new Date().toISOString() }).execute();
});

test("who may not post to a page of others is refused before an upload is read", async () => {
  const guests = await Promise.all(withoutSession.map((who) => people[who]!()));
  const customer = await people["customer B"]!();
  const read: string[] = [];
  for (const { access, address, posts: taken } of Object.values(table)) {
    if (!taken || !(isBackOffice(access) || access === "customers")) continue;
    for (const one of isBackOffice(access) ? [...guests, customer] : guests) {
      if ((await sendUpload(shop.send, one, address)).read > 0) read.push(address);
    }
  }
  expect(read).toEqual([]);
  // A piece's page takes pictures with a review: of who is signed in and has bought it.
  const review = table["routes/shop/product"]!.address;
  for (const one of [...guests, customer]) {
    expect(await sendUpload(shop.send, one, review)).toMatchObject({ read: 0, status: 403 });
  }
});

test("while nothing can be read, every route says so by 503 and when to come again, and none by 500", async () => {
  const administrator = await people.administrator!();
  const lost = Object.assign(new Error("connect ECONNREFUSED"), {
    code: "ECONNREFUSED",
    syscall: "connect",
  });
  globalThis.__shopDatabase = db.withPlugin({
    transformQuery: () => {
      throw lost;
    },
    transformResult: () => Promise.reject(lost),
  });
  try {
    const told: string[] = [];
    for (const [id, { address, posts: taken }] of Object.entries(table)) {
      for (const kind of kindsOf(id)) {
        const answer = await administrator.get(kind === "data" ? withData(address, id) : address);
        expect([id, kind, answer.status]).not.toContain(500);
        if (answer.status !== 503 || id === "routes/resources/readyz") continue;
        told.push(id);
        expect([id, answer.headers.get("Retry-After")]).toEqual([id, "60"]);
        // A list that cannot be read leaves the rest of its page.
        if (id === "routes/shop/listing") continue;
        if (kind === "data") expect([id, answer.headers.get("X-Remix-Catch")]).toEqual([id, "yes"]);
        else expect(answer.text, id).toContain("Momentan nu putem citi nimic");
      }
      if (taken) {
        const { status } = await administrator.post(address, { intent: taken[0]! });
        expect([id, "post", status]).not.toContain(500);
      }
    }
    expect(new Set(told).size).toBeGreaterThan(150);
  } finally {
    globalThis.__shopDatabase = db;
  }
});

const letter = {
  name: "Ana Pop",
  email: "ana.goala@example.com",
  phone: "0722 123 456",
  subject: "O masă",
  message: "Aș vrea o masă de stejar.",
};
const { orderToken, plannedToken } = places;

test.each<[string, string, Record<string, string>, field: string]>([
  ["visitor", "/contact", letter, "attachment"],
  [
    "visitor",
    "/oferta",
    { ...letter, county: "RO-B", city: "București", wishes: letter.message },
    "pictures",
  ],
  [
    "visitor",
    `/comanda/${orderToken}/reclamatii/${places.claim}`,
    { formToken: "x", text: letter.message },
    "pictures",
  ],
  [
    "visitor",
    `/comanda/${plannedToken}/desene/${places.drawing}`,
    { intent: "return", hash: "x", note: letter.message },
    "picture",
  ],
  ["administrator", "/admin/galerie", { alt: "O masă" }, "image"],
  ["administrator", "/admin/setari?fila=aspect", { intent: "logo" }, "logo"],
  ["administrator", "/admin/materiale/material/pal-alb?fotografie=dulap", {}, "image"],
  ["administrator", "/admin/lansare/imagini", { name: "sal-pictogram" }, "file"],
  [
    "administrator",
    `/admin/comenzi/${places.order}/fotografii`,
    { formToken: "x", remark: "" },
    "pictures",
  ],
])(
  "%s sends an empty file to %s and is told so beside the field",
  async (who, address, fields, field) => {
    const somebody = await people[who]!();
    const empty = await somebody.upload(address, fields, [[field, new File([], "poza.jpg")]]);
    expect(empty.status).toBe(422);
    const control = empty.page.querySelector(
      `main input[type=file][name=${field}][aria-invalid=true]`,
    )!;
    expect(descriptionOf(empty.page, control)).toContain("Fișierul este gol");
    // A browser sends a part without a name where no file was chosen.
    const none = await somebody.upload(address, fields, [[field, new File([], "")]]);
    expect(none.text).not.toContain("Fișierul este gol");
  },
);

// Those who may not come first: after the administrator's posts some rows are gone.
const order_ = [
  "visitor",
  "ended session",
  "customer B",
  "customer A",
  "workshop",
  "sales",
  "administrator",
];
const posts = rows
  .flatMap(({ posts: intents = [], ...row }) => intents.map((intent) => ({ ...row, intent })))
  .sort((one, other) => order_.indexOf(one.who) - order_.indexOf(other.who));

test.each(posts)("$who posts '$intent' to $id", async ({ id, who, access, address, intent }) => {
  const body: Record<string, string> = intent ? { intent } : {};
  for (const kind of kindsOf(id)) {
    const somebody = await people[who]!();
    const target = kind === "data" ? withData(address, id) : address;
    const answer = await somebody.post(target, body);
    expectNotKept(id, answer);
    const isMember = !withoutSession.includes(who);
    if (isBackOffice(access) && isMember && !isFor(access, who)) expect(answer.status).toBe(403);
    // An owner's row may be gone after the owner's own post.
    if (access === "owner" && who === "customer A" && answer.status === 404) continue;
    if (access === "owner" && isFor("any", who)) expect(answer.status).toBe(404);
    else judge(access, who, answer);
  }
});
