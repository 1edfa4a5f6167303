import { asStanding } from "~/furniture/boards/standing";
import {
  lookVersion,
  MODEL_PART,
  modelParts,
  type ModelPart,
} from "~/furniture/configurator/drawing-address";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { modelOfLook } from "~/furniture/models3d/front/catalogue-model";
import { KeptFiles } from "~/furniture/models3d/front/kept-files.server";
import type { Model } from "~/furniture/models3d/front/model";
import { modelOfPiece } from "~/furniture/models3d/front/planned-model";
import { modelOfRun } from "~/furniture/models3d/front/run-model";
import { looksOf } from "~/furniture/planner/build-plan";
import { placedRun, runLooksOf } from "~/furniture/planner/draw-plan";
import { isRun, sizeOf, writePlanned } from "~/furniture/planner/planned";
import { drawnVersion } from "~/furniture/planner/shown-plan";
import { fallbackLanguage } from "~/platform/i18n/languages";

import { findDrawnDesign, findDrawnPlan, keptWhere } from "./drawn.server";

/** Room for about three hundred models. */
const kept = new KeptFiles(16 * 1024 * 1024);

interface Format {
  type: "model/gltf-binary" | "model/vnd.usdz+zip";
  ending: "glb" | "usdz";
  write: (model: Model, part: ModelPart | undefined) => Buffer;
}

/** A design that there is a model of. */
interface Shown {
  /** Together with the version this names everything that the model depends on. */
  key: string;
  /** The version of today's looks. */
  version: string;
  fileName: string;
  model: () => Model;
}

/**
 * The model of a design in the query: a planned piece by the text of its design (`d`), else a catalogue
 * piece by the fields of its drawing. An address with the version of today's looks (`v`) stands for one
 * file for ever; any other is made with today's looks and asked for again.
 */
export async function answerModel(request: Request, format: Format): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const shown = await (query.has("d") ? findPlan(query) : findDesign(query));
  if (!shown) throw new Response(null, { status: 404 });
  const part = modelParts.find((one) => one === query.get(MODEL_PART));
  const key = [format.ending, part ?? "", shown.version, shown.key].join(" ");
  const { bytes, etag } = kept.find(key, () => format.write(shown.model(), part));
  const headers = {
    "Cache-Control": keptWhere(query.get("v") === shown.version),
    ETag: etag,
  };
  if (request.headers.get("If-None-Match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "Content-Type": format.type,
      "Content-Length": String(bytes.length),
      "Content-Disposition": `inline; filename="${shown.fileName}.${format.ending}"`,
    },
  });
}

async function findDesign(query: URLSearchParams): Promise<Shown | undefined> {
  const drawn = await findDrawnDesign(query, fallbackLanguage);
  if (!drawn) return undefined;
  const { piece } = drawn;
  const { width, height, depth } = outerSizeOf(piece);
  const size = [width, height, depth].map((cm) => 10 * cm).join("x");
  return {
    key: [piece.form, piece.material.id, piece.handle.id, size].join(" "),
    version: lookVersion(piece),
    fileName: `${piece.form}-${size}`,
    model: () => modelOfLook(piece),
  };
}

async function findPlan(query: URLSearchParams): Promise<Shown | undefined> {
  const plan = await findDrawnPlan(query, fallbackLanguage);
  if (!plan) return undefined;
  const { design, rules, front, piece } = plan;
  const { width, height, depth } = sizeOf(design, rules, front);
  return {
    key: writePlanned(design),
    version: drawnVersion(plan),
    fileName: `${design.kind}-${width}x${height}x${depth}`,
    model: () =>
      isRun(design)
        ? modelOfRun(placedRun(design, piece, plan), runLooksOf(plan))
        : modelOfPiece(design.kind, asStanding(piece), looksOf(plan)),
  };
}
