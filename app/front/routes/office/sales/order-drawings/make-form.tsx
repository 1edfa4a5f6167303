import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import type { DeskLine } from "~/sales/approvals/front/desk-drawings.server";
import { sizeNames } from "~/sales/approvals/front/piece-sizes";

import type { drawingForm } from "./schema";

export interface LineProps {
  description: DescriptionOf<typeof drawingForm>;
  number: string;
  line: DeskLine;
  /** Where the planner changes its design; undefined where it stays. */
  planner: string | undefined;
  /** Whether drawings are made still. */
  isOpen: boolean;
  answer:
    | {
        result?: SubmissionResult<string[]> | undefined;
        reason?: "draft" | "over" | "in-batch" | undefined;
      }
    | undefined;
}

export function MakeForm({
  description,
  number,
  line,
  answer,
}: Pick<LineProps, "description" | "number" | "line" | "answer">) {
  const { t } = useTranslation("office-drawings");
  const { sizes, versions, remarks } = line;
  const version = (versions[0]?.version ?? 0) + 1;
  const [form, fields, errors] = useServerForm(description, {
    id: `drawing-${line.line}`,
    lastResult: answer?.result,
    defaultValue: {
      width: String(sizes.width),
      height: String(sizes.height),
      depth: String(sizes.depth),
      remarks,
    },
  });
  return (
    <ServerForm
      form={form}
      heading={<h3 className="mb-3">{t("make.title", { version })}</h3>}
      errors={errors}
      formErrors={answer?.reason ? [t(`refused.${answer.reason}`)] : []}
      action={officePaths.orderDrawings(number)}
      preventScrollReset
      className="mt-5 border-t border-line pt-4"
    >
      <input type="hidden" name="line" value={line.line} />
      <div className="grid gap-4 sm:grid-cols-3">
        {sizeNames.map((name) => (
          <TextField
            key={name}
            field={fields[name]}
            label={t(`make.${name}`)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <div className="mt-4">
        <TextArea
          field={fields.remarks}
          label={t("make.remarks")}
          hint={t("make.remarksHint")}
          rows={3}
        />
      </div>
      <button className="button button-primary mt-4">
        {version === 1 ? t("make.first") : t("make.next", { version })}
      </button>
      <p className="mt-3 text-xs text-stone">{t("make.hint")}</p>
    </ServerForm>
  );
}
