import { listAddresses } from "~/people/identity/front/address.server";
import { findUser } from "~/people/identity/front/office-users.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { formatPhone } from "~/platform/format/phones.server";
import { countyCodes } from "~/platform/settings/places";
import type { TypedDesk } from "~/sales/orders/desk-order.server";
import { typedByBuyer } from "~/sales/orders/front/begin-desk-order.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";

/** What an order for somebody who was found begins with; undefined where they are gone by now. */
export async function startFrom(
  source: string,
): Promise<{ userId: string | null; typed: TypedDesk & { fullName: string } } | undefined> {
  const [kind, id = ""] = source.split(":", 2);
  if (kind === "account") return startFromAccount(id);
  if (kind === "order") return startFromOrder(id);
  const request = kind === "request" ? await findQuoteRequest({ id }) : undefined;
  if (!request) return undefined;
  const { name: fullName, email, phone, county, city, language, user_id: userId } = request;
  const country = countyCodes.some((code) => code === county) ? HOME_COUNTRY : "";
  return { userId, typed: { fullName, email, phone, country, county, city, language } };
}

async function startFromAccount(id: string) {
  const user = await findUser(id);
  if (!user) return undefined;
  const [saved] = await listAddresses(id);
  const name = `${user.first_name} ${user.last_name}`.trim();
  return {
    userId: id,
    typed: {
      fullName: saved?.full_name ?? name,
      email: user.email,
      phone: saved?.phone ?? formatPhone(user.phone ?? ""),
      country: saved?.country || HOME_COUNTRY,
      county: saved?.county ?? "",
      sector: saved?.sector ?? "",
      address: saved?.address ?? "",
      city: saved?.city ?? "",
      postalCode: saved?.postal_code ?? "",
    },
  };
}

async function startFromOrder(number: string) {
  const order = await findOfficeOrder(number);
  if (!order || order.phone === "") return undefined;
  return { userId: order.user_id, typed: typedByBuyer(order) };
}
