import type { RunKind } from "~/furniture/boards/run";
import { runOfCategory, runStart } from "~/furniture/planner/front/run-start";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";

/** The way to plan a kitchen or a vanity along one's own wall, as HTML. */
export function runLinkHtml(kind: RunKind, language: Language): string {
  return htmlIn(language, <RunLink kind={kind} />);
}

/** The way to plan what a category is of, and of all others any piece, as HTML. */
export function plannerLinkHtml(category: string | undefined, language: Language): string {
  const run = runOfCategory(category ?? "");
  return run ? runLinkHtml(run, language) : htmlIn(language, <PlannerLink />);
}

function PlannerLink() {
  const { t } = useTranslation("nav");
  return (
    <p className="pt-6">
      {t("plannerText")}{" "}
      <a href={paths.planner()} className="link">
        {t("planner")}
      </a>
    </p>
  );
}

function RunLink({ kind }: { kind: RunKind }) {
  const { t } = useTranslation("run-planner");
  return (
    <p className="pt-6">
      {t(`invite.${kind}`)}{" "}
      <a href={runStart(kind)} className="link">
        {t(`title.${kind}`)}
      </a>
    </p>
  );
}
