import { json } from "@remix-run/node";
import type { z } from "zod";

import { lookFromPicture } from "~/furniture/decors/look-from-picture";
import type { Palette } from "~/furniture/drawing/piece-look";
import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { findPictureColors } from "~/platform/media/picture-colors.server";
import {
  deleteUnusedPicture,
  readSingleImage,
  withPicture,
  type ImageError,
} from "~/platform/media/single-image.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin } from "~/platform/settings/audit-log.server";
import {
  optionKinds,
  type OfficeOption,
  type HandleDetails,
  type MaterialDetails,
  type OptionDetails,
  type OptionKind,
} from "~/shop/catalogue-editing/option-rows.server";
import { addOption, changeOption, MOST_OPTIONS } from "~/shop/catalogue-editing/save-option.server";

import { handleForm, materialForm } from "./schema";
import type { StaleOption } from "./stale-option";

/** Which table an address names, or a 404. */
export function readKind(kind: string | undefined): OptionKind {
  const known = optionKinds.find((one) => one === kind);
  if (!known) throw new Response(null, { status: 404 });
  return known;
}

/** Saves the form of a new or of an existing material or handle. */
export function saveOption(
  request: Request,
  admin: Admin,
  kind: OptionKind,
  option?: OfficeOption,
) {
  return kind === "material"
    ? save(
        request,
        admin,
        kind,
        materialForm,
        (form, image_url) => materialOf(form, image_url, option === undefined),
        option,
      )
    : save(request, admin, kind, handleForm, handleOf, option);
}

/** What a form asks for, or the field that stands in its way. */
type Read<Details> = { details: Details } | Refused;
interface Refused {
  faults: Record<string, string[]>;
  status?: number;
}

async function save<Kind extends OptionKind, Schema extends z.ZodObject>(
  request: Request,
  admin: Admin,
  kind: Kind,
  schema: Schema,
  read: (form: z.output<Schema>, image_url: string | null) => Promise<Read<OptionDetails[Kind]>>,
  option: OfficeOption | undefined,
) {
  const posted = await readFormData(request);
  const submission = parseForm(posted, schema);
  const typed = posted.get("imageUrl");
  const refuse = ({
    status = 422,
    ...what
  }: {
    status?: number | undefined;
    imageError?: ImageError;
    fieldErrors?: Record<string, string[]>;
    /** What stands in the way of the whole form. */
    trouble?: string;
    stale?: StaleOption;
  } = {}) =>
    json(
      {
        version: what.stale?.current.version ?? readVersion(posted),
        stale: what.stale,
        result: submission.reply({ fieldErrors: what.fieldErrors }),
        trouble: what.trouble,
        imageUrl: typeof typed === "string" ? typed : "",
        imageError: what.imageError,
      },
      { status },
    );
  if (submission.status !== "success") return refuse();
  const present = option?.image_url ?? null;
  const image = await readSingleImage(posted, present);
  if ("refused" in image) return refuse({ imageError: image.refused, status: image.status });
  const { image_url } = image;
  const wish = await withPicture(image_url, () => read(submission.value, image_url));
  if ("faults" in wish) {
    await deleteUnusedPicture(image_url);
    return refuse({ fieldErrors: wish.faults, status: wish.status });
  }
  const { details } = wish;
  const saved = await withPicture(image_url, () =>
    option
      ? changeOption(admin, kind, option.id, { ...details, version: readVersion(posted) })
      : addOption(admin, kind, details, sentForm(request, posted, admin.id)),
  );
  await deleteUnusedPicture(saved.kind === "saved" && !saved.isRepeated ? present : image_url);
  switch (saved.kind) {
    case "unknown":
      throw new Response(null, { status: 404 });
    case "incomplete":
      return refuse({ fieldErrors: { emission: [message("publishMissing")] } });
    case "full":
      return refuse({ trouble: message("optionsFull", { most: MOST_OPTIONS }) });
    case "not-saved":
      return refuse({ status: 503, trouble: message("notSaved") });
    case "stale": {
      const last = await findLastAction(kind, saved.current.id);
      const stale = { kind, last, current: saved.current, yours: details } as StaleOption;
      return refuse({ status: 409, stale });
    }
    case "saved":
      return redirectWithFlash(request, officePaths.options(), {
        tone: "success",
        title: option ? "admin.optionChanged" : "admin.optionAdded",
        fadesAfter: 5000,
      });
  }
}

function shared(form: z.output<typeof materialForm> | z.output<typeof handleForm>) {
  return {
    name: form.name,
    description: form.description,
    supplier_code: form.supplierCode,
    surcharge_bani: form.surcharge,
    display_order: form.order,
    status: form.status ? ("active" as const) : ("inactive" as const),
  };
}

async function materialOf(
  form: z.output<typeof materialForm>,
  image_url: string | null,
  isNew: boolean,
): Promise<Read<MaterialDetails>> {
  const look = await lookOf(form, image_url, isNew);
  if ("faults" in look) return look;
  const { grain } = look;
  const details = {
    ...shared(form),
    image_url,
    emission: form.emission ?? ("" as const),
    board: form.board,
    thicknesses: form.thicknesses,
    sheet_length_mm: form.sheetLength,
    sheet_width_mm: form.sheetWidth,
    price_per_m2_bani: form.pricePerM2,
    on_order_days: form.onOrderDays ?? null,
    has_grain: form.hasGrain ? (1 as const) : (0 as const),
    is_glossy: form.glossy ? (1 as const) : (0 as const),
    color_top: look.top,
    color_front: look.front,
    color_side: look.side,
    grain_color: form.hasGrain ? grain.color : null,
    grain_lines: form.hasGrain ? grain.lines : null,
    grain_percent: form.hasGrain ? Math.round(grain.strength * 100) : null,
  };
  return { details };
}

/**
 * The colours as typed, or those of the picture where the form asks for them. The form of a new decor
 * asks by itself, so one without a picture is saved in the colours that it shows.
 */
async function lookOf(
  form: z.output<typeof materialForm>,
  image_url: string | null,
  isNew: boolean,
): Promise<Required<Omit<Palette, "isGlossy">> | Refused> {
  const { colorTop: top, colorFront: front, colorSide: side, grainColor } = form;
  const grain = { color: grainColor, lines: form.grainLines, strength: form.grainPercent / 100 };
  const typed = { top, front, side, grain };
  if (!form.fromPicture || (isNew && image_url === null)) return typed;
  const colors = image_url === null ? undefined : await findPictureColors(image_url);
  if (colors === "busy") return { faults: { fromPicture: [message("picturesBusy")] }, status: 503 };
  if (!colors) return { faults: { fromPicture: [message("pictureNeeded")] } };
  return lookFromPicture(colors);
}

async function handleOf(
  form: z.output<typeof handleForm>,
  image_url: string | null,
): Promise<Read<HandleDetails>> {
  if (form.holeSpacing > form.length) {
    return { faults: { holeSpacing: [message("holeSpacing")] } };
  }
  const details = {
    ...shared(form),
    image_url,
    price_bani: form.price,
    length_mm: form.length,
    hole_spacing_mm: form.holeSpacing,
    shape: form.shape,
    color: form.color,
  };
  return Promise.resolve({ details });
}
