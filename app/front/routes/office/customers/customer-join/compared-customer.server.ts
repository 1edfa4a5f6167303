import { formatPhone } from "~/platform/format/phones.server";
import type { Customer } from "~/sales/customers/front/customer.server";

/** What of a customer is compared with another. */
export function compared({
  id,
  called,
  names,
  companies,
  emails,
  phones,
  taxCodes,
  notes,
  tags,
}: Customer) {
  const shown = [...new Set(phones.map(formatPhone))];
  return {
    id,
    called,
    names,
    companies,
    emails,
    phones: shown,
    taxCodes,
    tags,
    notes: notes.length,
  };
}
