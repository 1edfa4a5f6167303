import type { Language } from "~/platform/i18n/languages";
import { translateRows, type Translated } from "~/platform/settings/content-translation.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

export interface Testimonial extends Translated {
  id: string;
  name: string;
  /** Where the customer lives. */
  role: string;
  content: string;
  rating: number;
  /** Of the piece or of the customer; null if there is none. */
  image_url: string | null;
  is_sample: 0 | 1;
}

/** Customers' testimonials in the order in which the home page shows them. */
export async function listTestimonials(
  language: Language,
  db: Db = shopDatabase(),
): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom("testimonials")
    .select(["id", "name", "role", "content", "rating", "image_url", "is_sample"])
    .orderBy("display_order")
    .execute();
  const fields = { name: "name", role: "role", content: "content" };
  return translateRows(rows, "testimonial", fields, ({ id }) => id, language, db);
}

/** A company that the workshop works with. */
export interface Partner {
  id: string;
  name: string;
  /** The logo; null if there is none. */
  image_url: string | null;
}

/** The partners in the order in which the home page shows them. */
export async function listPartners(db: Db = shopDatabase()): Promise<Partner[]> {
  return db
    .selectFrom("partners")
    .select(["id", "name", "image_url"])
    .orderBy("display_order")
    .execute();
}
