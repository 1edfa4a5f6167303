import { modulePicture } from "~/furniture/board-drawings/front/module-picture.server";
import {
  allModules,
  drawerCounts,
  hasBody,
  isColumn,
  moduleFacts,
  widestSingle,
  type Module,
  type Run,
} from "~/furniture/boards/run";
import { Checkbox, SelectField, TextField } from "~/platform/forms/field";
import { lengthInCm } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import type { FieldOf } from "./fields";
import { isCorner, neighbour, placedKinds, writeModuleEdit } from "./module-edits";
import { moduleName } from "./module-name";
import { moduleField, widthChoices } from "./modules-form";

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

/** The fields that a module of its kind has; a number that it has not is none. */
function Choices({ run: { kind }, module, index, field }: ModuleFieldsProps) {
  const { t, i18n } = useTranslation(["run-planner", "planner"]);
  const { what, width, above } = module;
  const own = (name: keyof Module) => field(moduleField(index, name));
  const facts = moduleFacts[what];
  const widths = widthChoices(what);
  const overs = facts.above.filter((one) => one !== "hood" || kind === "kitchen");
  // The door of what stands in a corner opens away from it.
  const isHinged =
    hasBody(module) &&
    !isCorner(module) &&
    what !== "drawers" &&
    !(what === "sink" && module.count > 0);
  const hasSingle = width <= widestSingle && (isHinged || above !== "nothing" || isColumn(module));
  const counts = what === "drawers" ? drawers : kind === "vanity" && what === "sink" ? [0, 2] : [];
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 *:max-sm:has-[select]:col-span-2 sm:grid-cols-3">
        {!isCorner(module) && (
          <SelectField
            field={own("what")}
            label={t("what")}
            options={placedKinds
              .filter((one) => moduleFacts[one].kinds.includes(kind))
              .map((one) => ({ value: one, label: moduleName(one, kind, t) }))}
          />
        )}
        {widths === undefined && (
          <TextField
            field={own("width")}
            label={t("planner:inCm", { measure: t("moduleWidth") })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        )}
        {widths && widths.length > 1 && (
          <SelectField
            field={{ ...own("width"), initialValue: `${width} mm` }}
            label={t("moduleWidth")}
            options={widths.map((one) => ({ value: `${one} mm`, label: lengthInCm(one, i18n) }))}
          />
        )}
        {counts.length > 0 && (
          <SelectField
            field={own("count")}
            label={t("count")}
            options={counts.map((one) => ({
              value: String(one),
              label: one === 0 ? t("noDrawers") : String(one),
            }))}
          />
        )}
        {overs.length > 1 && (
          <SelectField
            field={own("above")}
            label={t("above")}
            options={overs.map((one) => ({ value: one, label: t(`aboveOptions.${one}`) }))}
          />
        )}
        {hasSingle && (
          <SelectField
            field={own("hinge")}
            label={t("hinge")}
            options={(["left", "right"] as const).map((side) => ({
              value: side,
              label: t(`hingeOptions.${side}`),
            }))}
          />
        )}
      </div>
      {kind === "kitchen" && (what === "doors" || what === "drawers") && (
        <Checkbox field={own("hob")}>{t("hasHob")}</Checkbox>
      )}
    </>
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

const drawers = Array.from(
  { length: drawerCounts.most - drawerCounts.least + 1 },
  (_, more) => drawerCounts.least + more,
);
