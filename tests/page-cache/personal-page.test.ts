import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { PersonalPage } from "~/front/page-cache/kept/personal-page.server";

/** A page as pages are: much of it comes again and again. */
const menu = Array.from({ length: 40 }, (_, number) => `<li class="piece">Masă ${number}, ș</li>`);
const page = (name: string, mark: string) =>
  `<p>${menu.join("")}<b>${name}</b></p><ul>${menu.join("\n")}<i>${name}</i>${mark}" ${menu.join()}</ul>`;

const open = { gzip: gunzipSync, identity: (body: Buffer) => body };

test("a filled-in page is exactly the page of that name, in every encoding", () => {
  const personal = new PersonalPage(Buffer.from(page("_blank_0", "_blank_1")), "_blank_");
  const letters = [1, 2, 3, 12, 300, 65_535].map((length) =>
    randomBytes(length).toString("hex").slice(0, length),
  );
  const names = [...letters, "", "Țepeș", "</li>", "Masă 12, ș", menu.join(""), "_blank_1", "$&"];
  for (const name of names) {
    for (const mark of ["0123456789abcdef", "", name]) {
      for (const encoding of ["gzip", "identity"] as const) {
        const body = personal.fillIn([name, mark], encoding);
        expect(open[encoding](body).toString() === page(name, mark), `${encoding}: ${name}`).toBe(
          true,
        );
      }
    }
  }
});

test("a page is hardly larger for its placeholders", () => {
  const personal = new PersonalPage(Buffer.from(page("_blank_0", "_blank_1")), "_blank_");
  const parts = ["Ana Popescu", "1".repeat(16)] as const;
  const plain = gzipSync(Buffer.from(page(...parts)), { level: 9 });
  expect(personal.fillIn([...parts], "gzip").length - plain.length).toBeLessThan(200);
});
