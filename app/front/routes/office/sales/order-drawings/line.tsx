import type { SubmissionResult } from "@conform-to/react";

import { formatMoment } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { DeskLine } from "~/sales/approvals/front/desk-drawings.server";
import { sizeNames } from "~/sales/approvals/front/piece-sizes";

import { DrawingBadge } from "../drawing-badge";
import type { drawingForm } from "./schema";

interface LineProps {
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

/** The versions of a line's drawing, the newest first, and the form for the next. */
export function Line({ description, number, line, planner, isOpen, answer }: LineProps) {
  const { t, i18n } = useTranslation("office-drawings");
  const { versions } = line;
  const isDraft = versions[0]?.state === "draft";
  const moment = (instant: string) => formatMoment(instant, i18n.language);
  return (
    <Panel title={t("line", { line: line.line, name: line.name })}>
      {versions.length === 0 ? (
        <p className="text-stone">{t("noVersion")}</p>
      ) : (
        <ol className="grid gap-2">
          {versions.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={officePaths.orderDrawings(number, `/${one.id}`)} className="link py-1">
                {t("version", { version: one.version })}
              </Link>
              <DrawingBadge state={one.state} />
              <span className="text-stone">
                {[
                  t("made", { date: moment(one.created_at) }),
                  ...(one.sent_at ? [t("sent", { date: moment(one.sent_at) })] : []),
                  ...(one.answered_at ? [t("answered", { date: moment(one.answered_at) })] : []),
                ].join(", ")}
              </span>
            </li>
          ))}
        </ol>
      )}
      {isDraft && <p className="mt-3 text-stone">{t("draftWaits")}</p>}
      {isOpen && (!isDraft || answer) && (
        <MakeForm description={description} number={number} line={line} answer={answer} />
      )}
      {planner && (
        <p className="mt-4">
          <Link to={planner} className="button button-secondary">
            {t("changeInside")}
          </Link>
          <span className="mt-2 block text-sm text-stone">{t("changeInsideHint")}</span>
        </p>
      )}
      {!isOpen && answer?.reason && (
        <p role="alert" className="mt-3 border-l-4 border-error pl-3 text-error">
          {t(`refused.${answer.reason}`)}
        </p>
      )}
    </Panel>
  );
}

function MakeForm({
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
