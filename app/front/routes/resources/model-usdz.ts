import type { LoaderFunctionArgs } from "@remix-run/node";

import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";

import { answerModel } from "./model-file.server";

/** The model of a design for iPhones and iPads, which show it in the room. */
export function loader({ request }: LoaderFunctionArgs) {
  return answerModel(request, {
    type: "model/vnd.usdz+zip",
    ending: "usdz",
    write: (model) => writeUsdz(model),
  });
}
