import { done, refused, type Post } from "~/front/desk/desk.server";
import { kinds, type Kind } from "~/furniture/boards/design";
import { changeDecorPicture, listDecorPictures } from "~/furniture/decors/decor-pictures.server";
import { kindWords } from "~/furniture/planner/front/kind-words";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import {
  deleteUnusedPicture,
  readSingleImage,
  withPicture,
  type ImageError,
} from "~/platform/media/front/single-image.server";
import { officePaths } from "~/platform/paths/office-paths";
import { serverPaths } from "~/platform/paths/server-paths";

/** The photographs of each kind of piece in a decor, with where another is sent. */
export async function listPhotographs(decor: string) {
  const pictures = (await listDecorPictures()).filter((picture) => picture.decor === decor);
  return kinds.map((kind) => ({
    kind,
    image_url: pictures.find((picture) => picture.kind === kind)?.image_url ?? null,
    action: serverPaths.officeDecorPicture(decor, kindWords[kind]),
  }));
}

/** The kind of piece whose photograph the form sends, by its address; undefined for the decor's own form. */
export function readPhotograph(request: Request): Kind | undefined {
  const word = new URL(request.url).searchParams.get("fotografie");
  return kinds.find((kind) => kindWords[kind] === word);
}

/** Saves the photograph that was sent of a kind in a decor, or removes it. Refuses a form that asks for neither. */
export async function savePhotograph(post: Post, kind: Kind) {
  const { posted, admin, id: decor } = post;
  const typed = readText(posted, "imageUrl");
  const refuse = (error: ImageError, status: 413 | 422 | 503) =>
    refused(post, { row: kind, picture: { typed, error } }, status);
  const shown = (await listPhotographs(decor)).find((one) => one.kind === kind);
  const present = shown?.image_url ?? null;
  const image = await readSingleImage(posted, present);
  if ("refused" in image) return refuse(image.refused, image.status);
  const { image_url } = image;
  if (image_url === present && typed === "") {
    return refuse({ field: "file", text: message("photographMissing") }, 422);
  }
  const saved = await withPicture(image_url, () =>
    changeDecorPicture(admin, { decor, kind, image_url }),
  );
  if (saved.kind === "not-saved") {
    await deleteUnusedPicture(image_url);
    return refuse({ field: "file", text: message("notSaved") }, 503);
  }
  await deleteUnusedPicture(saved.before);
  return done(post, {
    to: officePaths.option("material", decor),
    title: image_url === null ? "admin.photographRemoved" : "admin.photographSaved",
    fadesAfter: 5000,
  });
}
