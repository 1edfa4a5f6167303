import { formatPhone } from "~/platform/format/phones.server";
import { listQuery } from "~/platform/http/list-query";
import { officePaths } from "~/platform/paths/office-paths";
import { calledAs, listCustomers } from "~/sales/customers/front/customer-list.server";

import { isOfSales, type Kind } from "./kind";

/** Who has sent something, by any name, e-mail or number that they have used. */
export const ofCustomers = {
  customers: {
    isFor: isOfSales,
    find: async (search) => {
      const { customers, total, isMore } = await listCustomers({ search, tag: "", page: 1 });
      const things = customers.map((row) => ({
        title: calledAs(row),
        to: officePaths.customer(row.id),
        about: [row.email, formatPhone(row.phone)],
        at: row.last_at,
      }));
      const list = officePaths.customers() + listQuery({ cauta: search });
      return { things, count: total, isMore, list };
    },
  },
} satisfies Record<string, Kind>;
