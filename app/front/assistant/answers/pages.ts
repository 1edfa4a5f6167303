import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";

/** Where an answer may lead on to; `assistant-words.pages` has the words of each. */
export const pageNames = [
  "products",
  "planner",
  "samples",
  "appointment",
  "terms",
  "guarantee",
  "withdrawal",
  "orders",
  "contact",
  "quote",
  "password",
  "sign-up",
  "about",
] as const;
export type Page = (typeof pageNames)[number];

const addresses: Record<Page, () => string> = {
  products: paths.products,
  planner: paths.planner,
  samples: serverPaths.swatches,
  appointment: () => paths.appointment(),
  terms: paths.terms,
  guarantee: paths.legalGuarantee,
  withdrawal: paths.withdrawal,
  orders: paths.orders,
  contact: () => paths.contact(),
  quote: () => paths.quote(),
  password: paths.resetPassword,
  "sign-up": paths.signUp,
  about: paths.about,
};

export function addressOfPage(page: Page): string {
  return addresses[page]();
}
