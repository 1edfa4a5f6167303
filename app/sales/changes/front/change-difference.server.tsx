import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import type { Order } from "~/sales/orders/order.server";

import { changeRows } from "../versions/change-rows.server";
import { ChangeTable } from "../versions/change-table";
import { changeFacts, showChangeIn, type ChangeReader } from "../versions/change-words.server";
import type { OrderChange } from "./find-changes.server";

interface Reader {
  language: Language;
  names: ChangeReader;
}

type Versions = Pick<OrderChange, "before" | "after">;

/** What a change does, row by row. `hasFacts`: with what it means now for money and days. */
export function Difference({
  order,
  change,
  reader,
  hasFacts = false,
}: {
  order: Order;
  change: Versions;
  reader: Reader;
  hasFacts?: boolean;
}) {
  const shown = showChangeIn(order, change, reader);
  return (
    <ChangeTable
      rows={changeRows(shown, reader)}
      facts={hasFacts ? changeFacts(shown, reader) : []}
    />
  );
}

/** The same as HTML. */
export function differenceHtml(order: Order, change: Versions, reader: Reader): string {
  return htmlIn(
    reader.language,
    <Difference order={order} change={change} reader={reader} hasFacts />,
  );
}
