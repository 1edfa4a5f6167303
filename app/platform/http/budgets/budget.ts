import type { RateLimit } from "../rate-limit.server";

/** What an action uses up that all clients share. */
type Cost = "stock" | "mail" | "hashing" | "rows" | "assistant";

/** How often the posts that it names may be sent, and by whom the uses are counted. */
export interface Budget {
  costs: readonly Cost[];
  /**
   * Each a route and, where the route takes several posts, the intent. A route ending in `*` covers
   * all below it.
   */
  posts: readonly string[];
  /** Per client address; wider networks may use a multiple (`networkShares`). */
  client?: RateLimit;
  /** Per e-mail address that the sender has not proven to own. */
  recipient?: RateLimit;
  /** Per account. */
  account?: RateLimit;
  /** Wrong attempts at a secret: a password, a code, a link. The last one allowed begins a pause. */
  tries?: RateLimit;
  /** Per product page, for all clients together. */
  product?: RateLimit;
  /** Per conversation with the assistant. */
  conversation?: RateLimit;
  /** Per order, whoever holds its link. */
  order?: RateLimit;
}
