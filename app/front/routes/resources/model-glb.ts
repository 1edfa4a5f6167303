import type { LoaderFunctionArgs } from "@remix-run/node";

import type { ModelPart } from "~/furniture/configurator/drawing-address";
import { decorsOf, type Model } from "~/furniture/models3d/front/model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";

import { answerModel } from "./model-file.server";

/** The model of a design for 3D views and for Android's viewer, or of its decors alone. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerModel(request, { type: "model/gltf-binary", ending: "glb", write });
}

function write(model: Model, part: ModelPart | undefined): Buffer {
  if (part === "decor") return writeGlb(decorsOf(model));
  return writeGlb(model, part === "view");
}
