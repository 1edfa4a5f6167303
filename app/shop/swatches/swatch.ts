/** The most different swatches of a cart, which holds one of each. The database enforces it too. */
export const MOST_SWATCHES = 5;

/** A swatch that is offered. */
export interface Swatch {
  /** The decor's. */
  id: string;
  /** The decor's name. */
  name: string;
  untranslated: string[];
  /** One sentence on the decor; empty if there is none. */
  description: string;
  board: "pal" | "mdf";
  imageUrl: string | null;
  /** How it looks, as HTML, where it has no picture. */
  drawing: string;
  stock: number;
}
