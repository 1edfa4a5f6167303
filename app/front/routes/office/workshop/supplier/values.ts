import type { z } from "zod";

import { leiText } from "~/platform/format/office-money";
import type { SupplierValues } from "~/workshop/stock/front/supplier.server";

import type { supplierForm } from "./schema";

/** What a new supplier begins with. */
export const newSupplier: SupplierValues = {
  name: "",
  email: "",
  phone: "",
  days: 5,
  minimumBani: 0,
};

/** A supplier as the form is filled in. */
export function supplierTexts({ name, email, phone, days, minimumBani }: SupplierValues) {
  const minimum = minimumBani === 0 ? "" : leiText(minimumBani);
  return { name, email, phone, days: String(days), minimum };
}

/** The supplier that a form asks for. */
export function readSupplier(typed: z.output<typeof supplierForm>): SupplierValues {
  const { name, email = "", phone = "", days, minimum: minimumBani = 0 } = typed;
  return { name, email, phone, days, minimumBani };
}
