import { notThere, type Post } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { saveRecord } from "~/front/desk/record.server";
import { lookFromPicture } from "~/furniture/decors/front/look-from-picture";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import { findPictureColors } from "~/platform/media/front/picture-colors.server";
import { officePaths } from "~/platform/paths/office-paths";
import { changeOption } from "~/shop/catalogue-editing/front/change-option.server";
import {
  optionKinds,
  type OfficeOption,
  type MaterialDetails,
  type OptionDetails,
  type OptionKind,
} from "~/shop/catalogue-editing/front/option-rows.server";
import { addOption, MOST_OPTIONS } from "~/shop/catalogue-editing/front/save-option.server";

import { handleForm, materialForm } from "./schema";
import { handleTexts, materialTexts, readHandle, readMaterial } from "./values.server";

/** Which table an address names, or a 404. */
export function readKind(kind: string | undefined): OptionKind {
  const known = optionKinds.find((one) => one === kind);
  if (!known) throw notThere();
  return known;
}

/** Saves the form of a material or a handle, new or known. */
export function saveOption(post: Post, kind: OptionKind, option: OfficeOption | undefined) {
  const desk = { subject: kind, picture: option?.image_url ?? null, refuse, saved };
  if (kind === "handle") {
    return saveRecord(post, {
      ...desk,
      schema: handleForm,
      read: readHandle,
      texts: handleTexts,
      save: (details) => write(post, kind, details),
    });
  }
  return saveRecord(post, {
    ...desk,
    schema: materialForm,
    read: (form, image_url) => ({
      ...readMaterial(form, image_url),
      // A new decor without a picture is saved in the colours that its form shows.
      fromPicture: form.fromPicture === "on" && !(post.id === NEW && image_url === null),
    }),
    texts: materialTexts,
    save: async ({ fromPicture, ...details }: MaterialDetails & { fromPicture?: boolean }) => {
      if (!fromPicture) return write(post, kind, details);
      const { image_url } = details;
      const colors = image_url === null ? undefined : await findPictureColors(image_url);
      if (colors === "busy") return { kind: "busy" as const };
      if (!colors) return { kind: "picture-needed" as const };
      return write(post, kind, { ...details, ...coloursOf(details, colors) });
    },
  });

  function saved() {
    return {
      to: officePaths.options(),
      title: post.id === NEW ? "admin.optionAdded" : "admin.optionChanged",
      fadesAfter: 5000,
    } as const;
  }
}

function write<Kind extends OptionKind>(
  { request, posted, admin, id, version }: Post,
  kind: Kind,
  details: OptionDetails[Kind],
) {
  return id === NEW
    ? addOption(admin, kind, details, sentForm(request, posted, admin.id))
    : changeOption(admin, kind, id, { ...details, version });
}

/** How a decor is drawn whose colours are those of its picture. */
function coloursOf(
  details: MaterialDetails,
  colors: Parameters<typeof lookFromPicture>[0],
): Partial<MaterialDetails> {
  const { top, front, side, grain } = lookFromPicture(colors);
  return {
    color_top: top,
    color_front: front,
    color_side: side,
    ...(details.has_grain === 1 && {
      grain_color: grain.color,
      grain_lines: grain.lines,
      grain_percent: Math.round(grain.strength * 100),
    }),
  };
}

/** The words for what is refused, by the field that they stand at. */
function refuse({ kind }: { kind: "incomplete" | "full" | "busy" | "picture-needed" }) {
  switch (kind) {
    case "incomplete":
      return { emission: message("publishMissing") };
    case "full":
      return { "": message("optionsFull", { most: MOST_OPTIONS }) };
    case "busy":
      return { fromPicture: message("picturesBusy") };
    case "picture-needed":
      return { fromPicture: message("pictureNeeded") };
  }
}
