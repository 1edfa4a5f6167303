import type { Budget } from "./budget";

/** One limit for all places, except sign-in, that check or set a password. */
const passwordChecks = { name: "password-checks", most: 60, minutes: 15 } as const;

/** What registration, sign-in and an account's own pages may use up. */
export const accountBudgets = {
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
  /** A browser that signed in before has attempts of its own, so that strangers cannot use them up. */
  knownDevice: {
    costs: ["hashing"],
    posts: ["account/sign-in"],
    tries: { name: "known-device-failures", most: 10, minutes: 15 },
  },
  secondStep: {
    costs: ["rows"],
    posts: ["account/sign-in-code"],
    // Three codes in a million are right, and only somebody who knows the password comes this far.
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
    posts: [
      "account/confirm-email",
      "account/confirm-email confirm",
      "account/confirm-email anew",
      "account/invitation",
    ],
    client: passwordChecks,
    tries: { name: "confirmation-tries", most: 10, minutes: 15 },
  },
  reset: {
    costs: ["hashing", "mail", "rows"],
    posts: ["account/choose-password"],
    client: passwordChecks,
    tries: { name: "reset-tries", most: 10, minutes: 15 },
  },
  /** The address that an account is to change to, which its owner has not proven yet. */
  emailChange: {
    costs: ["mail", "rows"],
    posts: ["account/profile email"],
    recipient: { name: "email-changes-to", most: 3, minutes: 24 * 60 },
  },
  /** All posts of a signed-in customer. */
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
} as const satisfies Record<string, Budget>;
