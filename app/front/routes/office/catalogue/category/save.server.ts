import type { Post } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { saveRecord } from "~/front/desk/record.server";
import { z } from "~/platform/basics/zod";
import { slugOf } from "~/platform/format/compare-texts";
import { tickField } from "~/platform/forms/field-schemas";
import { wholeField } from "~/platform/forms/number-field";
import { textBlock, textLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import type { OfficeCategory } from "~/shop/catalogue-editing/front/category-list.server";
import {
  addCategory,
  changeCategory,
  type CategoryDetails,
} from "~/shop/catalogue-editing/front/save-category.server";

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
function requestedSlug(
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

/** A category's fields as its form shows them. */
export function categoryTexts(category: CategoryDetails) {
  return {
    name: category.name,
    slug: category.slug,
    description: category.description,
    featured: category.is_featured ? "on" : undefined,
    status: category.status === "active" ? "on" : undefined,
    order: String(category.display_order),
    image: category.image_url ?? "",
  };
}

function readCategory(
  typed: z.output<typeof categoryForm>,
  image_url: string | null,
  original: OfficeCategory | undefined,
): CategoryDetails {
  const { name, description, featured, status, order } = typed;
  return {
    name,
    description,
    image_url,
    slug: requestedSlug(typed, original).slug,
    is_featured: featured ? 1 : 0,
    status: status ? "active" : "inactive",
    display_order: order,
  };
}

/** Saves the form of a category, new or known. */
export function saveCategory(post: Post, category: OfficeCategory | undefined) {
  return saveRecord(post, {
    schema: categoryForm,
    subject: "category",
    picture: category?.image_url ?? null,
    read: (typed, image_url) => readCategory(typed, image_url, category),
    texts: categoryTexts,
    save: async (details, { version }, admin) => {
      const { fault } = requestedSlug(details);
      if (fault) return { kind: "slug-wrong" as const, fault };
      return category
        ? changeCategory(admin, category.id, { ...details, version })
        : addCategory(admin, details);
    },
    refuse: (refused) => ({
      slug: refused.kind === "slug-wrong" ? refused.fault : message("slugTaken"),
    }),
    saved: () => ({
      to: officePaths.categories(),
      title: post.id === NEW ? "admin.categoryAdded" : "admin.categoryChanged",
      fadesAfter: 5000,
    }),
  });
}
