import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { pieceId, pieces } from "../world";
import { fillInCheckout } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const desk = await pieceId(db, pieces.desk);
vi.spyOn(console, "log").mockImplementation(() => undefined);

const naughty = fc.oneof(
  fc.constantFrom(
    ...["", " ", "\0", "%", "%00", "_", "\\", "'", '"', "' or 1=1 --", "<script>alert(1)</script>"],
    ...["-1", "0", "1e309", "NaN", "Infinity", "99999999999999999999", "0x10", "1,5", "null"],
    ...["__proto__", "constructor", "[object Object]", "{{name}}", "$t(cart:title)", "../../etc"],
    ...[
      "\r\nX-Injected: 1",
      "\u202e",
      "\ufeff",
      "ş ţ ș ț",
      "𝕬𝖙𝖊𝖑𝖎𝖊𝖗",
      "👩‍👩‍👧",
      "\ud800",
      "//evil.example",
    ],
    ...["a".repeat(5000), "ă".repeat(2000), "0-0-0-0", "?a=1&b=2#c", "routes/_shop.cos/route"],
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);

const parameters = [
  ...["cauta", "ordine", "pret", "pretMin", "pretMax", "glisorMin", "glisorMax", "material"],
  ...["pagina", "lng", "v", "w", "index", "_data", "x"],
];
const places = [
  ...["/", "/produse", "/produse/bai", "/produse/bai/1", "/cos", "/finalizare-comanda"],
  ...["/comanda/x", "/limba", "/locales/ro/nav.json", "/imagini/bai-1.webp", "/nu-exista"],
  "/healthz",
];
const query = fc.array(fc.tuple(fc.constantFrom(...parameters), naughty), { maxLength: 5 });

test("no query makes the shop fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), query, async (path, pairs) => {
      const answer = await visitor().get(`${path}?${new URLSearchParams(pairs)}`);
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 120 },
  );
});

test("no path makes the shop fail", async () => {
  const prefix = fc.constantFrom(
    ...["/", "/produse/", "/produse/bai/", "/comanda/", "/locales/", "/locales/ro/", "/imagini/"],
  );
  await fc.assert(
    fc.asyncProperty(prefix, naughty, async (start, rest) => {
      // The guard lets no backslash through (tests/guard), and no address holds half a character.
      const path = start + encodeURIComponent(rest.replace(/\\|\p{Surrogate}/gu, "?"));
      expect((await visitor().get(path)).status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});

test("no form makes the shop fail", async () => {
  const maria = visitor();
  const checkout = await fillInCheckout(maria, desk);
  const lineId = (await db.selectFrom("cart_lines").select("id").executeTakeFirstOrThrow()).id;
  const cart = { productId: desk, lineId, quantity: "1", returnTo: "/", removedAt: "", source: "" };
  const intents = ["add", "buy", "set-quantity", "clear", "restore", "accept-prices"];
  const forms: [string, Record<string, string>][] = [
    ...intents.map((intent): [string, Record<string, string>] => ["/cos", { ...cart, intent }]),
    ["/finalizare-comanda", checkout],
    ["/finalizare-comanda", checkout],
    ["/limba", { language: "ro", returnTo: "/" }],
  ];
  const form = fc.constantFrom(...forms).chain(([path, fields]) =>
    fc.tuple(
      fc.constant(path),
      fc.constant(fields),
      fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(fields)), naughty), naughty, {
        minKeys: 1,
        maxKeys: 4,
      }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(form, async ([path, fields, spoiled]) => {
      const answer = await maria.post(path, { ...fields, ...spoiled });
      expect(answer.status).toBeLessThan(500);
      if (answer.location !== null) expect(answer.location).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 120 },
  );
});

test("a body that is no form is refused, not fatal", async () => {
  const maria = visitor();
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x", "x"]) {
    for (const path of ["/cos", "/finalizare-comanda", "/limba"]) {
      maria.headers["Content-Type"] = type;
      expect((await maria.post(path, { intent: "clear" })).status).toBeLessThan(500);
    }
  }
});

test("no cookie makes the shop fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (value) => {
      const maria = visitor();
      for (const name of ["cart", "session"]) maria.setCookie(name, value);
      expect((await maria.get("/cos")).status).toBe(200);
    }),
    { numRuns: 30 },
  );
});
