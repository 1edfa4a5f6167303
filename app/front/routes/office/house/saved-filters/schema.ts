import { z } from "~/platform/basics/zod";
import { textField } from "~/platform/forms/field-schemas";

/** What a filter is kept as. */
export const filterForm = z.object({ name: textField("filterName", 2, 40) });
