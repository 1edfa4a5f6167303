import { z } from "~/platform/basics/zod";
import { parseForm } from "~/platform/forms/read-form.server";
import { toColumns } from "~db/columns";
import type { OrderDetailColumns } from "~db/schema";
import { storedJson } from "~db/stored-json";

import {
  checkoutFormFor,
  orderDetailColumns,
  type CheckoutDetails,
  type TypedDetails,
} from "../checkout-form";

/** What was typed at a checkout, whole or not; nothing where it has another shape. */
export const readTypedDetails = storedJson(
  "checkout_drafts.details",
  z.record(z.string(), z.string()).catch({}),
);

/** What the form makes of what was typed; undefined while something is missing or wrong. */
export function completeDetails(typed: TypedDetails): CheckoutDetails | undefined {
  const form = new FormData();
  for (const [field, text] of Object.entries(typed)) form.append(field, text);
  const submission = parseForm(form, checkoutFormFor(form));
  return submission.status === "success" ? submission.value : undefined;
}

/** What was typed as an order's row would keep it; empty where nothing was. */
export function typedColumns(typed: TypedDetails): OrderDetailColumns {
  const columns: Partial<Record<string, string>> = toColumns(typed);
  const whole = orderDetailColumns.map((column) => [column, columns[column] ?? ""]);
  return Object.fromEntries(whole) as OrderDetailColumns;
}
