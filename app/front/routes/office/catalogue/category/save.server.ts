import type { z } from "zod";

import type { Post } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { saveRecord } from "~/front/desk/record.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import type { OfficeCategory } from "~/shop/catalogue-editing/front/category-list.server";
import {
  addCategory,
  changeCategory,
  type CategoryDetails,
} from "~/shop/catalogue-editing/front/save-category.server";

import { categoryForm, requestedSlug } from "./schema";

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
