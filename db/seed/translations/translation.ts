import type { CategorySlug } from "../catalogue";

/** The sample catalogue's content in one language other than Romanian. */
export interface CatalogueTranslation {
  categories: Record<CategorySlug, { name: string; description: string }>;
  /** By category and number, e.g. "dormitoare-1". */
  products: Record<
    string,
    {
      name: string;
      description: string;
      specification: { material: string; dimensions: string; color: string; features: string[] };
      /** Alt text by picture file, e.g. "dormitoare-1.webp". */
      alts: Record<string, string>;
    }
  >;
  /** Alt text by picture file, "galerie-1.webp" to "galerie-12.webp". */
  gallery: Record<string, string>;
}
