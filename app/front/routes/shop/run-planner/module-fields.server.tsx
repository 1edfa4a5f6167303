import { modulePicture } from "~/furniture/board-drawings/front/module-picture.server";
import { allModules, type Module, type Run } from "~/furniture/boards/run";
import { lengthInCm } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import type { FieldOf } from "./fields";
import { Choices } from "./module-choices.server";
import { writeModuleEdit } from "./module-edits";
import { moduleName } from "./module-name";
import { isCorner, neighbour } from "./module-places";

interface ModuleFieldsProps {
  run: Run;
  module: Module;
  /** Its number across all walls, counted from 0. */
  index: number;
  field: FieldOf;
  isOpen: boolean;
}

/** A module of a wall: what it is, folded, and its fields and buttons. */
export function ModuleFields(props: ModuleFieldsProps) {
  const { run, module, index, isOpen } = props;
  const { t, i18n } = useTranslation(["run-planner", "planner"]);
  const name = t("module", { number: index + 1, what: moduleName(module.what, run.kind, t) });
  const edits = editsOf(run, module, index);
  return (
    <li className="border-t border-line">
      <details open={isOpen} name="modul">
        <summary className="flex min-h-11 items-center gap-2 py-1 leading-tight">
          <span>
            <span className="font-semibold">{name}</span>{" "}
            <span className="text-stone">
              {lengthInCm(module.width, i18n)}
              {module.above !== "nothing" && ` · ${t(`aboveShort.${module.above}`)}`}
            </span>
          </span>
          <Icon name="chevron" className="turning ml-auto size-5 shrink-0" />
        </summary>
        {/* A link to what is folded unfolds it. */}
        <div id={`modul-${index + 1}`} className="grid scroll-mt-14 gap-4 pb-4">
          <Choices {...props} />
          {isCorner(module) && (
            <div className="flex items-end gap-4 text-sm text-stone">
              <span
                className="flex h-14 shrink-0 items-end overflow-hidden"
                dangerouslySetInnerHTML={{ __html: modulePicture(run.kind, module.what) }}
              />
              <p>{t("cornerHint")}</p>
            </div>
          )}
          {edits.length > 0 && (
            <div role="group" aria-label={name} className="flex flex-wrap gap-2">
              {edits.map((what) => (
                <button
                  key={what}
                  name="edit"
                  value={writeModuleEdit({ what, index })}
                  className="button button-quiet min-h-11 border-line px-3 text-sm"
                >
                  {t(`edits.${what}`)}
                </button>
              ))}
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

/** Which presses do something to a module. */
function editsOf(run: Run, module: Module, index: number) {
  if (isCorner(module)) return [];
  const lines = run.walls.map(({ modules }) => modules);
  const all = allModules(run);
  return (["left", "right", "remove"] as const).filter((what) =>
    what === "remove" ? all.length > 1 : neighbour(lines, all[index]!, what) !== undefined,
  );
}
