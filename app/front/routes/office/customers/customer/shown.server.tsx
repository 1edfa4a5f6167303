import { formatPhone } from "~/platform/format/phones.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { listAlike } from "~/sales/customers/front/alike-customers.server";
import type { Customer } from "~/sales/customers/front/customer.server";
import { listOrdersOf } from "~/sales/customers/front/customers-orders.server";
import { listConsents, listSentThings } from "~/sales/customers/front/sent-things.server";
import { namesOfStaff } from "~/sales/orders/office-order.server";

import { Notes } from "./notes";
import { Orders } from "./orders";
import { Person } from "./person";
import { Things } from "./things";

/** The parts of a customer's page that are only shown, as HTML, with one page of the orders. */
export async function shownHtml(
  customer: Customer,
  {
    page,
    language,
    isAdministrator,
  }: { page: number; language: Language; isAdministrator: boolean },
) {
  const { id, notes, merges, money } = customer;
  const orders = await listOrdersOf(id, page);
  const nameOf = await namesOfStaff([
    ...notes.map(({ written_by }) => written_by),
    ...merges.map(({ merged_by }) => merged_by),
  ]);
  const html = (part: React.ReactElement) => htmlIn(language, part);
  const { pageCount } = orders;
  return {
    orders: { page: orders.page, pageCount },
    shown: {
      orders: html(<Orders money={money} orders={orders.orders} total={orders.total} />),
      things: html(<Things things={await listSentThings(id)} />),
      person: html(
        <Person
          customer={{ ...customer, phones: [...new Set(customer.phones.map(formatPhone))] }}
          alike={await listAlike(id)}
          consents={await listConsents(customer)}
          isAdministrator={isAdministrator}
        />,
      ),
      notes: html(
        <Notes
          id={id}
          notes={notes.map((one) => ({ ...one, by: nameOf(one.written_by) }))}
          merges={merges.map((one) => ({ ...one, by: nameOf(one.merged_by) }))}
        />,
      ),
    },
  };
}
