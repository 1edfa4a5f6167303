import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { PageForm } from "../../app/page-cache/personal-page.mjs";

/** A page as pages are: much of it comes again and again. */
const menu = Array.from({ length: 40 }, (_, number) => `<li class="piece">Masă ${number}, ș</li>`);
const page = (name: string, mark: string) =>
  `<p>${menu.join("")}<b>${name}</b></p><ul>${menu.join("\n")}<i>${name}</i>${mark}" ${menu.join()}</ul>`;

const open = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

test("a filled-in page is exactly the page of that name, in every encoding", async () => {
  const form = new PageForm(Buffer.from(page("_blank_0", "_blank_1")), "_blank_");
  const letters = [1, 2, 3, 4, 5, 6, 7, 8, 12, 20, 21, 40, 300].map((length) =>
    randomBytes(length).toString("hex").slice(0, length),
  );
  const names = [...letters, "", "Țepeș", "</li>", "Masă 12, ș", menu.join(""), "_blank_1", "$&"];
  for (const name of names) {
    for (const [first, mark] of [
      [name, "0123456789abcdef"],
      [[...name].reverse().join(""), "fedcba9876543210"],
    ] as const) {
      // The second time it is a print.
      for (const encoding of ["br", "br", "br", "gzip", "identity"] as const) {
        const body = await form.fillIn([first, mark], encoding);
        expect(open[encoding](body).toString(), `${encoding}: ${first}`).toBe(page(first, mark));
      }
    }
  }
});

test("a page is hardly larger for its blanks", async () => {
  const form = new PageForm(Buffer.from(page("_blank_0", "_blank_1")), "_blank_");
  const plain = await new PageForm(
    Buffer.from(page("Ana Popescu", "1".repeat(16))),
    "_none_",
  ).fillIn([], "br");
  const fillIn = () => form.fillIn(["Ana Popescu", "1".repeat(16)], "br");
  await fillIn();
  const filled = await fillIn();
  expect(filled.length - plain.length).toBeLessThan(150);
});
