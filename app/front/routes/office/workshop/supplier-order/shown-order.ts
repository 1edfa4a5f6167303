import type { DrawnRecord } from "~/front/desk/record.server";
import type { SupplierOrderState } from "~/workshop/stock/front/order-state";

interface ShownLine {
  name: string;
  code: string;
  /** Of a draft: how many of it are for orders that were placed with another article or pattern. */
  placed: readonly string[];
  unit: "piece" | "metre";
  ordered: number;
  received: number;
  left: number;
  pack: number;
  /** Of a pack, and of all that is ordered, in words; a dash where nobody knows. */
  price: string;
  sum: string;
  amountField: string;
  priceField: string;
}

/** An order to a supplier as its page shows it. */
export interface ShownOrder {
  id: number;
  state: SupplierOrderState;
  supplier: { id: string; name: string; email: string };
  /** The day on which it is to be here, in words; of a draft the one that it would have today. Empty for none. */
  expected: string;
  /** How far it is in words, and whether it is late; empty where it is not. */
  shown: { text: string; tone: "good" | "neutral"; late: string };
  note: string;
  version: number;
  /** What it comes to, in words. */
  total: string;
  /** What is missing of a draft to the least sum that the supplier delivers from, in words; empty for nothing. */
  below: string;
  /** How its newest mail goes. */
  mail: { text: string; isBad: boolean } | null;
  formToken: string;
  lines: readonly ShownLine[];
  /** The supplier's other articles. */
  others: readonly { value: string; label: string }[];
  /** What came so far in words, the newest first; why it was taken back, null where it stands. */
  deliveries: readonly {
    number: number;
    title: string;
    lines: readonly string[];
    takenBack: string | null;
  }[];
  /** What was paid for that; empty before anything came. */
  paid: string;
  records: Record<"save" | "receive" | "day" | "step" | "takeBack", DrawnRecord<string>>;
}
