import { visit } from "../promises/buying";
import { accountCookie } from "../promises/signed-in";
import type { ShopProcess } from "../shop-process";
import { pieceId, pieces } from "../world";

/** Headers of a browser on its first visit. */
export const firstVisit = {
  Accept: "text/html",
  "Accept-Encoding": "gzip, deflate, br",
  "Accept-Language": "ro",
};

/** Names are of many lengths, and a page depends on that. */
const firstNames = ["Ana", "Ion", "Radu", "Ioana", "Andrei", "Mihaela", "Cristina", "Alexandru"];
const lastNames = ["Pop", "Stan", "Munteanu", "Constantinescu", "Țăranu"];

const TOGETHER = 16;

/** So many visitors, each with a cart of another number of pieces than the next. */
export async function withCarts(shop: ShopProcess, count: number) {
  const productId = await pieceId(shop.db, pieces.desk);
  const cookies: string[] = [];
  const fill = async () => {
    const visitor = visit(shop);
    await visitor.post("/cos", { intent: "add", productId });
    cookies.push(`cart=${visitor.cookie("cart")}`);
  };
  while (cookies.length < count) {
    const missing = Math.min(TOGETHER, count - cookies.length);
    await Promise.all(Array.from({ length: missing }, fill));
  }
  const lines = await shop.db.selectFrom("cart_lines").select("id").execute();
  for (const [nth, { id }] of lines.entries()) {
    const change = shop.db.updateTable("cart_lines").set({ quantity: 1 + (nth % 9) });
    await change.where("id", "=", id).execute();
  }
  return cookies.map((Cookie) => ({ ...firstVisit, Cookie }));
}

/** So many customers, each signed in under a name of their own. */
export async function signedIn(shop: ShopProcess, count: number) {
  const visitors: Record<string, string>[] = [];
  for (let index = 0; index < count; index += 1) {
    const first_name = firstNames[index % firstNames.length]!;
    const last_name = lastNames[index % lastNames.length]!;
    const cookie = await accountCookie(shop, { first_name, last_name });
    visitors.push({ ...firstVisit, Cookie: `account=${cookie}` });
  }
  return visitors;
}
