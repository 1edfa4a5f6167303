/** Whether a file asks for a recent proof, and if not, why it need not. */
type OfFile = { asksFor: "proof" } | { asksFor: "nothing"; why: string };

const ofBuyers: OfFile = { asksFor: "proof" };
const without = (why: string): OfFile => ({ asksFor: "nothing", why });

const oneOrder = "the page of the same order shows the same people";
const noPeople = "it names nobody";

/**
 * Every file behind a sign-in. One that holds many people, or all of one, asks for a recent proof
 * (`SECURITY.md`); a file that is missing here fails the test.
 */
export const files: Record<string, OfFile> = {
  "routes/account/data-export": ofBuyers,
  "routes/office/money/bookkeeping-file": ofBuyers,
  "routes/office/money/e-invoices-zip": ofBuyers,
  "routes/office/customers/newsletter-csv": ofBuyers,
  "routes/office/sales/orders-csv": ofBuyers,
  "routes/office/sales/orders-documents": ofBuyers,

  "routes/account/home": without("it leads to the profile"),
  "routes/office/sales/claim-picture": without(oneOrder),
  "routes/office/money/document-pdf": without(oneOrder),
  "routes/office/money/e-invoice-xml": without(oneOrder),
  "routes/office/customers/message-file": without(
    "it came with one message, whose page names its sender",
  ),
  "routes/office/sales/order-drawing-file": without(oneOrder),
  "routes/office/sales/order-handover-pdf": without(oneOrder),
  "routes/office/sales/order-picture": without(oneOrder),
  "routes/office/sales/quote-picture": without(
    "it came with one request, whose page names its sender",
  ),

  "routes/office/workshop/batch-cuts": without(noPeople),
  "routes/office/workshop/batch-sheet": without(noPeople),
  "routes/office/money/figures-csv": without(noPeople),
  "routes/office/workshop/offcut-label": without(noPeople),
  "routes/office/workshop/package-labels": without(noPeople),
  "routes/office/workshop/package-pdf": without(noPeople),
  "routes/office/workshop/package-saw": without(noPeople),
  "routes/office/workshop/package-step": without(noPeople),
  "routes/office/workshop/package-zip": without(noPeople),
  "routes/office/catalogue/products-export": without(noPeople),
  "routes/office/workshop/stock-csv": without(noPeople),
  "routes/office/workshop/stock-count-csv": without(noPeople),
  "routes/office/workshop/supplier-order-file": without(noPeople),
  "routes/office/workshop/workshop-sheet": without("it leads to the package"),
};
