import { bandsOf, type Design } from "~/furniture/boards/design";
import type { Rules } from "~/furniture/boards/rules";
import type { Run } from "~/furniture/boards/run";
import { z } from "~/platform/basics/zod";
import { message } from "~/platform/forms/validation-message";

import { AS_BOARD } from "../planner/field-bounds";
import { bodyThicknesses } from "../planner/read-step";
import { lookForm } from "../planner/schema";

// The third step: decors, worktop, handle, and how high wall modules are.

const { body, front, handle, bodyBand, frontBand, thickness } = lookForm.shape;

export const runLookForm = z.object({
  body,
  front,
  worktop: z.string({ error: message("material") }).max(40, message("material")),
  handle,
  bodyBand,
  frontBand,
  wallHeight: z.enum(["low", "high"]).optional().catch(undefined),
  thickness,
});
export type RunLookFields = z.output<typeof runLookForm>;

/** What the fields of the third step hold at first. */
export function typedLook(run: Run, { wallModule }: Rules): Record<keyof RunLookFields, string> {
  return {
    body: run.body,
    front: run.front,
    worktop: run.worktop,
    handle: run.handle,
    bodyBand: run.bands?.body ?? AS_BOARD,
    frontBand: run.bands?.front ?? AS_BOARD,
    wallHeight: run.wallHeight > wallModule.low ? "high" : "low",
    thickness: String(run.thickness),
  };
}

/** The run in the looks of the third step's fields; `isPushed` says whether fronts with its handle are pushed to open. */
export function readRunLook(
  before: Run,
  fields: RunLookFields,
  { wallModule }: Rules,
  isPushed: boolean,
): Run {
  const decors: Pick<Design, "body" | "front"> = { body: fields.body, front: fields.front };
  const band = (chosen: string | undefined, own: string | undefined) =>
    chosen === undefined ? own : chosen === AS_BOARD ? undefined : chosen;
  const bands = bandsOf(decors, {
    body: band(fields.bodyBand, before.bands?.body),
    front: band(fields.frontBand, before.bands?.front),
  });
  const { bands: _bands, opening: _opening, ...rest } = before;
  const thickness = bodyThicknesses.find((one) => one === fields.thickness);
  return {
    ...rest,
    ...decors,
    worktop: fields.worktop,
    handle: fields.handle ?? before.handle,
    wallHeight: fields.wallHeight ? wallModule[fields.wallHeight] : before.wallHeight,
    thickness: Number(thickness ?? before.thickness),
    ...(isPushed && { opening: "push" as const }),
    ...(bands && { bands }),
  };
}
