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
  "routes/admin/accounts-file": ofBuyers,
  "routes/admin/e-invoices-zip": ofBuyers,
  "routes/admin/newsletter-csv": ofBuyers,
  "routes/admin/orders-csv": ofBuyers,

  "routes/account/home": without("it leads to the profile"),
  "routes/admin/claim-picture": without(oneOrder),
  "routes/admin/document-pdf": without(oneOrder),
  "routes/admin/e-invoice-xml": without(oneOrder),
  "routes/admin/message-file": without("it came with one message, whose page names its sender"),
  "routes/admin/order-drawing-file": without(oneOrder),
  "routes/admin/order-handover-pdf": without(oneOrder),
  "routes/admin/order-picture": without(oneOrder),
  "routes/admin/quote-picture": without("it came with one request, whose page names its sender"),

  "routes/admin/batch-cuts": without(noPeople),
  "routes/admin/batch-sheet": without(noPeople),
  "routes/admin/figures-csv": without(noPeople),
  "routes/admin/offcut-label": without(noPeople),
  "routes/admin/package-labels": without(noPeople),
  "routes/admin/package-pdf": without(noPeople),
  "routes/admin/package-saw": without(noPeople),
  "routes/admin/package-step": without(noPeople),
  "routes/admin/package-zip": without(noPeople),
  "routes/admin/products-export": without(noPeople),
  "routes/admin/stock-csv": without(noPeople),
  "routes/admin/workshop-sheet": without("it leads to the package"),
};
