import { paths } from "~/platform/paths/paths";

/** The number of pictures shown at first, and added each time more are asked for (spec §9). */
export const pageSize = 12;

/** The fields of its address. */
export const galleryReads = { categorie: true, arata: true, imagine: true };

export interface GalleryView {
  category: string | null;
  /** The number of pictures in the list. */
  shown: number;
  /** The number of the picture shown large, or null. */
  picture: number | null;
}

/**
 * Reads the gallery's address. Values that make no sense are ignored, but a picture that does not exist
 * stays wrong, so that its page is a 404.
 */
export function readGalleryView(query: URLSearchParams): GalleryView {
  const shown = Number(query.get("arata"));
  const picture = query.get("imagine");
  return {
    category: query.get("categorie"),
    shown: Number.isSafeInteger(shown) ? Math.min(Math.max(pageSize, shown), 1200) : pageSize,
    picture: picture === null ? null : /^[1-9]\d{0,5}$/.test(picture) ? Number(picture) : 0,
  };
}

export function galleryAddress({ category, shown, picture }: Partial<GalleryView>): string {
  const query = new URLSearchParams();
  if (category) query.set("categorie", category);
  if (shown && shown > pageSize) query.set("arata", String(shown));
  if (picture) query.set("imagine", String(picture));
  return query.size > 0 ? `${paths.gallery()}?${query}` : paths.gallery();
}
