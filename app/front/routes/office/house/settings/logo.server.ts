import { json } from "@remix-run/node";

import { chosenFiles } from "~/platform/forms/chosen-files";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { withPicture } from "~/platform/media/single-image.server";
import { deleteUploads, storeLogo, refusalMessage } from "~/platform/media/uploads.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings, saveLogo } from "~/platform/settings/settings.server";

import { tabWords } from "./fields";

/** Replaces the shop's mark by an uploaded picture, or restores it. */
export async function changeLogo(request: Request, form: FormData, admin: Admin) {
  let logo = "";
  if (form.get("remove") !== "yes") {
    const [file] = chosenFiles(form, "logo");
    if (!file) return refused(message("logoMissing"));
    const upload = await storeLogo(file);
    if (upload.kind === "refused") {
      const [text, status] = refusalMessage(upload.reason);
      if (upload.reason === "size") return refused(message("logoSize"));
      return refused(message(text === "upload" ? "logoType" : text), status);
    }
    logo = upload.image_url;
  }
  const drawn = form.get("version");
  const wished = { logo, drawn: typeof drawn === "string" ? drawn : null };
  const saved = await withPicture(logo, () => saveLogo(wished, admin));
  if (saved.kind === "stale") {
    if (logo) await deleteUploads([logo]);
    const { appearance } = await findSettings();
    const last = await findLastAction("settings", "appearance");
    return json({ staleLogo: { last, logo: appearance.logo } }, { status: 409 });
  }
  if (saved.former) await deleteUploads([saved.former]);
  return redirectWithFlash(request, `${officePaths.settings()}?fila=${tabWords.appearance}`, {
    tone: "success",
    title: "admin.settingsSaved",
  });
}

function refused(logoError: string, status = 422) {
  return json({ logoError }, { status });
}
