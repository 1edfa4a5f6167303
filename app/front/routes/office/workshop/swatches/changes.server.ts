import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { readWhole } from "~/platform/forms/number-field";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { listStockedDecors, setSwatchStock } from "~/shop/swatches/swatch-stock.server";

/** More of a decor's swatches than anybody keeps; a larger number is a slip of the finger. */
const MOST_IN_STOCK = 10_000;

/** Marks an order of swatches as sent, which mails its customer. Of two people the second is refused. */
export async function send(post: Post) {
  const { posted, admin: member } = post;
  const number = readText(posted, "number");
  const step = { number, from: "confirmed", to: "in_delivery", note: "" } as const;
  const result = await changeOrderStatus(step, member);
  // An order with furniture takes other steps: it is none of this list.
  if (result.kind === "unknown" || result.kind === "illegal") {
    throw notThere();
  }
  if (result.kind !== "moved") return refused(post, { number }, 409);
  return done(post, {
    to: officePaths.swatches(),
    title: "admin.swatchesSent",
    text: "admin.orderMovedText",
    values: { number },
  });
}

/** Sets how many swatches there are of a decor; nothing typed means that none are offered. */
export async function setStock(post: Post) {
  const { posted, admin: member } = post;
  const id = readText(posted, "decor");
  const decors = await listStockedDecors();
  if (!decors.some((decor) => decor.id === id)) throw notThere();
  const typed = readText(posted, "stock");
  const stock = readCount(typed);
  const again = (error: string | null, status: 409 | 422) =>
    refused(post, { id, count: typed, error }, status);
  if (stock.fault !== undefined) return again(stock.fault, 422);
  const seen = readCount(readText(posted, "seen")).value ?? null;
  const result = await setSwatchStock({ id, stock: stock.value, seen }, member);
  if (result.kind === "unknown") throw notThere();
  if (result.kind === "stale") return again(null, 409);
  return done(post, { to: `${officePaths.swatches()}#stoc`, title: "admin.stockChanged" });
}

/** A whole number as typed, null for nothing; or what is wrong with it. */
function readCount(
  typed: string,
): { value: number | null; fault?: undefined } | { value?: undefined; fault: string } {
  if (typed === "") return { value: null };
  const bounds = { min: 0, max: MOST_IN_STOCK };
  return readWhole(typed, message("countUpTo", bounds), bounds);
}
