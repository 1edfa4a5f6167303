import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { makeThumbnails, readPictures } from "~/sales/approvals/sent-picture.server";
import { addPictures, removePicture, type AddResult } from "~/sales/handover/add-pictures.server";
import { MOST_AT_ONCE } from "~/sales/handover/handover-rules";

import { pictureForm } from "./schema";

/** Why pictures were not added, apart from errors in the fields. */
type Refused = Exclude<AddResult["kind"], "added" | "unknown">;

const statuses: Record<Refused, number> = {
  "not-delivered": 409,
  "used-form": 409,
  "too-many": 422,
  "files-full": 422,
  "not-saved": 503,
};

/** Adds the pictures of a form, or answers with the page and why they were not added. */
export async function add(request: Request, posted: FormData, number: string, admin: Admin) {
  const submission = parseForm(posted, pictureForm);
  const again = (status: number, refused: Refused | null, picture: string | null = null) =>
    json({ result: submission.reply(), refused, picture }, { status });
  if (submission.status !== "success") return again(422, null);
  const read = await readPictures(posted, "pictures", MOST_AT_ONCE);
  if (read.kind === "refused") return again(read.status, null, read.message);
  if (read.pictures.length === 0) return again(422, null, message("pictureMissing"));
  const pictures = await makeThumbnails(read.pictures);
  const result = await addPictures({ number, ...submission.value, pictures }, admin);
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "added") return again(statuses[result.kind], result.kind);
  return back(request, number, "admin.handover.added");
}

/** Removes one picture. */
export async function remove(request: Request, posted: FormData, number: string, admin: Admin) {
  const picture = posted.get("picture");
  const pictureId = typeof picture === "string" ? picture : "";
  if (!(await removePicture({ number, pictureId }, admin))) {
    throw notThere();
  }
  return back(request, number, "admin.handover.removed");
}

function back(
  request: Request,
  number: string,
  title: "admin.handover.added" | "admin.handover.removed",
) {
  const target = officePaths.orderHandover(number, "fotografii");
  return redirectWithFlash(request, target, { tone: "success", title });
}
