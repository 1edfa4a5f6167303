import { z } from "~/platform/basics/zod";
import { textField } from "~/platform/forms/field-schemas";
import { wholeField } from "~/platform/forms/number-field";
import { optionalLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { isIban } from "~/platform/settings/company-identity";
import {
  columnFields,
  dateOrders,
  decimalSigns,
  encodings,
  separators,
  type ColumnField,
} from "~/sales/statements/front/bank-layout";
import { plainIban } from "~/sales/statements/front/cells";

const choose = { error: message("choose") };

/** The name of a column, or its place. */
const column = optionalLine(60);
type Column = typeof column;

const columns = Object.fromEntries(columnFields.map((name) => [name, column])) as Record<
  ColumnField,
  Column
>;

const wantedColumn = textField("bankColumn", 1, 60);

/** A bank and how its statements are written; one of the columns for the amount has to be named. */
export const bankForm = z
  .object({
    name: textField("bankName", 2, 60),
    iban: z
      .string({ error: message("iban") })
      .max(60, message("iban"))
      .transform(plainIban)
      .pipe(z.string({ error: message("iban") }).refine(isIban, message("iban"))),
    encoding: z.enum(encodings, choose),
    separator: z.enum(separators, choose),
    dateOrder: z.enum(dateOrders, choose),
    decimalSign: z.enum(decimalSigns, choose),
    skipRows: wholeField(message("wholeNumber"), {
      min: 0,
      max: 50,
      tooHigh: message("atMost", { most: 50 }),
    }),
    ...columns,
    dateColumn: wantedColumn,
    detailsColumn: wantedColumn,
  })
  .superRefine(({ amountColumn, creditColumn }, context) => {
    if (amountColumn !== "" || creditColumn !== "") return;
    context.addIssue({ code: "custom", path: ["amountColumn"], message: message("bankAmount") });
  });
