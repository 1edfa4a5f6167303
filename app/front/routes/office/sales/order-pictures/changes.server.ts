import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { makeThumbnails, readPictures } from "~/sales/approvals/sent-picture.server";
import { addPictures, type AddResult } from "~/sales/handover/front/add-pictures.server";
import { MOST_AT_ONCE } from "~/sales/handover/front/handover-rules";
import { removePicture } from "~/sales/handover/front/remove-picture.server";

import { pictureForm } from "./schema";

/** Why pictures were not added, apart from errors in the fields. */
type Refused = Exclude<AddResult["kind"], "added" | "unknown">;

const statuses: Record<Refused, 409 | 422 | 503> = {
  "not-delivered": 409,
  "used-form": 409,
  "too-many": 422,
  "files-full": 422,
  "not-saved": 503,
};

/** Adds the pictures of a form, or answers with the page and why they were not added. */
export async function add(post: Post, number: string) {
  const { posted, admin } = post;
  const submission = parseForm(posted, pictureForm);
  const again = (
    status: 409 | 413 | 422 | 503,
    reason?: Refused,
    pictureError: string | null = null,
  ) => refused(post, { result: submission.reply(), reason, pictureError }, status);
  if (submission.status !== "success") return again(422);
  const read = await readPictures(posted, "pictures", MOST_AT_ONCE);
  if (read.kind === "refused") return again(read.status, undefined, read.message);
  if (read.pictures.length === 0) return again(422, undefined, message("pictureMissing"));
  const pictures = await makeThumbnails(read.pictures);
  const result = await addPictures({ number, ...submission.value, pictures }, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "added") return again(statuses[result.kind], result.kind);
  return back(post, number, "admin.handover.added");
}

/** Removes one picture. */
export async function remove(post: Post, number: string) {
  const pictureId = readText(post.posted, "picture");
  if (!(await removePicture({ number, pictureId }, post.admin))) throw notThere();
  return back(post, number, "admin.handover.removed");
}

function back(
  post: Post,
  number: string,
  title: "admin.handover.added" | "admin.handover.removed",
) {
  return done(post, { to: officePaths.orderHandover(number, "fotografii"), title });
}
