import type { Flash } from "~/platform/http/flash";

import type { NoRoom } from "../cart-lines.server";

/** The message about a piece that did not fit into the cart. */
export function noRoom(refusal: Exclude<NoRoom, { kind: "out-of-stock" }>): Omit<Flash, "id"> {
  const { kind, name, most } = refusal;
  const words =
    kind === "full"
      ? ({ title: "cart.full", text: "cart.fullText" } as const)
      : ({ title: "cart.tooMany", text: "cart.tooManyText" } as const);
  return { tone: "error", ...words, values: { name, most } };
}
