import { writeRun } from "~/furniture/boards/run-address";

import type { Asked } from "./asked.server";
import { fieldOf, heldIn } from "./fields";
import { formIn } from "./form-in.server";
import { startingWalls } from "./starting-walls.server";
import { RunForm } from "./step-form.server";
import { typedWalls } from "./typed-walls";
import { WallFieldsOf } from "./wall-step.server";
import { foldedIn } from "./wall-texts";

/** The first step's form. */
export function wallHtml({ language, where, kind, given, shown, refused }: Asked): string {
  const run = given === "" ? undefined : shown?.run;
  const usual = run && startingWalls(kind, new URLSearchParams(), language).typed;
  const own = run ? { ...usual, ...typedWalls(run, language) } : {};
  const filled = { typed: heldIn(own, refused), errors: refused?.errors ?? {} };
  return formIn(
    language,
    <RunForm
      kind={kind}
      step="place"
      design={run ? writeRun(run) : ""}
      given={given}
      where={where}
      canBeShown={false}
    >
      <WallFieldsOf kind={kind} field={fieldOf(filled)} folded={foldedIn(filled.typed)} />
    </RunForm>,
  );
}
