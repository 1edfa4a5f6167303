import { json } from "@remix-run/node";

import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import {
  deleteUnusedPicture,
  readSingleImage,
  type ImageError,
} from "~/platform/media/single-image.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin } from "~/platform/settings/audit-log.server";
import type { OfficeCategory } from "~/shop/catalogue-editing/category-list.server";
import { addCategory, changeCategory } from "~/shop/catalogue-editing/save-category.server";

import { categoryForm, requestedSlug } from "./schema";
import type { StaleCategory } from "./stale-category";

/** Saves the form of a new or of an existing category. */
export async function saveCategory(request: Request, admin: Admin, category?: OfficeCategory) {
  const posted = await readFormData(request);
  const submission = parseForm(posted, categoryForm);
  const typed = posted.get("imageUrl");
  const refuse = (
    fieldErrors: Record<string, string[]>,
    {
      status = 422,
      imageError,
      stale,
    }: { status?: number; imageError?: ImageError; stale?: StaleCategory } = {},
  ) =>
    json(
      {
        version: stale?.current.version ?? readVersion(posted),
        stale,
        result: submission.reply({ fieldErrors }),
        imageUrl: typeof typed === "string" ? typed : "",
        imageError,
        isNotSaved: status === 503 && !imageError,
      },
      { status },
    );
  if (submission.status !== "success") return refuse({});
  const form = submission.value;
  const { slug, fault } = requestedSlug(form, category);
  if (fault) return refuse({ slug: [fault] });
  const image = await readSingleImage(posted, category?.image_url ?? null);
  if ("refused" in image) {
    return refuse({}, { status: image.status, imageError: image.refused });
  }

  const details = {
    name: form.name,
    slug,
    description: form.description,
    is_featured: form.featured ? (1 as const) : (0 as const),
    status: form.status ? ("active" as const) : ("inactive" as const),
    display_order: form.order,
    image_url: image.image_url,
  };
  const saved = category
    ? await changeCategory(admin, category.id, { ...details, version: readVersion(posted) })
    : await addCategory(admin, details);
  await deleteUnusedPicture(
    saved.kind === "saved" ? (category?.image_url ?? null) : image.image_url,
  );
  switch (saved.kind) {
    case "slug-taken":
      return refuse({ slug: [message("slugTaken")] });
    case "unknown-category":
      throw new Response(null, { status: 404 });
    case "stale": {
      const { current } = saved;
      const last = await findLastAction("category", current.id);
      return refuse({}, { status: 409, stale: { last, current, yours: details } });
    }
    case "not-saved":
      return refuse({}, { status: 503 });
    case "saved":
      return redirectWithFlash(request, officePaths.categories(), {
        tone: "success",
        title: category ? "admin.categoryChanged" : "admin.categoryAdded",
        fadesAfter: 5000,
      });
  }
}
