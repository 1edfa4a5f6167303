import type { ReactNode } from "react";

import type { RunKind } from "~/furniture/boards/run";
import { RadioGroup, SelectField, TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";

import type { FieldOf } from "./fields";
import type { WallFields } from "./wall-form";

type Name = keyof WallFields;

/** The wall: few numbers first, and folded below what few walls have. */
export function WallFieldsOf({
  kind,
  field,
  isUneven,
  hasWindow,
}: {
  kind: RunKind;
  field: FieldOf;
  /** Whether what is folded holds anything. */
  isUneven: boolean;
  hasWindow: boolean;
}) {
  const { t } = useTranslation(["run-planner", "planner"]);
  const length = (name: Name, label: string, isOptional = false) => ({
    field: field(name, isOptional),
    label: t("planner:inCm", { measure: label }),
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 20,
  });
  const isKitchen = kind === "kitchen";
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <div className="level grid grid-cols-2 gap-x-4">
        <TextField {...length("width", t(`width.${kind}`))} hint={t(`widthHint.${kind}`)} />
        <TextField {...length("ceiling", t("ceiling"))} hint={t("ceilingHint")} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        {(["left", "right"] as const).map((side) => (
          <SelectField
            key={side}
            field={field(`${side}End`)}
            label={t(`ends.${side}`)}
            options={(["wall", "free"] as const).map((end) => ({
              value: end,
              label: t(`endOptions.${end}`),
            }))}
          />
        ))}
      </div>
      <div className="level grid grid-cols-2 gap-x-4">
        <TextField {...length("water", t("water"), true)} hint={t("leftOpen")} />
        {isKitchen && <TextField {...length("hob", t("hob"), true)} hint={t("leftOpen")} />}
      </div>
      {isKitchen && (
        <RadioGroup
          field={field("cooking")}
          label={t("cooking")}
          options={(["electric", "gas"] as const).map((one) => ({
            value: one,
            label: t(`cookingOptions.${one}`),
          }))}
        />
      )}
      <div>
        <More summary={t("uneven")} isOpen={isUneven}>
          <p className="col-span-full text-sm text-stone">{t("unevenHint")}</p>
          <TextField {...length("middleWidth", t("middleWidth"), true)} />
          <TextField {...length("topWidth", t("topWidth"), true)} />
        </More>
        {isKitchen && (
          <More summary={t("window")} isOpen={hasWindow}>
            <TextField {...length("windowLeft", t("windowLeft"))} />
            <TextField {...length("windowWidth", t("windowWidth"))} />
            <TextField {...length("windowSill", t("windowSill"))} />
          </More>
        )}
      </div>
    </>
  );
}

/** Fields that few need, folded. */
export function More({
  summary,
  isOpen,
  children,
}: {
  summary: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="border-t border-line">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {summary}
        <Icon name="chevron" className="turning ml-auto size-5" />
      </summary>
      <div className="grid grid-cols-2 items-end gap-4 pb-4 sm:grid-cols-3">{children}</div>
    </details>
  );
}

/** What is planned here is one line: who wants more asks for a quote. */
export function OneWall() {
  const { t } = useTranslation("run-planner");
  return (
    <p className="mt-6 max-w-prose text-sm text-stone">
      {t("oneWall")}{" "}
      <a href={paths.quote()} className="link">
        {t("oneWallQuote")}
      </a>
      .
    </p>
  );
}
