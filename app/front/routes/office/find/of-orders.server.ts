import { mayDo } from "~/people/identity/front/roles";
import { foldText } from "~/platform/format/compare-texts";
import { listQuery } from "~/platform/http/list-query";
import { officePaths } from "~/platform/paths/office-paths";
import { searchOrders } from "~/sales/orders/front/search-orders.server";
import { WITH_NOTES, type OrderFilter } from "~/sales/orders/order-filter";
import { listBatches } from "~/workshop/batches/front/batch.server";

import { isOfSales, MOST_SHOWN, MOST_WITHOUT_LIST, type Found, type Kind } from "./kind";

/** Orders and what is made of them. */
export const ofOrders = {
  orders: {
    isFor: isOfSales,
    find: (search) => findOrders(search, undefined),
  },
  pieces: {
    isFor: isOfSales,
    find: (search) => findOrders(search, "notes"),
  },
  /** For staff to whom orders are packages, without a customer. */
  packages: {
    isFor: (role) => mayDo(role, "workshop") && !isOfSales(role),
    find: async (search) => {
      const { orders, count, isMore } = await searchOrders({
        search,
        among: "pieces",
        most: MOST_WITHOUT_LIST,
      });
      const things = orders.map(({ number, pieces, placed_at }) => ({
        title: number,
        to: officePaths.orderPackage(number),
        about: pieces,
        at: placed_at,
      }));
      return { things, count, isMore, list: null };
    },
  },
  batches: {
    isFor: (role) => mayDo(role, "workshop"),
    find: async (search) => {
      const wanted = foldText(search);
      const batches = (await listBatches()).filter(({ number }) =>
        foldText(number).includes(wanted),
      );
      const things = batches.map(({ id, number, created_at }) => ({
        title: number,
        to: officePaths.batch(id),
        about: [],
        at: created_at,
      }));
      return { things, count: batches.length, list: null };
    },
  },
} satisfies Record<string, Kind>;

async function findOrders(search: string, among: OrderFilter["among"]): Promise<Found> {
  const { orders, count, isMore } = await searchOrders({ search, among, most: MOST_SHOWN });
  const things = orders.map(({ number, full_name, city, pieces, placed_at }) => ({
    title: number,
    to: officePaths.order(number),
    about: [full_name, city, ...pieces],
    at: placed_at,
  }));
  const list = listQuery({ cauta: search, in: among && WITH_NOTES });
  return { things, count, isMore, list: officePaths.orders() + list };
}
