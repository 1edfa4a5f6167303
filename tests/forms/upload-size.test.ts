import { expect, test } from "vitest";

import { UPLOAD_BYTES, UPLOAD_MEGABYTES } from "~/platform/forms/field-names";

import { UPLOAD_BYTES as guarded } from "../../app/front/server/check-request.mjs";
import { FORM_BYTES } from "../../app/platform/forms/front/form-size.mjs";
import { filesBelow } from "../house/files";

test("the guard reads as much as forms take, and the form around it", () => {
  expect(guarded).toBe(UPLOAD_BYTES + FORM_BYTES);
});

test("what a form says that its files may take is the number that it is given", () => {
  const size = new RegExp(`(?<!\\d)${UPLOAD_MEGABYTES}\\s?(?:MB|Mo|МБ)`, "u");
  // Said by whoever refuses a file, which has no values to give.
  const refusals = /^(?:toast|validation)\.json$/;
  const repeats = filesBelow("locales", ".json")
    .filter(({ path }) => !refusals.test(path.split("/").at(-1)!))
    .filter(({ text }) => size.test(text));
  expect(repeats.map(({ path }) => path)).toEqual([]);
});
