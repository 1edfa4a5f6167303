import { listAddresses } from "~/people/identity/front/address.server";
import { findUser, listUsers } from "~/people/identity/front/office-users.server";
import { HOME_COUNTRY } from "~/platform/format/countries";
import { formatPhone } from "~/platform/format/phones.server";
import { countyCodes } from "~/platform/settings/places";
import { typedByBuyer, type TypedDesk } from "~/sales/orders/desk-order.server";
import { listOrders } from "~/sales/orders/office-order-list.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { listQuoteRequests } from "~/sales/quotes/front/list-quotes.server";

/** Somebody who was found: where, and what is known of them. */
export interface FoundCustomer {
  /** Such as `account:` with an id, by which the form names it. */
  source: string;
  kind: "account" | "order" | "request";
  name: string;
  phone: string;
  email: string;
  place: string;
}

/** The most people shown of each source. */
const MOST_FOUND = 8;

/** Accounts, buyers of orders and senders of requests by name, phone or e-mail; each person once. */
export async function findCustomers(search: string): Promise<FoundCustomer[]> {
  if (search === "") return [];
  const [{ users }, { orders }, { requests }] = await Promise.all([
    listUsers({ search, role: "customer", page: 1 }),
    listOrders({ search, status: "", payment: "", from: "", to: "", page: 1 }),
    listQuoteRequests({ state: "", search, page: 1 }),
  ]);
  const found: FoundCustomer[] = [
    ...users.slice(0, MOST_FOUND).map((user) => ({
      source: `account:${user.id}`,
      kind: "account" as const,
      name: `${user.first_name} ${user.last_name}`.trim(),
      phone: formatPhone(user.phone ?? ""),
      email: user.email,
      place: "",
    })),
    ...orders
      .filter(({ phone }) => phone !== "")
      .map(({ number, full_name, phone, email, city }) => ({
        source: `order:${number}`,
        kind: "order" as const,
        name: full_name,
        phone: formatPhone(phone),
        email,
        place: city,
      })),
    ...requests.map(({ id, name, phone, email, city }) => ({
      source: `request:${id}`,
      kind: "request" as const,
      name,
      phone: formatPhone(phone),
      email,
      place: city,
    })),
  ];
  const seen = new Set<string>();
  const once = found.filter(({ name, phone, email }) => {
    const who = email === "" ? `${name} ${phone}` : email.toLowerCase();
    return !seen.has(who) && seen.add(who);
  });
  return once.slice(0, MOST_FOUND * 2);
}

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
