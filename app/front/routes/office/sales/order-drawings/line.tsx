import type { Fields, FormAnswer } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { DeskLine } from "~/sales/approvals/front/desk-drawings.server";
import { sizeNames } from "~/sales/approvals/front/piece-sizes";

import { DrawingBadge } from "../drawing-badge";

interface LineProps {
  record: DrawnRecord<string>;
  number: string;
  line: DeskLine;
  /** Where the planner changes its design; undefined where it stays. */
  planner: string | undefined;
  /** Whether drawings are made still. */
  isOpen: boolean;
  answer: FormAnswer<"draft" | "over" | "in-batch"> | undefined;
}

/** The versions of a line's drawing, the newest first, and the form for the next. */
export function Line({ record, number, line, planner, isOpen, answer }: LineProps) {
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
        <MakeForm record={record} number={number} line={line} answer={answer} />
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
  record,
  number,
  line,
  answer,
}: Pick<LineProps, "record" | "number" | "line" | "answer">) {
  const { t } = useTranslation("office-drawings");
  const version = (line.versions[0]?.version ?? 0) + 1;
  const { sizes, hasFixedSizes } = line;
  const asked = hasFixedSizes ? [] : sizeNames;
  const kept = hasFixedSizes ? sizeNames.map((name) => [name, String(sizes[name])] as const) : [];
  const fields: Fields<string> = {
    ...Object.fromEntries(
      asked.map((name) => [name, { kind: "number" as const, label: t(`make.${name}`) }]),
    ),
    remarks: { kind: "lines", rows: 3, label: t("make.remarks"), hint: t("make.remarksHint") },
  };
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="mb-3">{t("make.title", { version })}</h3>
      <RecordForm
        id={`drawing-${line.line}`}
        record={record}
        to={officePaths.orderDrawings(number)}
        answer={answer}
        kept={{ line: String(line.line), ...Object.fromEntries(kept) }}
        trouble={answer?.reason && t(`refused.${answer.reason}`)}
        save={version === 1 ? t("make.first") : t("make.next", { version })}
        sections={[{ columns: 3, fields }]}
      >
        {!hasFixedSizes && <p className="text-xs text-stone">{t("make.hint")}</p>}
      </RecordForm>
    </div>
  );
}
