// All budgets of posts in one table. While limits stood beside their forms they were forgotten where
// nobody thought of one: at the checkout, the cart, the reviews. Whoever adds a post adds it here, or a
// test fails. An order is counted in its own transaction, after all that could refuse it, so that a
// refused one spends nothing.

/** How often something may happen: `most` times in `minutes`, counted from the first. */
export interface RateLimit {
  name: string;
  most: number;
  minutes: number;
}

/** What an action spends that is everybody's. */
type Cost = "stock" | "mail" | "hashing" | "rows" | "assistant";

/** What the posts named in it may spend, and whose uses are counted. */
export interface Budget {
  costs: readonly Cost[];
  /** Each a route and, where it takes several, the intent. A route that ends in `*` is all below it. */
  posts: readonly string[];
  /** A client address; wider networks may spend a multiple of it (`networkShares`). */
  client?: RateLimit;
  /** A mail address that the sender has not proven to be his. */
  recipient?: RateLimit;
  /** Whoever is signed in. */
  account?: RateLimit;
  /** Wrong tries at one secret: a password, a code, a link. With the last one a pause begins. */
  tries?: RateLimit;
  /** One product's page, by everybody together. */
  product?: RateLimit;
  /** One conversation with the assistant. */
  conversation?: RateLimit;
}

/**
 * How many times a client's limit a whole network may spend, by the length of its prefix: who owns
 * a /48 has 65,536 times a /64, and thousands may share a provider's /32.
 */
export const networkShares = {
  4: [
    { bits: 32, times: 1 },
    { bits: 24, times: 8 },
  ],
  6: [
    { bits: 64, times: 1 },
    { bits: 56, times: 2 },
    { bits: 48, times: 4 },
    { bits: 32, times: 16 },
  ],
} as const;

/** One limit for every place but the sign-in where a password is checked or chosen. */
const passwordChecks = { name: "password-checks", most: 60, minutes: 15 } as const;

/**
 * Every action that costs stock, mail, hashing, rows or the assistant's provider, and its bound. A
 * route that takes posts stands here or in `freePosts`.
 */
export const budgets = {
  checkout: {
    costs: ["stock", "mail", "rows"],
    posts: ["shop/checkout"],
    client: { name: "checkout", most: 20, minutes: 60 },
    recipient: { name: "checkout-for", most: 5, minutes: 60 },
    account: { name: "checkout-of", most: 20, minutes: 60 },
  },
  cart: {
    costs: ["rows"],
    posts: [
      "shop/product add-design",
      "shop/cart add",
      "shop/cart buy",
      "shop/cart set-quantity",
      "shop/cart clear",
      "shop/cart restore",
      "shop/cart accept-prices",
    ],
    client: { name: "cart", most: 600, minutes: 60 },
  },
  review: {
    costs: ["mail", "rows"],
    posts: ["shop/product review"],
    account: { name: "reviews", most: 10, minutes: 24 * 60 },
    product: { name: "reviews-of", most: 20, minutes: 60 },
  },
  contact: {
    costs: ["mail", "rows"],
    posts: ["shop/contact", "shop/consultant"],
    client: { name: "contact", most: 5, minutes: 60 },
    recipient: { name: "contact-receipt", most: 3, minutes: 24 * 60 },
  },
  newsletter: {
    costs: ["mail", "rows"],
    posts: ["shop/newsletter"],
    client: { name: "newsletter", most: 5, minutes: 60 },
    recipient: { name: "newsletter-address", most: 3, minutes: 24 * 60 },
  },
  withdrawal: {
    costs: ["mail", "rows"],
    posts: ["shop/withdrawal confirm"],
    client: { name: "withdrawal", most: 10, minutes: 60 },
    recipient: { name: "withdrawal-receipt", most: 10, minutes: 24 * 60 },
  },
  assistant: {
    costs: ["assistant", "rows"],
    posts: ["shop/assistant", "resources/chat"],
    client: { name: "assistant-client", most: 100, minutes: 60 },
    conversation: { name: "assistant", most: 20, minutes: 60 },
  },
  registration: {
    costs: ["hashing", "mail", "rows"],
    posts: ["account/sign-up"],
    client: { name: "registrations", most: 20, minutes: 60 },
    recipient: { name: "registrations-for", most: 5, minutes: 24 * 60 },
  },
  linkRequest: {
    costs: ["mail", "rows"],
    posts: ["account/request-confirmation", "account/reset-password"],
    client: { name: "link-requests", most: 20, minutes: 60 },
    recipient: { name: "link-requests-for", most: 4, minutes: 60 },
  },
  signIn: {
    costs: ["hashing", "mail", "rows"],
    posts: ["account/sign-in"],
    client: { name: "sign-ins", most: 60, minutes: 15 },
    tries: { name: "sign-in-failures", most: 10, minutes: 15 },
  },
  /** A browser that signed in before has tries of its own: a stranger's use up none of them. */
  knownDevice: {
    costs: ["hashing"],
    posts: ["account/sign-in"],
    tries: { name: "known-device-failures", most: 10, minutes: 15 },
  },
  secondStep: {
    costs: ["rows"],
    posts: ["account/sign-in-code"],
    // Three codes in a million are right, and only who knows the password comes so far.
    client: { name: "second-steps", most: 60, minutes: 15 },
    tries: { name: "one-time-code-failures", most: 5, minutes: 15 },
  },
  passkey: {
    costs: ["rows"],
    posts: ["account/passkey-options"],
    client: { name: "passkey-challenges", most: 60, minutes: 15 },
  },
  password: {
    costs: ["hashing", "mail", "rows"],
    posts: [
      "account/prove-again",
      "account/profile email",
      "account/profile password",
      "account/security turn-off",
    ],
    client: passwordChecks,
    tries: { name: "own-password-failures", most: 10, minutes: 15 },
  },
  confirmation: {
    costs: ["hashing", "mail", "rows"],
    posts: ["account/confirm-email", "account/confirm-email confirm", "account/confirm-email anew"],
    client: passwordChecks,
    tries: { name: "confirmation-tries", most: 10, minutes: 15 },
  },
  reset: {
    costs: ["hashing", "mail", "rows"],
    posts: ["account/choose-password"],
    client: passwordChecks,
    tries: { name: "reset-tries", most: 10, minutes: 15 },
  },
  /** An address that an account is to move to, which its owner has yet to prove. */
  emailChange: {
    costs: ["mail", "rows"],
    posts: ["account/profile email"],
    recipient: { name: "email-changes-to", most: 3, minutes: 24 * 60 },
  },
  /** Whatever a customer posts who is signed in. */
  account: {
    costs: ["mail", "rows"],
    posts: [
      "account/address*",
      "account/order",
      "account/orders",
      "account/personal-data*",
      "account/profile*",
      "account/recovery-codes",
      "account/security*",
      "account/prove-again",
    ],
    account: { name: "account", most: 200, minutes: 60 },
  },
  /** Whatever an administrator posts. */
  desk: {
    costs: ["mail", "rows"],
    posts: ["admin/*"],
    account: { name: "desk", most: 3_000, minutes: 60 },
  },
} as const satisfies Record<string, Budget>;

/** Posts that spend nothing of everybody's, and why. */
export const freePosts: Readonly<Record<string, string>> = {
  "shop/not-found": "answers that there is no such page",
  "resources/language": "sets a cookie",
  "resources/data-saver": "sets a cookie",
  "account/sign-out": "ends one session",
  "shop/assistant clear": "deletes one conversation",
  "shop/withdrawal review": "shows what was typed",
  "shop/withdrawal edit": "shows what was typed",
  "shop/subscription":
    "changes one row, for who holds its link; a mail provider posts it for thousands",
};
