import { redirect } from "@remix-run/node";

import { runKinds } from "~/furniture/boards/run";
import { isRunText } from "~/furniture/boards/run-address";
import type { Where } from "~/furniture/planner/front/plan-address";
import { runAddress, runStart } from "~/furniture/planner/front/run-start";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { serverPaths } from "~/platform/paths/server-paths";

import { addPlan } from "./add-plan.server";

// Kitchens and vanities have a planner of their own; whoever writes an address of a planned piece need not know that.

/** Leads an address that names a run on to its planner. */
export function leadRunOn(request: Request): void {
  const { search, searchParams } = new URL(request.url);
  if (isRunText(searchParams.get("d") ?? "")) throw redirect(serverPaths.runPlanner() + search);
}

/** Puts a run into the cart; one that cannot be taken as it is, is shown instead, with what is wrong. */
export async function addRun(request: Request, text: string, where: Where, language: Language) {
  const back = runAddress(text, { ...where, step: "price" });
  const added = await addPlan(request, text, { line: where.line, back }, language);
  return added.status === 422 ? redirect(back, 303) : added;
}

/** Links to the planner of kitchens and vanities, as HTML. */
export function runsHtml(language: Language): string {
  return htmlIn(language, <Runs />);
}

function Runs() {
  const { t } = useTranslation("run-planner");
  return (
    <p className="mt-2">
      {t("alsoHere")}{" "}
      {runKinds.map((kind, index) => (
        <span key={kind}>
          {index > 0 && " · "}
          <a href={runStart(kind)} className="link">
            {t(`kinds.${kind}`)}
          </a>
        </span>
      ))}
    </p>
  );
}
