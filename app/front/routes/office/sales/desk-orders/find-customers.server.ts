import { listUsers } from "~/people/identity/front/user-list.server";
import { formatPhone } from "~/platform/format/phones.server";
import { listOrders } from "~/sales/orders/office-order-list.server";
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
