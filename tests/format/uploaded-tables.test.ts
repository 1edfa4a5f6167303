import fc from "fast-check";
import { expect, test } from "vitest";

import { decodeText, findExcess } from "~/platform/format/sent-table";
import { openProductFile } from "~/shop/catalogue-editing/front/product-csv.server";

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));

test("text is read from UTF-8, both UTF-16 and older encodings, up to the Ctrl-Z of DOS", () => {
  const head = "id;name;description;category;price;status;stock;images\n";
  const letters = fc.stringMatching(/^[ a-zăâîșțő;,"0-9\n]{0,20}$/);
  fc.assert(
    fc.property(
      letters,
      fc.constantFrom("", "\u001a", "\u001a\u001a", "\u001a\r\n"),
      (text, end) => {
        const whole = `${head}${text}.${end}`;
        const little = utf16(whole);
        const big = new Uint8Array(Buffer.from(whole, "utf16le").swap16());
        for (const file of [bytes(whole), Uint8Array.of(0xff, 0xfe, ...little), little, big]) {
          expect(decodeText(file, ["utf-8", "windows-1250"])).toBe(`${head}${text}.`);
        }
      },
    ),
  );
  expect(decodeText(Uint8Array.of(0xba, 0xfe), ["utf-8", "windows-1250"])).toBe("şţ");
  expect(decodeText(Uint8Array.of(0xba, 0xfe), ["utf-8"])).toBeUndefined();
});

test.each([
  ["a;b\n".repeat(3), undefined],
  ["a;b\r\n".repeat(3), undefined],
  ["a;b\n".repeat(4), { kind: "too-many-lines" }],
  ["a\rb\rc\rd", { kind: "too-many-lines" }],
  ["a;b;c", undefined],
  ["a;b\na;b;c;d", { kind: "too-many-cells", line: 2 }],
  ["a,b;c,d;e", undefined],
  ["12345;12345", undefined],
  ["1;123456", { kind: "too-long-cell", line: 1 }],
  ["1;2\n123456", { kind: "too-long-cell", line: 2 }],
])("of three lines, three cells and five signs '%s' is too much: %s", (text, excess) => {
  const most = { lines: 3, cells: 4, cellLength: 5, separators: [";", ","] };
  expect(findExcess(text, most)).toEqual(excess);
});

test("a file of products of 8 MB is opened or refused in a moment", async () => {
  for (const text of [";".repeat(8_000_000), "a;b\n".repeat(2_000_000), "a b".repeat(2_600_000)]) {
    const before = process.cpuUsage();
    expect((await openProductFile(bytes(`name;category\n${text}`))).kind).not.toBe("text");
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  }
});
