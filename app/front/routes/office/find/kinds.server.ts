import type texts from "~locales/ro/office-find.json";

import type { Kind } from "./kind";
import { ofCatalogue } from "./of-catalogue.server";
import { ofCustomers } from "./of-customers.server";
import { ofDesks } from "./of-desks.server";
import { ofOrders } from "./of-orders.server";

export type FindKind = keyof typeof texts.kinds;

/** Everything that is looked for, in the order in which it is shown. */
export const kinds: Record<FindKind, Kind> = {
  ...ofCustomers,
  ...ofOrders,
  ...ofDesks,
  ...ofCatalogue,
};
