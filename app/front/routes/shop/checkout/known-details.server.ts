import { listAddresses } from "~/people/identity/front/address.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { HOME_COUNTRY } from "~/platform/format/countries";

/** What a signed-in customer need not type: the account's e-mail and the saved address. */
export async function findKnownDetails(request: Request) {
  const account = await findSignedIn(request);
  if (!account) return undefined;
  const [saved] = await listAddresses(account.id);
  return {
    fullName: saved?.full_name ?? `${account.first_name} ${account.last_name}`.trim(),
    email: account.email,
    phone: saved?.phone ?? account.phone ?? "",
    country: saved?.country || HOME_COUNTRY,
    county: saved?.county ?? "",
    sector: saved?.sector ?? "",
    address: saved?.address ?? "",
    city: saved?.city ?? "",
    postalCode: saved?.postal_code ?? "",
  };
}
