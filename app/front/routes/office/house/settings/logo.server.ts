import { done, refused, type Post } from "~/front/desk/desk.server";
import { chosenFiles } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { withPicture } from "~/platform/media/front/single-image.server";
import { deleteUploads, storeLogo, refusalMessage } from "~/platform/media/uploads.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { findSettings, saveLogo } from "~/platform/settings/settings.server";

import { tabWords } from "./fields";

/** Replaces the shop's mark by an uploaded picture, or restores it. */
export async function changeLogo(post: Post) {
  const { posted, admin } = post;
  const refuse = (logoError: string, status?: 413 | 422 | 503) =>
    refused(post, { logoError }, status);
  let logo = "";
  if (posted.get("remove") !== "yes") {
    const [file] = chosenFiles(posted, "logo");
    if (!file) return refuse(message("logoMissing"));
    const upload = await storeLogo(file);
    if (upload.kind === "refused") {
      const [text, status] = refusalMessage(upload.reason);
      if (upload.reason === "size") return refuse(message("logoSize"));
      return refuse(message(text === "upload" ? "logoType" : text), status);
    }
    logo = upload.image_url;
  }
  const drawn = posted.get("version");
  const wished = { logo, drawn: typeof drawn === "string" ? drawn : null };
  const saved = await withPicture(logo, () => saveLogo(wished, admin));
  if (saved.kind === "stale") {
    if (logo) await deleteUploads([logo]);
    const { appearance } = await findSettings();
    const last = await findLastAction("settings", "appearance");
    return refused(post, { staleLogo: { last, logo: appearance.logo } }, 409);
  }
  if (saved.former) await deleteUploads([saved.former]);
  const to = `${officePaths.settings()}?fila=${tabWords.appearance}`;
  return done(post, { to, title: "admin.settingsSaved" });
}
