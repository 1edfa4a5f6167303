import type { ToldTopic } from "~/front/assistant/answers/topics";
import type { Kind } from "~/furniture/boards/design";
import type { Language } from "~/platform/i18n/languages";

/** A planned piece as the planner's own form makes it: what is typed there, in mm, and what comes out. */
export interface PlannedAnswer {
  kind: Kind;
  /** Width, height and depth of the niche or of the piece, and how far a skirting board stands out. */
  typed: [number, number, number];
  niche?: { skirting: number };
  size: [number, number, number];
  /** Counted in the design that comes out. */
  drawers?: number;
  doors?: number;
  sliding?: number;
  shelves?: number;
  decor?: string;
}

/** What is known of an answer from elsewhere than the assistant. */
export type Known =
  | { asks: "kind" | "width" | "height" | "depth" | "skirting"; niche?: boolean }
  | { plan: PlannedAnswer }
  /** Of the customiser: the product, its lengths in cm, the price in lei. */
  | { made: { product: string; size: [number, number, number]; lei: number } }
  /** A zone's price in lei and its days, of a county as the shop writes it. */
  | { delivers: { place: string; lei: number; days: string } }
  | { byOffer: string }
  | { asksPlace: true }
  /** The days that the product's page and the planner show. */
  | { term: string[] }
  | { products: string[] }
  | { signIn: true }
  | { order: "signIn" | "askEmail" | "askNumber" | "unproven" }
  | { topic: "hours" | "warranty" | "payment" | "returns"; says: string }
  /** What the shop says of it, whole; what is said must be true is tried apart. */
  | { about: ToldTopic }
  | { courtesy: "thanks" | "greeting" }
  /** That it is not known, and the ways to somebody who knows. */
  | { nothing: true };

/** A message with the visitor's earlier ones, and what must be answered; `in`: where the page's language is another. */
export interface KnownQuestion {
  says: string;
  after?: string[];
  in?: Language;
  known: Known;
}

/** A whole conversation: each message is said after those before, with their answers. */
export interface KnownConversation {
  page: Language;
  in?: Language;
  turns: { says: string; known: Known }[];
}
