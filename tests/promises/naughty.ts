import fc from "fast-check";

/** Values that have broken other shops. */
const known = [
  "",
  " ",
  "\0",
  "a\0b",
  "%",
  "%00",
  "_",
  "\\",
  "'",
  '"',
  "' or 1=1 --",
  "a*",
  '"a" OR "b',
  "<script>alert(1)</script>",
  "]]>",
  "<!--",
  "${7*7}",
  "{{name}}",
  "$t(cart:title)",
  "-1",
  "0",
  "-0",
  "1e309",
  "NaN",
  "Infinity",
  "99999999999999999999",
  "0x10",
  "1,5",
  "1.5",
  "1e3",
  "9007199254740993",
  "2147483648",
  "0.1e-400",
  "١٢٣",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "[object Object]",
  "../../etc/passwd",
  "\r\nX-Injected: 1",
  "\u202e",
  "\ufeff",
  "\u2028",
  "ş ţ ș ț",
  "𝕬𝖙𝖊𝖑𝖎𝖊𝖗",
  "👩‍👩‍👧",
  "Z͑ͫa̴l",
  "\ud800",
  "\udc00a",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "data:,x",
  "0-0-0-0",
  "?a=1&b=2#c",
  "routes/shop/cart",
  "0000-00-00",
  "2026-02-31",
  "9999-12-31",
  "2026-11-21T25:61:61Z",
  "275761-01-01",
  "a@b",
  "a@b.ro,c@d.ro",
  "a@b.ro\r\nBcc: c@d.ro",
  "a".repeat(5_000),
  "ă".repeat(2_000),
  "[".repeat(500),
  "*_".repeat(800),
  "#".repeat(3_000),
];
const huge = "m".repeat(1024 * 1024);

/** A text nobody would type. */
export const naughty = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...known) },
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 4, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.double().map(String) },
  { weight: 2, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 2, arbitrary: fc.uuid() },
);

/** The same, and rarely a text of a megabyte. */
const naughtyOrHuge = fc.oneof(
  { weight: 400, arbitrary: naughty },
  { weight: 1, arbitrary: fc.constant(huge) },
);

const strangeName = fc.constantFrom("__proto__", "constructor.prototype", "", "a[b][c]", "\0", "x");

type Fields = [string, string][];
type Change = (fields: Fields) => Fields;

/** One thing done to a form before it is sent: a value changed, a key repeated, renamed, left out. */
function change(names: string[]): fc.Arbitrary<Change> {
  const name = names.length > 0 ? fc.constantFrom(...names) : strangeName;
  const set = fc.tuple(name, naughtyOrHuge).map(([key, value]): Change => (fields) => [
    ...fields.filter(([other]) => other !== key),
    [key, value],
  ]);
  const repeat = fc
    .tuple(name, fc.array(naughty, { minLength: 1, maxLength: 5 }))
    .map(([key, values]): Change => (fields) => [
      ...fields,
      ...values.map((value): [string, string] => [key, value]),
    ]);
  const omit = name.map(
    (key): Change =>
      (fields) =>
        fields.filter(([other]) => other !== key),
  );
  const suffix = fc.constantFrom("[]", "[0]", "[__proto__]", ".length", ".0", "[99999999]");
  const rename = fc.tuple(name, suffix).map(
    ([key, end]): Change =>
      (fields) =>
        fields.map(([other, value]) => [other === key ? other + end : other, value]),
  );
  const add = fc.tuple(strangeName, naughty).map(([key, value]): Change => (fields) => [
    ...fields,
    [key, value],
  ]);
  return fc.oneof(
    { weight: 6, arbitrary: set },
    { weight: 2, arbitrary: repeat },
    { weight: 2, arbitrary: omit },
    { weight: 1, arbitrary: rename },
    { weight: 1, arbitrary: add },
  );
}

/** A form's fields, spoiled. */
export function spoiled(fields: Fields): fc.Arbitrary<Fields> {
  const names = [...new Set(fields.map(([name]) => name))];
  return fc
    .array(change(names), { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce((sent, apply) => apply(sent), fields));
}
