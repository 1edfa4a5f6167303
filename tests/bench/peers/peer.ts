/** What all of them sell. */
export interface PeerData {
  categories: { slug: string; name: string }[];
  products: PeerProduct[];
}

export interface PeerProduct {
  category: string;
  slug: string;
  name: string;
  description: string;
  bani: number;
}

export const pageNames = ["home", "listing", "product", "cart", "checkout"] as const;
export type PageName = (typeof pageNames)[number];

/** A shop that answers at an address. */
export interface Peer {
  name: string;
  origin: string;
  /** The addresses of its pages, those of a product and of its category among them. */
  pages: (product: PeerProduct) => Record<PageName, string>;
  /** What puts a product into a cart. */
  add: (product: PeerProduct) => { path: string; headers: Record<string, string>; body: string };
  stop: () => Promise<void>;
}

/** What a form of text is sent as. */
export const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
