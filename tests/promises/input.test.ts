import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type { ServerBuild } from "@remix-run/node";
import SQLite from "better-sqlite3";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { databasePath } from "~/platform/env/env.server";

import { say, startProvider } from "../provider";
import { routeAccess } from "../routes/access";
import { emails, fillShop } from "../routes/filled-shop";
import { fillInCheckout } from "../routes/reading";
import { openShop } from "../routes/shop";
import type { Answer, Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { crawl, shapeOf } from "./crawl";
import { findForms, findParameters, routeFinder, type FoundForm } from "./found-forms";
import { compareTyped } from "./kept-text";
import { naughty, spoiled } from "./naughty";
import { figure, isFull, size } from "./proof";

// The key of the assistant is checked with its provider, and so are its answers.
// In a process of its own: the build reads its environment once.
const provider = await startProvider();
provider.behave(say("Bună ziua."));
process.env.OPENAI_BASE_URL = provider.url;
afterAll(() => provider.close());

const shop = await openShop();
const build = (await import(
  pathToFileURL(resolve("build/server/index.js")).href
)) as unknown as ServerBuild;
const routeOf = routeFinder(build);

const printed: string[] = [];
const rejections: unknown[] = [];
process.on("unhandledRejection", (reason) => rejections.push(reason));
vi.spyOn(console, "log").mockImplementation((line) => void printed.push(String(line)));

const places = await fillShop(shop);
const guest = shop.visitor();
await fillInCheckout(guest, await pieceId(shop.db, pieces.desk));
const people: Visitor[] = [
  guest,
  await shop.signedIn({ email: emails.a }),
  await shop.signedIn({ email: emails.admin, role: "administrator" }),
  await shop.signedIn({ email: emails.sales, role: "sales" }),
  await shop.signedIn({ email: emails.workshop, role: "workshop" }),
];

interface Target {
  who: Visitor;
  form: FoundForm;
  /** Whether a page shows this form, with these fields, so that it can show them again. */
  isShown: boolean;
}
const targets: Target[] = [];
const addresses: { who: Visitor; path: string }[] = [];
let parameters: string[] = [];

/** The database as it was before the first request, to be put back now and then. */
const snapshot = join(tmpdir(), `${randomUUID()}.sqlite`);

beforeAll(async () => {
  const table = Object.values(routeAccess(places));
  const starts = [
    ...table.map(({ address }) => address),
    ...["fila=recenzii&scrie=da", "fila=personalizare", "fila=specificatii"].map(
      (query) => `${pieces.bed.path}?${query}`,
    ),
    ...["general", "aspect", "notificari", "comert", "firma"].map(
      (tab) => `/admin/setari?fila=${tab}`,
    ),
  ];
  const isFor = {
    everyone: [0, 1, 2],
    visitors: [0],
    customers: [1],
    owner: [1],
    administration: [2],
    sales: [2, 3],
    workshop: [2, 4],
    shared: [2, 3, 4],
    bookkeeping: [2, 3],
    any: [2, 3, 4],
  };
  // In the quick size an administrator stands for all staff, whose pages are among theirs.
  for (const [index, who] of people.slice(0, isFull ? undefined : 3).entries()) {
    const pages = await crawl(who, starts, shapeOf);
    for (const { path } of pages) addresses.push({ who, path });
    const forms = findForms(pages);
    for (const form of forms)
      if (form.method === "post") targets.push({ who, form, isShown: true });
    parameters = [...new Set([...parameters, ...findParameters(pages)])];
    // What a page offers only in a state that no link leads to.
    for (const { access, address, posts = [] } of table) {
      for (const intent of isFor[access].includes(index) ? posts : []) {
        const fields = forms.find(({ path }) => path === address)?.fields ?? [];
        const others = fields.filter(([name]) => name !== "intent");
        const form: FoundForm = {
          method: "post",
          path: address,
          isUpload: false,
          fields: [...others, ["intent", intent]],
        };
        targets.push({ who, form, isShown: false });
      }
    }
  }
  await sql`vacuum into ${snapshot}`.execute(shop.db);
}, 300_000);

/** Puts the rows back as they were; the shop's own connection goes on. */
async function restore(): Promise<void> {
  const before = new SQLite(snapshot);
  await before.backup(databasePath);
  before.close();
}

/** Another network each time, so that limits by address do not answer for the form. */
const client = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((bytes) => `100.${bytes.join(".")}`);
/** Once in four as a page, else as the data of the page's route, as script asks for it. */
const isData = fc.nat(3).map((one) => one > 0);

const sentForm = fc
  .nat()
  .map((index) => targets[index % targets.length]!)
  .chain((target) =>
    fc.record({
      target: fc.constant(target),
      fields: spoiled(target.form.fields),
      isData,
      client,
    }),
  );

const asked = fc
  .nat()
  .map((index) => addresses[index % addresses.length]!)
  .chain((address) =>
    fc.record({
      address: fc.constant(address),
      query: fc.array(
        fc.tuple(
          fc.oneof(
            { weight: 9, arbitrary: fc.nat().map((at) => parameters[at % parameters.length]!) },
            { weight: 1, arbitrary: naughty },
          ),
          naughty,
        ),
        { minLength: 1, maxLength: 5 },
      ),
      segment: fc.option(naughty, { freq: 1 }),
      isData,
      client,
    }),
  );

/** The same address asked as data when the answering route gives any. */
function asData(path: string, isWanted: boolean): string {
  const id = isWanted ? routeOf(path) : undefined;
  const module = id === undefined ? undefined : build.routes[id]?.module;
  if (!module?.default) return path;
  return `${path}${path.includes("?") ? "&" : "?"}_data=${encodeURIComponent(id!)}`;
}

function failureOf(answer: Answer): string | undefined {
  const errors = printed.splice(0).filter((line) => /"event":"error"/.test(line));
  if (answer.status >= 500) return `${answer.status} ${errors.join("").slice(0, 600)}`;
  if (errors.length > 0) return errors.join("").slice(0, 600);
  const { location } = answer;
  if (location !== null && !/^\/(?!\/)/.test(location)) return `leads to ${location}`;
}

interface Run {
  who: Visitor;
  path: string;
  fields?: [string, string][];
  isUpload?: boolean;
  isShown?: boolean;
  /** What its button says, where the button has a name. */
  button?: string | undefined;
  client: string;
}

const run: fc.Arbitrary<Run> = fc.oneof(
  {
    weight: 3,
    arbitrary: sentForm.map(({ target: { who, form, isShown }, fields, isData, client }) => ({
      who,
      fields,
      client,
      isShown,
      isUpload: form.isUpload,
      button: buttonOf(form.fields),
      path: asData(form.path, isData),
    })),
  },
  {
    weight: 1,
    arbitrary: asked.map(({ address: { who, path }, query, segment, isData, client }) => {
      const { pathname } = new URL(path, "http://shop");
      // The guard lets no backslash through (tests/server), and no address holds half a character.
      const last = segment === null ? "" : encodeURIComponent(segment.replace(/[\\\p{Cs}]/gu, "?"));
      const target = segment === null ? pathname : pathname.replace(/[^/]*$/, last);
      const address = `${target}?${new URLSearchParams(query).toString()}`;
      return { who, client, path: asData(address, isData) };
    }),
  },
);

function buttonOf(fields: readonly [string, string][]): string | undefined {
  return fields.find(([name]) => name === "intent")?.[1];
}

function send({ who, path, fields, isUpload, client }: Run): Promise<Answer> {
  who.headers["x-shop-client"] = client;
  if (!fields) return who.get(path);
  if (!isUpload) return who.post(path, fields);
  const file = new File([fields.at(-1)?.[1] ?? ""], fields[0]?.[1] ?? "file");
  return who.upload(path, Object.fromEntries(fields), [["file", file]]);
}

test("no input breaks it: no form, address or query fails, and refused forms keep their text", async () => {
  const numRuns = size(400, 200_000);
  const failures = new Map<string, string>();
  const lost = new Map<string, string>();
  const statuses: Record<number, number> = {};
  let compared = 0;
  let count = 0;

  await fc.assert(
    fc.asyncProperty(run, async (sent) => {
      if (count++ % 500 === 0) await restore();
      const answer = await send(sent);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const where = `${sent.fields ? "POST" : "GET"} ${sent.path}`;
      const after = `after ${JSON.stringify(sent.fields ?? []).slice(0, 300)}`;
      const failure = failureOf(answer);
      if (failure) failures.set(where, `${failure} ${after}`);
      if (!sent.fields || !sent.isShown || ![409, 422, 429].includes(answer.status)) return;
      // What comes with a button that the form does not have is typed into no form that is shown again.
      if (buttonOf(sent.fields) !== sent.button) return;
      const kept = compareTyped(sent.fields, answer);
      compared += kept.compared;
      if (kept.lost.length > 0)
        lost.set(where, `${kept.lost.join("; ")}, ${answer.status} ${after}`);
    }),
    { numRuns },
  );

  figure(
    "no input breaks it",
    `${count} requests over ${targets.length} forms and ${addresses.length} addresses, ` +
      `${failures.size} failures, ${rejections.length} unhandled rejections, ` +
      `${compared} typed texts kept; statuses ${JSON.stringify(statuses)}`,
  );
  expect(Object.fromEntries(failures)).toEqual({});
  expect(Object.fromEntries(lost)).toEqual({});
  expect(rejections).toEqual([]);
  expect(compared).toBeGreaterThan(numRuns / 100);
}, 3_600_000);

test("a body that is no form is refused, not fatal", async () => {
  const maria = shop.visitor();
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x", "x"]) {
    for (const path of [
      "/cos",
      "/finalizare-comanda",
      "/finalizare-comanda/verificare",
      "/limba",
    ]) {
      maria.headers["Content-Type"] = type;
      expect((await maria.post(path, { intent: "clear" })).status).toBeLessThan(500);
    }
  }
});

test("no cookie makes the shop fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (value) => {
      const maria = shop.visitor();
      for (const name of ["cart", "checkout", "session", "account", "assistant"]) {
        maria.setCookie(name, value);
      }
      expect((await maria.get("/cos")).status).toBe(200);
      expect((await maria.get("/finalizare-comanda")).status).toBeLessThan(500);
    }),
    { numRuns: 30 },
  );
});
