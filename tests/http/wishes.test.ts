import { expect, test } from "vitest";

import { chooseEncoding } from "~/http/encodings.mjs";
import { preferredLanguage } from "~/languages";
import { pictureFormat } from "~/media/resize-picture.server";

// What browsers ask for by weight: a weight of 0 asks for none of it (RFC 9110, 12.4.2).

test.each([
  ["en", "en"],
  ["en;q=0", undefined],
  ["en;q=0.000", undefined],
  ["en; Q=0", undefined],
  ["en;q=0.001", "en"],
  ["en;q=0, fr;q=0.1", "fr"],
  ["fr;q=0.1, en;q=0", "fr"],
  ["en;q=0.4, fr;q=0.5, hu;q=0.5", "fr"],
  ["en-GB, ro;q=0.9", "en"],
  ["EN", "en"],
  ["de, *;q=0.5", undefined],
  ["*;q=0, en;q=0", undefined],
  ["en;q=", undefined],
  ["", undefined],
  [null, undefined],
])("who wishes %s reads %s", (wish, language) => expect(preferredLanguage(wish)).toBe(language));

test.each([
  ["br, gzip", "br", "br"],
  ["br, gzip", "gzip", "gzip"],
  ["br;q=0, gzip", "br", "gzip"],
  ["br;q=0.0, gzip;q=0.000", "br", "identity"],
  ["br; Q=0", "br", "identity"],
  ["br;q=0.001", "br", "br"],
  ["*", "br", "identity"],
  ["", "br", "identity"],
] as const)("who takes %s is sent, at best %s, %s", (taken, best, encoding) =>
  expect(chooseEncoding(taken, best)).toBe(encoding),
);

test.each([
  ["image/avif,image/webp", "avif"],
  ["image/avif;q=0,image/webp", "webp"],
  ["image/avif;q=0.0,image/webp;q=0", "jpeg"],
  ["image/webp;q=0.001", "webp"],
  ["*/*", "jpeg"],
  [null, "jpeg"],
])("who accepts %s is sent a %s", (accepted, format) =>
  expect(pictureFormat(accepted)).toBe(format),
);
