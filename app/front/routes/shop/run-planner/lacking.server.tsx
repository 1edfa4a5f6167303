import { allModules, type Run } from "~/furniture/boards/run";
import { useTranslation } from "~/platform/i18n/use-translation";

/** What a kitchen has not, though nobody can use it without; nothing of a vanity, whose top is for its basin. */
export function Lacking({ run }: { run: Run }) {
  const { t } = useTranslation("run-planner");
  const lacking = lackedBy(run);
  if (lacking.length === 0) return null;
  return (
    <p className="border-l-2 border-sage pl-3 text-sm">
      {lacking.map((what) => t(`lacks.${what}`)).join(" ")}
    </p>
  );
}

function lackedBy(run: Run): ("sink" | "hob")[] {
  if (run.kind === "vanity") return [];
  const modules = allModules(run).map(({ module }) => module);
  return [
    ...(modules.some(({ what }) => what === "sink") ? [] : (["sink"] as const)),
    ...(modules.some(({ hob }) => hob) ? [] : (["hob"] as const)),
  ];
}
