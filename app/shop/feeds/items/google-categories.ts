import type { PieceShape } from "~/furniture/drawing/piece-look";

/**
 * The category of Google's product taxonomy (version 2021-09-21) for each shape. Meta reads the same
 * numbers.
 */
export const googleCategories: Record<PieceShape, number> = {
  /** Furniture > Beds & Accessories > Beds & Bed Frames */
  bed: 505764,
  /** Furniture > Cabinets & Storage > Armoires & Wardrobes */
  wardrobe: 4063,
  /** Furniture > Tables > Nightstands */
  nightstand: 462,
  /** Furniture > Cabinets & Storage > Dressers */
  chest: 4195,
  /** Furniture > Cabinets & Storage > Vanities > Bedroom Vanities */
  "dressing-table": 6360,
  /** Furniture > Cabinets & Storage > Kitchen Cabinets */
  kitchen: 6934,
  /** Furniture > Carts & Islands > Kitchen Islands */
  "kitchen-island": 6374,
  /** Furniture > Cabinets & Storage > Storage Cabinets & Lockers */
  pantry: 5938,
  /** Furniture > Cabinets & Storage > China Cabinets & Hutches */
  "display-cabinet": 448,
  /** Furniture > Tables > Kitchen & Dining Room Tables */
  table: 4355,
  /** Furniture > Entertainment Centers & TV Stands */
  "media-unit": 457,
  /** Furniture > Shelving > Bookcases & Standing Shelves */
  bookcase: 465,
  /** Furniture > Tables > Accent Tables > Coffee Tables */
  "coffee-table": 1395,
  /** Furniture > Cabinets & Storage > Buffets & Sideboards */
  sideboard: 447,
  /** Furniture > Office Furniture > Desks */
  desk: 4191,
  "writing-desk": 4191,
  /** Furniture > Cabinets & Storage > File Cabinets */
  "filing-cabinet": 463,
  /** Furniture > Shelving > Bookcases & Standing Shelves */
  shelf: 465,
  /** Furniture > Office Furniture > Workspace Tables > Conference Room Tables */
  "meeting-table": 4317,
  /** Furniture > Cabinets & Storage > Vanities > Bathroom Vanities */
  vanity: 2081,
  washstand: 2081,
  /** Home & Garden > Decor > Mirrors */
  mirror: 595,
  /** Furniture > Cabinets & Storage > Storage Cabinets & Lockers */
  "tall-cabinet": 5938,
  /** Furniture > Benches */
  bench: 441,
};
