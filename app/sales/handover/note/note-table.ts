import type { PdfPart } from "~/platform/format/pdf-text";
import type { Appointment } from "~/sales/appointments/appointment.server";
import type { Order } from "~/sales/orders/order.server";
import { lineWords } from "~/shop/cart/line-design";

import type { NoteWords } from "./note-words.server";

export interface NotedOrder {
  /** The order in its customer's words, and as staff read it. */
  buyer: Order;
  staff: Order;
  /** Where not all is handed over: how many pieces of each line are, and what is collected; bani. */
  part: { quantities: number[]; dueBani: number } | null;
  /** When it is brought; null where no day was reserved. */
  delivery: Pick<Appointment, "starts_at" | "ends_at"> | null;
}

/** The same in Romanian and in the customer's language, once where both say the same. */
export function inBoth(words: readonly NoteWords[], write: (one: NoteWords) => string): string {
  return [...new Set(words.map(write))].join(" / ");
}

export function piecesTable(
  { buyer, staff, part }: NotedOrder,
  words: readonly NoteWords[],
): PdfPart {
  const label = (name: "number" | "piece" | "measures" | "quantity" | "received") =>
    inBoth(words, ({ t }) => t(`columns.${name}`));
  return {
    kind: "table",
    columns: [
      { label: label("number"), share: 0.5 },
      { label: label("piece"), share: 3 },
      { label: label("measures"), share: 4 },
      { label: label("quantity"), share: 1.2, isNumber: true },
      { label: label("received"), share: 1.2 },
    ],
    rows: staff.lines.flatMap(({ name, design, quantity: ordered }, index) => {
      const quantity = part ? (part.quantities[index] ?? 0) : ordered;
      if (quantity === 0) return [];
      const bought = buyer.lines[index] ?? { name, design };
      const named = words.length > 1 ? [name, bought.name] : [name];
      const designs = words.map(({ language, speaker }) => {
        const chosen = language === "ro" ? design : bought.design;
        return chosen ? lineWords(chosen, speaker) : "–";
      });
      const texts = [named, designs].map((both) => [...new Set(both)].join(" / "));
      return [[String(index + 1), ...texts, String(quantity), ""]];
    }),
  };
}

/** Lines for a pen: packages, day and hour, what is missing or damaged, both signatures. */
export function blanks(both: (write: (one: NoteWords) => string) => string): PdfPart {
  return {
    kind: "blanks",
    rows: [
      {
        height: 46,
        labels: [
          ({ t }: NoteWords) => t("packages"),
          ({ t }: NoteWords) => t("day"),
          ({ t }: NoteWords) => t("hour"),
        ].map(both),
      },
      { height: 46, labels: [both(({ t }) => t("remarks"))] },
      { height: 26, labels: [""] },
      { height: 26, labels: [""] },
      { height: 74, labels: [both(({ t }) => t("handedOver")), both(({ t }) => t("receivedBy"))] },
    ],
  };
}
