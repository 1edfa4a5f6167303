import fc from "fast-check";
import { expect, test } from "vitest";

import {
  makerOf,
  missingToPublish,
  safetyFields,
  shopAsMaker,
  type ProductSafety,
} from "~/shop/catalogue/safety";
import { readSafety } from "~/shop/catalogue/stored-product.server";

const shop = { name: "Atelier SRL", address: "Strada Lungă 1", contact: "ana@example.com" };
const complete: ProductSafety = {
  identifier: "AT-1",
  manufacturerName: "",
  manufacturerAddress: "",
  manufacturerContact: "",
  importer: "",
  emission: "E05",
  warnings: "Se poate răsturna.",
  care: "Se șterge.",
};

test("the shop makes what names no other maker, and is seen with its seat", () => {
  expect(missingToPublish(complete, shop)).toEqual([]);
  expect(makerOf(complete, shop)).toEqual(shop);
  const settings = {
    company: { name: "Atelier SRL", seat: "" },
    general: { address: "Strada Lungă 1", email: "ana@example.com" },
  };
  expect(shopAsMaker(settings)).toEqual(shop);
  const seated = { ...settings, company: { name: "Atelier SRL", seat: "Cluj" } };
  expect(shopAsMaker(seated).address).toBe("Cluj");
});

test("a maker of its own is named whole, never filled up with the shop's address", () => {
  const half = { ...complete, manufacturerName: "Meister GmbH" };
  expect(missingToPublish(half, shop)).toEqual(["manufacturerAddress", "manufacturerContact"]);
});

test("each empty text is named, the importer alone may be left out", () => {
  const needed = safetyFields.filter((name) => name !== "importer");
  fc.assert(
    fc.property(fc.subarray(needed), fc.boolean(), (empty, hasImporter) => {
      const safety = {
        ...complete,
        manufacturerName: "Meister GmbH",
        manufacturerAddress: "Ring 1",
        manufacturerContact: "https://meister.example",
        importer: hasImporter ? "Import SRL" : "",
        ...Object.fromEntries(empty.map((name) => [name, ""])),
      };
      const nobody = { name: "", address: "", contact: "" };
      expect(missingToPublish(safety, nobody)).toEqual(empty);
    }),
  );
});

test("a row of before lacks everything but the maker", () => {
  expect(missingToPublish(readSafety("{}"), shop)).toEqual([
    "identifier",
    "emission",
    "warnings",
    "care",
  ]);
});
