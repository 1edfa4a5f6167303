import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import {
  columnFields,
  dateOrders,
  decimalSigns,
  encodings,
  separators,
  type BankLayout,
  type ColumnField,
} from "../front/bank-layout";

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
export const readLayout: (text: string) => BankLayout = storedJson("banks.layout", storedLayout);
