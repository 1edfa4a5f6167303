import type { Entry, Workshop } from "./diary";
import { endedOrders } from "./ended-orders";
import type { LivedOrder } from "./lived-order";
import { openOrders } from "./open-orders";
import { orderSteps } from "./order-steps";
import { people } from "./people";
import { detailsOf } from "./person-details";
import { placeLived } from "./place";
import type { OrderName } from "./story";

/** What the week's orders do, and by their names those to which more happens. */
export function livedOrders(
  shop: Workshop,
  accounts: ReadonlyMap<string, string>,
): { entries: Entry[]; named: ReadonlyMap<OrderName, LivedOrder> } {
  const named = new Map<OrderName, LivedOrder>();
  const entries = [...endedOrders, ...openOrders].flatMap(
    ({ who, wanted, placed, then = [], details = {}, code, name }) => {
      const order: LivedOrder = { token: "", number: "" };
      if (name) named.set(name, order);
      const person = people[who]!;
      const userId = accounts.get(person.email) ?? null;
      const place = async () => {
        const typed = detailsOf(person, details);
        Object.assign(order, await placeLived(shop, { wanted, details: typed, userId, code }));
      };
      return [
        { daysAgo: placed, work: place },
        ...then.map(([step, daysAgo]) => ({ daysAgo, work: () => orderSteps[step](shop, order) })),
      ];
    },
  );
  return { entries, named };
}
