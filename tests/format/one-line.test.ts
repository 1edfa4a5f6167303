import fc from "fast-check";
import { expect, test } from "vitest";

import { chatForm } from "~/front/assistant/chat-form";
import { categoryForm } from "~/front/routes/office/catalogue/category/save.server";
import { consultantForm } from "~/front/routes/shop/consultant/schema";
import { contactForm } from "~/front/routes/shop/contact/schema";
import { returnForm } from "~/front/routes/shop/order-drawing/schema";
import { reviewForm } from "~/front/routes/shop/product/schema";
import { questionForm } from "~/front/routes/shop/questions/schema";
import { requestForm } from "~/front/routes/shop/quote-request/schema";
import { declineForm } from "~/front/routes/shop/quote/schema";
import { oneLine, severalLines } from "~/platform/format/one-line";
import { reservationForm } from "~/sales/appointments/front/reservation-form";
import { claimForm } from "~/sales/approvals/front/claim-form";
import { checkoutForm } from "~/sales/orders/checkout-form";
import { withdrawalForm } from "~/sales/withdrawals/front/withdrawal-form";
import { productForm } from "~/shop/catalogue-editing/front/product-form";

/** Direction marks, characters without width, and letters disguised as tags. */
const unseen = [
  ..."\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
  ..."\u200b\u200c\u200d\u2060\u2061\u2064\ufeff\u00ad\u180e\u034f\u3164",
  ..."\u{e0001}\u{e0041}\u{e007f}",
];
const seen = [..."aZșțÎéЖя中م7 .,&'\"-–/()", "e\u0301", "❤\ufe0f", "👍🏽", "葛\u{e0100}"];

test("whatever is hidden in a line goes, and everything else of it stays", () => {
  const part = fc.oneof(
    fc.record({ text: fc.constantFrom(...seen), isSeen: fc.constant(true) }),
    fc.record({ text: fc.constantFrom(...unseen), isSeen: fc.constant(false) }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const typed = parts.map(({ text }) => text).join("");
      const kept = parts.flatMap(({ text, isSeen }) => (isSeen ? [text] : [])).join("");
      expect(oneLine(typed)).toBe(kept.trim());
    }),
    { numRuns: 2000 },
  );
});

test("of any text at all one line is left, the same when it is read again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const line = oneLine(typed);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b-\u200d\u2060\ufeff]/u);
      expect(oneLine(line)).toBe(line);
    }),
    { numRuns: 2000 },
  );
});

test("names of people, products and categories and subjects are such lines", () => {
  const typed = "Masă\u202e de\u200b \u{e0041}stejar\u2028nouă";
  const read = "Masă de stejar nouă";
  expect(contactForm.shape.name.parse(typed)).toBe(read);
  expect(contactForm.shape.subject.parse(typed)).toBe(read);
  expect(productForm.shape.name.parse(typed)).toBe(read);
  expect(categoryForm.shape.name.parse(typed)).toBe(read);
  // A name of hidden characters only is empty.
  expect(productForm.shape.name.safeParse("\u200b\u200b\u200b\u200b").success).toBe(false);
});

test("a telephone number copied with marks of direction around it is accepted", () => {
  expect(contactForm.shape.phone.parse("\u202a+40 722 123 456\u202c")).toBe("+40722123456");
});

const joined = ["👩\u200d🔧", "❤\ufe0f\u200d🔥", "👍🏽\u200d💻", "می\u200cخواهم", "क्\u200dष"];

test("of a text of several lines whatever is hidden goes, but for joiners that are written for", () => {
  const part = fc.oneof(
    fc.constantFrom(...seen, ...joined, "\n", "\t").map((text) => ({ text, isSeen: true })),
    fc
      .constantFrom(...unseen.filter((sign) => !/[\u200c\u200d]/.test(sign)), "\0", "\u0007")
      .map((text) => ({ text, isSeen: false })),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const typed = parts.map(({ text }) => text).join("");
      const kept = parts.flatMap(({ text, isSeen }) => (isSeen ? [text] : [])).join("");
      expect(severalLines(typed)).toBe(kept.trim());
    }),
    { numRuns: 1000 },
  );
  expect(severalLines("a\u200db \u200dc\u200c")).toBe("ab c");
  expect(severalLines("unu\r\ndoi\rtrei\u2028patru")).toBe("unu\ndoi\ntrei\npatru");
});

test("any text is the same when it is read again, and no sign turns what stands around it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const text = severalLines(typed);
      expect(text).not.toMatch(/[\p{Bidi_Control}\u200b\u2060\ufeff\u00ad\0]/u);
      expect(severalLines(text)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

/** Every text that strangers send by a form: what they typed is kept by such a field. */
const strangers = {
  contact: () => contactForm.shape.message,
  question: () => questionForm.shape.text,
  wishes: () => requestForm.shape.wishes,
  consultant: () => consultantForm.shape.note,
  review: () => reviewForm.shape.text,
  assistant: () => chatForm.shape.message,
  checkout: () => checkoutForm.shape.notes,
  withdrawal: () => withdrawalForm.shape.wording,
  appointment: () => reservationForm("showroom").shape.note,
  claim: () => claimForm.shape.text,
  drawing: () => returnForm.shape.note,
  quote: () => declineForm.shape.note,
};

test.each(Object.entries(strangers))(
  "no mark of direction survives in the text of: %s",
  (_, field) => {
    const typed = "Plătesc \u202e001\u202c lei,\u2066 nu\u200b 100.\u200f\u0000 Mulțumesc!";
    expect(field().parse(typed)).toBe("Plătesc 001 lei, nu 100. Mulțumesc!");
  },
);
