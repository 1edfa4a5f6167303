import { z } from "~/zod";

import {
  columnFields,
  dateOrders,
  decimalSigns,
  encodings,
  separators,
  type BankLayout,
  type ColumnField,
} from "./bank-layout";

const column = z.string().default("");

const storedLayout = z.object({
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  skipRows: z.number(),
  dateOrder: z.enum(dateOrders),
  decimalSign: z.enum(decimalSigns),
  ...(Object.fromEntries(columnFields.map((name) => [name, column])) as Record<
    ColumnField,
    typeof column
  >),
});

/** A layout as the database keeps it. */
export function readLayout(text: string): BankLayout {
  return storedLayout.parse(JSON.parse(text));
}
