/**
 * The model: what the shop must hold, by the rules that the workshop gave itself. Plain data, and no
 * rule of it is taken from the shop's code. Money in bani.
 */
export interface World {
  pieces: Piece[];
  /** By a name of the model's own; the shop's ids are nobody's business here. */
  carts: Record<string, Cart>;
  buyers: Record<BuyerName, { cart?: string; isSignedIn: boolean }>;
  /** The cart of the one account, which two browsers may share. */
  accountCart?: string;
  /** By their addresses, which the shop gives. */
  orders: Record<string, Order>;
  /** Changes to many products, by the addresses of their previews. */
  bulkChanges: Record<string, BulkChange>;
}

/** Ana has an account and two browsers; the others are guests. */
export const buyerNames = ["Ana", "Ana's phone", "Bogdan", "Carmen"] as const;
export type BuyerName = (typeof buyerNames)[number];

export const adminNames = ["Dan", "Elena"] as const;
export type AdminName = (typeof adminNames)[number];

export const pieceNames = ["table", "shelf", "stool"] as const;

export interface Piece {
  name: string;
  priceBani: number;
  stock: number;
  isActive: boolean;
  /** How often somebody changed it: a form drawn before the last change is stale. */
  changes: number;
  /** Pieces that were ever put on the shelf. */
  given: number;
}

export interface Cart {
  lines: Line[];
  /** How many orders it has become: its lines of before are gone. */
  round: number;
}

export interface Line {
  piece: number;
  /** Its place among the designs, or null for a ready-made piece. */
  design: number | null;
  quantity: number;
  /** The price that the buyer last agreed to. */
  seenBani: number;
  isRemoved: boolean;
}

export type OrderStatus =
  | "new"
  | "confirmed"
  | "in_production"
  | "in_delivery"
  | "delivered"
  | "cancelled";

export interface Order {
  number: string;
  /** Which cart it was, in which round: there is one order of each. */
  origin: string;
  buyer: BuyerName;
  lines: { piece: number; design: number | null; quantity: number; unitBani: number }[];
  totalBani: number;
  /** It goes outside all zones, and nobody has agreed to what its transport costs. */
  isUnquoted: boolean;
  /** Half of what is made to order: no work on it before that is paid. */
  advanceBani: number;
  /** The lines made to order whose drawing is approved, by their places: work waits for all of them. */
  approved: string[];
  /** What is owed no longer, since the price was lowered. */
  reducedBani: number;
  history: OrderStatus[];
  /** One for each form that was taken; money given back is negative. */
  payments: { form: string; bani: number; isRefund: boolean; reason: string }[];
  withdrawals: number;
  /** Every mail that is due, as `observe.ts` names them. */
  mails: string[];
}

export interface BulkChange {
  rows: { piece: number; before: Partial<Piece>; after: Partial<Piece> }[];
  state: "drafted" | "applied" | "undone";
}

/** What the shop is set to, as far as the model must know it. */
export interface Terms {
  vatPercent: number;
  isVatIncluded: boolean;
  /** What is added to a piece's price for each of the designs, before it is rounded to whole lei. */
  designsBani: number[];
}

export function newWorld(pieces: Pick<Piece, "name" | "priceBani" | "stock">[]): World {
  return {
    pieces: pieces.map((piece) => ({
      ...piece,
      isActive: true,
      changes: 0,
      given: piece.stock,
    })),
    carts: {},
    buyers: {
      Ana: { isSignedIn: false },
      "Ana's phone": { isSignedIn: false },
      Bogdan: { isSignedIn: false },
      Carmen: { isSignedIn: false },
    },
    orders: {},
    bulkChanges: {},
  };
}

export function cartOf(world: World, buyer: BuyerName): Cart | undefined {
  const { cart } = world.buyers[buyer];
  return cart === undefined ? undefined : world.carts[cart];
}

/** The lines that a buyer sees in the cart. */
export function linesOf(world: World, buyer: BuyerName): Line[] {
  return cartOf(world, buyer)?.lines.filter((line) => !line.isRemoved) ?? [];
}

/** Today's price of one piece, as it is or in a design. */
export function priceOf(
  world: World,
  { piece, design }: Pick<Line, "piece" | "design">,
  terms: Terms,
): number {
  const { priceBani } = world.pieces[piece]!;
  if (design === null) return priceBani;
  return Math.round((priceBani + terms.designsBani[design]!) / 100) * 100;
}

/** What a buyer pays: the lines, with VAT upon each piece where prices do not hold it. */
export function totalOf(lines: { quantity: number; unitBani: number }[], terms: Terms): number {
  const added = (bani: number) =>
    terms.isVatIncluded ? 0 : Math.round((bani * terms.vatPercent) / 100);
  return lines.reduce(
    (total, { quantity, unitBani }) => total + quantity * (unitBani + added(unitBani)),
    0,
  );
}

/** How buyers wish their order to come: near, put together there, fetched, or outside all zones. */
export const ways = ["near", "assembled", "fetched", "far"] as const;
export type Way = (typeof ways)[number];

/** Transport near by, free from 2,000 lei, and what it costs to put an order together. */
const TRANSPORT = 150_00;
const FREE_FROM = 2_000_00;
const ASSEMBLY = 200_00;

/** What the delivery of lines costs, in bani as shown. */
export function chargesOf(way: Way, lines: Order["lines"], terms: Terms): number[] {
  if (way === "fetched" || way === "far") return [];
  const transport = totalOf(lines, terms) >= FREE_FROM ? 0 : TRANSPORT;
  return way === "assembled" ? [transport, ASSEMBLY] : [transport];
}

/** What a buyer pays for lines and their delivery. */
export function totalWith(way: Way, lines: Order["lines"], terms: Terms): number {
  const charges = chargesOf(way, lines, terms).map((unitBani) => ({ quantity: 1, unitBani }));
  return totalOf([...lines, ...charges], terms);
}

export function statusOf(order: Order): OrderStatus {
  return order.history.at(-1)!;
}

/** What an order comes to, less what is owed no longer. */
export function owedOf({ totalBani, reducedBani }: Order): number {
  return totalBani - reducedBani;
}

export function paidOf(order: Order): number {
  return order.payments.reduce((sum, { bani }) => sum + bani, 0);
}

export function lei(bani: number): string {
  return `${(bani / 100).toFixed(2)} lei`;
}
