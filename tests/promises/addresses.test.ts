import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, expect, test, vi } from "vitest";

import { outboxDirectory } from "~/platform/env/env.server";

import { eventually } from "../eventually";
import { register } from "../routes/accounts";
import { fillInCheckout } from "../routes/reading";
import { openShop } from "../routes/shop";
import { buyer, newcomer, pieceId, pieces } from "../world";
import { figure, size } from "./proof";

// Without the guard in front, which refuses some of these itself (tests/server).
const shop = await openShop();

const LISTING = encodeURIComponent("routes/shop/listing");

const quiet = vi.spyOn(console, "log").mockImplementation(() => undefined);
afterAll(() => quiet.mockRestore());

const inSize = (_: string, index: number) => index % size(5, 1) === 0;

/** 300 addresses that a careless redirect would follow away from here, or every fifth: each shape. */
function listTargets(): string[] {
  const hosts = ["evil.example", "evil.example@127.0.0.1", "127.0.0.1@evil.example", "[::1]", "①②"];
  const shapes = [
    "//H",
    "///H",
    "////H",
    "/\\H",
    "\\\\H",
    "\\/H",
    "/\t/H",
    "/\n/H",
    "\t//H",
    " //H",
    "/ /H",
    "https://H",
    "http://H",
    "https:H",
    "https:/H",
    "HTTPS:\\\\H",
    "ftp://H",
    "//H:80",
    "//H/..",
    "javascript:alert(1)//H",
    "data:text/html,H",
    "vbscript:H",
    "blob:H",
    "//%48",
    "/%2f/H",
    "/%5cH",
    "/..//H",
    "/../..//H",
    "/.//H",
    "/a/..//H",
    "/%2e%2e//H",
    "/;//H",
    "/?//H",
    "/#//H",
    "/x:H",
    ".H",
    "@H",
    "%2f%2fH",
    "//H%00",
    "/\u2028/H",
    "/\ufeff/H",
    "／／H",
    "/／H",
    "//H\\",
    "/\r\nLocation: https://H",
    "/%0d%0aLocation:%20https://H",
    "/\0/H",
    "//H?a=/",
    "//H#/",
    "http:///H",
    "http:\\\\\\H",
    "://H",
    "/\\/H",
    "/\\\\/H",
    "\u0001//H",
    "/\u0000\\H",
    "//..H",
    "///\\H",
    "/%09//H",
    "\r//H",
  ];
  return hosts
    .flatMap((host) => shapes.map((shape) => shape.replace("H", host)))
    .slice(0, 300)
    .filter(inSize);
}

test("no open redirect: wherever a form or an address is sent back to, it is this shop", async () => {
  const targets = listTargets();
  const desk = await pieceId(shop.db, pieces.desk);
  const away: string[] = [];
  let answers = 0;
  const person = { ...newcomer, email: "back@example.com" };
  await register(shop.db, shop.visitor(), person);
  for (const [number, target] of targets.entries()) {
    const visitor = shop.visitor();
    const asked = [
      await visitor.post("/limba", { language: number % 2 ? "en" : "ro", returnTo: target }),
      await visitor.post("/mod-economic", { economy: "on", returnTo: target }),
      await visitor.post("/cos", { intent: "add", productId: desk, returnTo: target }),
      await visitor.get(`/autentificare?returnTo=${encodeURIComponent(target)}`),
      // The guard lets no backslash into an address.
      await visitor.get(`/${encodeURIComponent(target.replaceAll("\\", "/"))}`),
    ];
    // Passwords are slow on purpose, so every tenth stands for the others.
    if (number % 10 === 0) {
      const { email, password } = person;
      asked.push(await visitor.post("/autentificare", { email, password, returnTo: target }));
    }
    for (const answer of asked) {
      answers += 1;
      if (answer.status >= 500) away.push(`${target}: ${answer.status}`);
      const back = answer.page.querySelector("input[name=returnTo]")?.getAttribute("value");
      for (const place of [answer.location, answer.headers.get("X-Remix-Redirect"), back]) {
        if (place === null || place === undefined) continue;
        const isOurs = new URL(place, "http://shop").origin === "http://shop";
        if (!isOurs || !/^\/(?![/\\])/.test(place)) away.push(`${target} leads to ${place}`);
      }
      if (answer.headers.has("Refresh")) away.push(`${target}: Refresh`);
    }
  }
  expect(targets).toHaveLength(size(60, 300));
  expect(away).toEqual([]);
  figure("no open redirect", `${targets.length} targets, ${answers} answers, all to this shop`);
}, 300_000);

/** 500 line breaks of every spelling, each followed by a header of its own, or every fifth of them. */
function listBreaks(): string[] {
  const breaks = [
    "\r\n",
    "\n",
    "\r",
    "\n\r",
    "\r\n ",
    "\n\t",
    "\r\n\r\n",
    "\u2028",
    "\u0085",
    "\v",
  ];
  const coded = [
    "%0d%0a",
    "%0a",
    "%E5%98%8A%E5%98%8D",
    "\\r\\n",
    "=0D=0A",
    "&#13;&#10;",
    "\u560a\u560d",
  ];
  const after = [
    "X-Injected: yes",
    "Bcc: spy@evil.example",
    "To: spy@evil.example",
    "Cc: spy@evil.example",
    "Set-Cookie: account=evil",
    "Location: https://evil.example",
    "Subject: injected",
    "Content-Type: text/html",
    "Reply-To: spy@evil.example",
    "From: spy@evil.example",
    "Content-Length: 0",
    "X-Injected: a\r\nX-Injected: b",
    ".\r\nMAIL FROM:<spy@evil.example>",
    "RCPT TO:<spy@evil.example>",
    "MIME-Version: 9",
    "--boundary",
  ];
  const all = [...breaks, ...coded].flatMap((end) =>
    after.flatMap((line) => [`Ana${end}${line}`, `${end}${line}${end}`]),
  );
  return all.slice(0, 500).filter(inSize);
}

/** Long enough to be no accident of a cookie's random letters. */
const injected = /injected|account=evil|evil\.example/i;

test("no header injection: no line break in a single-line field becomes a header or a recipient", async () => {
  const payloads = listBreaks();
  const desk = await pieceId(shop.db, pieces.desk);
  await shop.db.updateTable("products").set({ stock_quantity: 10_000 }).execute();
  const wrong: string[] = [];
  let orders = 0;
  for (const [number, text] of payloads.entries()) {
    const visitor = shop.visitor();
    const answers = [
      await visitor.post("/contact", {
        name: text,
        email: `h${number}@example.com`,
        phone: buyer.phone,
        subject: text,
        message: "Aș vrea o ofertă pentru un dulap.",
      }),
      await visitor.post("/newsletter", { email: `n${number}${text}@example.com` }),
      await visitor.get(`/produse?cauta=${encodeURIComponent(text)}&pagina=2&_data=${LISTING}`),
      await visitor.post("/limba", { language: text, returnTo: `/${text}` }),
    ];
    if (number % 5 === 0) {
      const form = await fillInCheckout(visitor, desk);
      const typed = { fullName: text, city: text, address: text, email: `o${number}@example.com` };
      const answer = await visitor.post("/finalizare-comanda/verificare", { ...form, ...typed });
      if (answer.status === 303) orders += 1;
      answers.push(answer);
    }
    for (const { headers, status } of answers) {
      const values = [...headers].filter(([name]) => name !== "location");
      const isInjected = values.some(([name, value]) => injected.test(name + value));
      if (isInjected || status >= 500) wrong.push(`${JSON.stringify(text)}: ${status}`);
    }
  }
  const waiting = shop.db.selectFrom("outbox").select("id").where("sent_at", "is", null);
  const isSent = async () => (await waiting.execute()).length === 0;
  await eventually("every mail is written", isSent, 120_000);
  const mails = readdirSync(outboxDirectory);
  for (const file of mails) {
    const [head = ""] = readFileSync(join(outboxDirectory, file), "utf8").split(/\r?\n\r?\n/);
    const names = head.match(/^[\w-]+(?=:)/gm) ?? [];
    const known = /^(From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-|List-)/i;
    const extra = names.filter((name) => !known.test(name));
    const isTwice = names.length !== new Set(names.map((name) => name.toLowerCase())).size;
    if (extra.length > 0 || isTwice) wrong.push(`${file}: ${names.join(" ")}`);
    const people = head.match(/^(To|Cc|Bcc|From|Reply-To): .*(\r?\n[ \t].*)*/gim) ?? [];
    if (/evil\.example>?\s*$/m.test(people.join("\n"))) wrong.push(`${file}: ${people.join()}`);
  }
  expect(wrong).toEqual([]);
  expect(orders).toBeGreaterThan(0);
  expect(mails.length).toBeGreaterThan(payloads.length / 2);
  figure(
    "no header injection",
    `${payloads.length} payloads, ${mails.length} mails, no header more`,
  );
}, 300_000);
