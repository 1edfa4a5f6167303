import {
  emailField,
  hiddenField,
  phoneField,
  postalCodeField,
  textField,
} from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";
import { columnOf, type Columns } from "~db/columns";

import { paymentMethods } from "./order-status";

/** What an order asks of its buyer (spec §3, limits of §5), in the order of the page. */
const orderDetails = z.object({
  fullName: textField("fullName", 3, 100),
  email: emailField("email"),
  phone: phoneField(),
  address: textField("address", 10, 200),
  city: textField("city", 2, 100),
  postalCode: postalCodeField(),
  notes: z
    .string()
    .trim()
    .max(1000, message("tooLong", { count: 1000 }))
    .default(""),
  paymentMethod: z.enum(paymentMethods, { error: message("paymentMethod") }),
});

export const checkoutForm = orderDetails.extend({ checkoutToken: hiddenField() });

export type OrderDetails = z.output<typeof orderDetails>;

/** The same as an order's row keeps it. */
export type OrderDetailColumns = Columns<OrderDetails>;

export const orderDetailColumns = orderDetails.keyof().options.map(columnOf);

declare module "~db/schema" {
  // Each field of the form is a column of the orders: the migration makes it, this types it.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface OrdersTable extends OrderDetailColumns {}
}
