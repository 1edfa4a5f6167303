import { z } from "~/platform/basics/zod";
import { slugOf } from "~/platform/format/compare-texts";
import { tickField } from "~/platform/forms/field-schemas";
import { wholeField } from "~/platform/forms/number-field";
import { textBlock, textLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

/** The category form (spec §3, limits of §5). */
export const categoryForm = z.object({
  name: textLine("categoryName", 2, 60),
  /** When empty, the slug is made from the name. */
  slug: z
    .string()
    .trim()
    .max(60, message("tooLong", { count: 60 }))
    .default(""),
  description: textBlock(1000),
  status: tickField(),
  featured: tickField(),
  order: wholeField(message("order"), { min: 0, max: 9_999 }),
});

type CategoryForm = z.output<typeof categoryForm>;

const LEAST_SLUG = 2;

/**
 * The slug that a form asks for (spec §5): made from the name when a new category has none, or when an
 * edited one keeps its slug but changes its name. With the error of a slug that is not valid.
 */
export function requestedSlug(
  form: Pick<CategoryForm, "name" | "slug">,
  original?: { name: string; slug: string },
): { slug: string; fault?: string } {
  const follows = form.slug === "" || (form.slug === original?.slug && form.name !== original.name);
  const slug = follows ? slugOf(form.name) : form.slug;
  if (slug.length < LEAST_SLUG) {
    return { slug, fault: message("slugShort", { least: LEAST_SLUG }) };
  }
  return /^[a-z0-9-]+$/.test(slug) ? { slug } : { slug, fault: message("slug") };
}
