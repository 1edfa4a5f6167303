import { slugOf } from "~/format/slug";
import { textBlock, textLine } from "~/forms/text-field";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** The category form (spec §3, limits of §5). */
export const categoryForm = z.object({
  name: textLine("categoryName", 2, 60),
  /** Empty means: from the name. */
  slug: z
    .string()
    .trim()
    .max(60, message("tooLong", { count: 60 }))
    .default(""),
  description: textBlock(1000),
  status: ticked(),
  featured: ticked(),
  order: z
    .string({ error: message("order") })
    .trim()
    .regex(/^\d{1,4}$/, message("order"))
    .transform(Number),
});

type CategoryForm = z.output<typeof categoryForm>;

/**
 * The slug a form asks for (spec §5): generated when adding and none was typed, or when editing
 * while it still equals the original and the name changed. With the fault of one that is none.
 */
export function slugAsked(
  form: Pick<CategoryForm, "name" | "slug">,
  original?: { name: string; slug: string },
): { slug: string; fault?: string } {
  const follows = form.slug === "" || (form.slug === original?.slug && form.name !== original.name);
  const slug = follows ? slugOf(form.name) : form.slug;
  if (slug.length < 2) return { slug, fault: message("slugShort") };
  return /^[a-z0-9-]+$/.test(slug) ? { slug } : { slug, fault: message("slug") };
}

/** A box that is not ticked is not sent. */
function ticked() {
  return z
    .string()
    .default("")
    .transform((typed) => typed === "on");
}
