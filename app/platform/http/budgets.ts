// All budgets of posts are in this one table, so that none is forgotten. Whoever adds a post adds it here,
// or a test fails. An order is counted in its own transaction. That is after everything for which its own
// cart could be refused, so that such an order spends nothing; and before the shop looks at what its buyer
// ordered earlier, so that whoever types other people's addresses to learn that spends an order on each.

import { accountBudgets } from "./budgets/account-budgets";
import type { Budget } from "./budgets/budget";
import type { RateLimit } from "./rate-limit.server";

/**
 * Every action that costs stock, mail, hashing, rows or calls to the assistant's provider, with its
 * limit. A route that takes posts is either here or in `freePosts`.
 */
export const budgets = {
  ...accountBudgets,
  checkout: {
    costs: ["stock", "mail", "rows"],
    posts: ["shop/checkout-review", "shop/quote-accept"],
    client: { name: "checkout", most: 20, minutes: 60 },
    recipient: { name: "checkout-for", most: 5, minutes: 60 },
    account: { name: "checkout-of", most: 20, minutes: 60 },
  },
  /** Codes are short: whoever tries many of them is guessing. */
  discount: {
    costs: ["rows"],
    posts: ["shop/cart discount", "shop/checkout discount"],
    client: { name: "discount-codes", most: 30, minutes: 60 },
    account: { name: "discount-codes-of", most: 30, minutes: 60 },
  },
  checkoutDetails: {
    costs: ["rows"],
    posts: ["shop/checkout"],
    client: { name: "checkout-details", most: 120, minutes: 60 },
  },
  /** What is typed is kept field by field. */
  checkoutTyping: {
    costs: ["rows"],
    posts: ["shop/checkout keep", "shop/checkout transport", "shop/checkout cart"],
    client: { name: "checkout-typing", most: 1_200, minutes: 60 },
  },
  cart: {
    costs: ["rows"],
    posts: [
      "shop/product add-design",
      "shop/planner",
      "shop/run-planner",
      "shop/swatches",
      "shop/cart add",
      "shop/cart buy",
      "shop/cart set-quantity",
      "shop/cart clear",
      "shop/cart restore",
      "shop/cart accept-prices",
      "shop/cart remove-discount",
      "shop/checkout remove-discount",
    ],
    client: { name: "cart", most: 600, minutes: 60 },
  },
  saved: {
    costs: ["rows"],
    posts: ["shop/saved save", "shop/saved remove", "shop/saved share", "shop/saved-list"],
    client: { name: "saved", most: 300, minutes: 60 },
    account: { name: "saved-of", most: 300, minutes: 60 },
  },
  savedMail: {
    costs: ["mail", "rows"],
    posts: ["shop/saved mail"],
    client: { name: "saved-mails", most: 10, minutes: 60 },
    recipient: { name: "saved-mails-for", most: 3, minutes: 24 * 60 },
  },
  review: {
    costs: ["mail", "rows"],
    posts: ["shop/product review"],
    account: { name: "reviews", most: 10, minutes: 24 * 60 },
    product: { name: "reviews-of", most: 20, minutes: 60 },
  },
  question: {
    costs: ["mail", "rows"],
    posts: ["shop/questions"],
    client: { name: "questions", most: 10, minutes: 60 },
    product: { name: "questions-about", most: 40, minutes: 60 },
  },
  contact: {
    costs: ["mail", "rows"],
    posts: ["shop/contact", "shop/consultant"],
    client: { name: "contact", most: 5, minutes: 60 },
    recipient: { name: "contact-receipt", most: 3, minutes: 24 * 60 },
  },
  quoteRequest: {
    costs: ["mail", "rows"],
    posts: ["shop/quote-request"],
    client: { name: "quote-requests", most: 10, minutes: 60 },
    recipient: { name: "quote-receipts", most: 10, minutes: 24 * 60 },
  },
  /** For whoever holds a quote's link. */
  quoteAnswer: {
    costs: ["mail", "rows"],
    posts: ["shop/quote ask-again", "shop/quote decline"],
    client: { name: "quote-answers", most: 30, minutes: 60 },
  },
  newsletter: {
    costs: ["mail", "rows"],
    posts: ["shop/newsletter"],
    client: { name: "newsletter", most: 5, minutes: 60 },
    recipient: { name: "newsletter-address", most: 3, minutes: 24 * 60 },
  },
  /** The mail that asks to confirm that somebody wants to hear when a piece is back. */
  stockAlert: {
    costs: ["mail", "rows"],
    posts: ["shop/stock-alert"],
    client: { name: "stock-alerts", most: 10, minutes: 60 },
    recipient: { name: "stock-alerts-to", most: 6, minutes: 24 * 60 },
    product: { name: "stock-alerts-of", most: 60, minutes: 30 },
  },
  /** Appointments of people who have proven their address, or whose order the workshop knows. */
  appointment: {
    costs: ["mail", "rows"],
    posts: ["shop/appointment-new", "shop/order-appointment"],
    client: { name: "appointments", most: 10, minutes: 60 },
  },
  /** Appointments of anybody else, which keep a time from others for half an hour, the period of the client's limit. */
  appointmentHold: {
    costs: ["mail", "rows"],
    posts: ["shop/appointment-new", "shop/order-appointment"],
    client: { name: "appointment-holds", most: 3, minutes: 30 },
    recipient: { name: "appointment-holds-for", most: 6, minutes: 24 * 60 },
  },
  /** Changes by whoever holds the appointment's link; each change is mailed. */
  appointmentChange: {
    costs: ["mail", "rows"],
    posts: ["shop/appointment confirm", "shop/appointment move", "shop/appointment cancel"],
    client: { name: "appointment-changes", most: 30, minutes: 60 },
  },
  withdrawal: {
    costs: ["mail", "rows"],
    posts: ["shop/withdrawal confirm", "shop/order-withdrawal confirm"],
    client: { name: "withdrawal", most: 10, minutes: 60 },
    // The law wants the whole statement in the receipt, whoever sent it, so only few receipts go to one address.
    recipient: { name: "withdrawal-receipt", most: 4, minutes: 24 * 60 },
  },
  /** An answer to an offer for the transport of an order. */
  transport: {
    costs: ["mail", "rows"],
    posts: ["shop/order"],
    client: { name: "transport-answers", most: 40, minutes: 60 },
    order: { name: "transport-answers-of", most: 20, minutes: 60 },
  },
  drawing: {
    costs: ["mail", "rows"],
    posts: ["shop/order-drawing approve", "shop/order-drawing return"],
    client: { name: "drawings", most: 60, minutes: 60 },
    order: { name: "drawings-of", most: 40, minutes: 60 },
  },
  claim: {
    costs: ["mail", "rows"],
    posts: ["shop/order-claims", "shop/order-claim"],
    client: { name: "claims", most: 20, minutes: 60 },
    order: { name: "claims-of", most: 30, minutes: 24 * 60 },
  },
  /** Each post may ask the card provider for a page. */
  card: {
    costs: ["rows"],
    posts: ["shop/card-payment"],
    client: { name: "card-payments", most: 40, minutes: 60 },
    order: { name: "card-payments-of", most: 20, minutes: 60 },
  },
  assistant: {
    costs: ["assistant", "rows"],
    posts: ["shop/assistant", "resources/chat"],
    client: { name: "assistant-client", most: 100, minutes: 60 },
    conversation: { name: "assistant", most: 20, minutes: 60 },
  },
  /** All posts of the staff. */
  backOffice: {
    costs: ["mail", "rows"],
    posts: ["office/*"],
    account: { name: "desk", most: 3_000, minutes: 60 },
  },
} as const satisfies Record<string, Budget>;

/**
 * Limits of what is only read but takes much processor time: in a large shop the file of a whole list takes seconds.
 * They are no posts, because they change nothing.
 */
export const fileBudgets = {
  /** Fetched a few times a day by the services that show them to others. */
  feed: { name: "feeds", most: 60, minutes: 60 },
  /** For each of the staff: files of whole lists. */
  office: { name: "office-files", most: 60, minutes: 60 },
  /** For each of the staff: the papers of one order or document, as many as a team prints in some days. */
  paper: { name: "office-papers", most: 300, minutes: 60 },
  /** For each of the staff: a search over everything, one every six seconds for a whole hour. */
  find: { name: "office-find", most: 600, minutes: 60 },
} satisfies Record<string, RateLimit>;

/** Posts that use up nothing shared, and why. */
export const freePosts: Readonly<Record<string, string>> = {
  "shop/not-found": "answers that there is no such page",
  "resources/card-event": "takes only what a provider has signed; the rest costs one digest",
  "resources/language": "sets a cookie",
  "resources/data-saver": "sets a cookie",
  "account/sign-out": "ends one session",
  "shop/assistant clear": "deletes one conversation",
  "shop/withdrawal review": "shows what was typed",
  "shop/withdrawal edit": "shows what was typed",
  "shop/order-withdrawal review": "shows what was typed",
  "shop/order-withdrawal edit": "shows what was typed",
  "shop/subscription":
    "changes one row, for who holds its link; a mail provider posts it for thousands",
  "shop/stock-alert-link confirm": "changes one row, once, for who holds its link",
  "shop/stock-alert-link end": "ends one row, for who holds its link",
};
