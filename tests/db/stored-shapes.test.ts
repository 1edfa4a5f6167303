import { expect, test } from "vitest";

import { noExtras, readExtras } from "~/front/assistant/answering/extras.server";
import { readDocumentContent } from "~/sales/billing/stored-document.server";
import { completeDetails, readTypedDetails } from "~/sales/orders/placing/typed-details.server";
import { readQuoteLines, readShownDesign } from "~/sales/quotes/stored/quote-columns.server";
import { noSafety } from "~/shop/catalogue/safety";
import { readSafety, readSpecification } from "~/shop/catalogue/stored-product.server";

import { documentOf } from "../billing/random-documents";
import { buyerDetails, frozenDesk } from "../world";

test("what older releases have stored is read in the shape of today", () => {
  const { discount: _, paidOnceBani: __, ...older } = documentOf([]);
  expect(readDocumentContent(JSON.stringify(older))).toEqual(documentOf([]));
  expect(readSafety('{"care":"Se șterge."}')).toEqual({ ...noSafety, care: "Se șterge." });
  expect(readSpecification("{}").features).toEqual([]);
  expect(readExtras('{"products":[]}')).toEqual(noExtras);
  const shown = { plan: "d", kind: "bookcase", hasFronts: false, version: "1" };
  const named = { ...shown, bodyName: "Alb", frontName: "Alb", handleName: "Fără" };
  const body = { width: 800, height: 2000, depth: 300 };
  const today = { ...named, size: { ...body, fills: "nothing" } };
  expect(readShownDesign(JSON.stringify({ ...named, ...body }))).toEqual(today);
  expect(readShownDesign(JSON.stringify(today))).toEqual(today);
  expect(readShownDesign(frozenDesk)).toEqual(JSON.parse(frozenDesk));
});

test("the lines of a draft hold no copies of their designs yet", () => {
  const written = { title: "Dulap", design: "", quantity: 1, unit_bani: 100_00 };
  expect(readQuoteLines(JSON.stringify([written]))).toEqual([
    {
      ...written,
      staff_title: "",
      product_id: null,
      configuration: "",
      staff_configuration: "",
      is_ready: false,
      days: null,
      vat_percent: null,
    },
  ]);
});

test("what the checkout of another release has not asked for is typed at this one's", () => {
  expect(readTypedDetails(JSON.stringify(buyerDetails))).toEqual(buyerDetails);
  const made = { ...buyerDetails, phone: "+40722123456", postalCode: "010101" };
  expect(completeDetails(buyerDetails)).toEqual(made);
  const { country: _, ...older } = buyerDetails;
  expect(readTypedDetails(JSON.stringify(older))).toEqual(older);
  expect(completeDetails(older)).toBeUndefined();
  expect(readTypedDetails('{"country":["RO"]}')).toEqual({});
});
