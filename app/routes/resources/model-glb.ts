import type { LoaderFunctionArgs } from "@remix-run/node";

import { writeGlb } from "~/models3d/write-glb.server";

import { answerModel } from "./model-file.server";

/** The model of a design for 3D views and for Android's viewer. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerModel(request, { type: "model/gltf-binary", ending: "glb", write: writeGlb });
}
