import { useEffect, useRef } from "react";

import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

import { Badge } from "../badge";
import { DataTable } from "../data-table";
import { type Compared, isOther } from "./compared";

/** Who made the newest change to a row, and when. */
export interface LastChange {
  happened_at: string;
  admin_email: string;
}

/**
 * Shown in a form when somebody else saved the same row first: both versions side by side, and a choice
 * between them. The form carries what was typed and the version that is shown here, so its button
 * overwrites that version and no newer one.
 */
export function StaleNotice({
  last,
  rows,
  theirs,
  hasFiles = false,
  intent,
  mine,
  look = "primary",
  isOver = false,
}: {
  last: LastChange | undefined;
  rows: Compared[];
  /** The address of the page with the saved version. */
  theirs: string;
  hasFiles?: boolean;
  /** The `intent` of the form's button, where the form has several. */
  intent?: string;
  /** The label of the button, in place of the usual one. */
  mine?: string;
  look?: "primary" | "danger";
  /** Whether what was typed can no longer be saved; then it is only shown, outside of a form. */
  isOver?: boolean;
}) {
  const { t, i18n } = useTranslation("office");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      autoFocus
      className="mb-4 scroll-mt-20 rounded-edge border border-l-4 border-line border-l-error bg-white px-4 py-4"
    >
      <h2 className="font-sans text-lg font-bold text-error">{t("stale.title")}</h2>
      {last && (
        <p className="mt-1 break-words">
          {t("stale.by", {
            who: last.admin_email,
            when: formatMoment(last.happened_at, i18n.language),
          })}
        </p>
      )}
      {rows.length > 0 && !isOver && <p className="mt-1">{t("stale.text")}</p>}
      {hasFiles && <p className="mt-1">{t("stale.files")}</p>}
      {rows.length > 0 && (
        // The form may stand in a column at the side.
        <div className="[&_table]:table-fixed sm:[&_td]:px-1.5 sm:[&_th]:px-1.5">
          <DataTable
            caption={t("stale.title")}
            rows={rows}
            rowKey={(row) => rows.indexOf(row)}
            columns={[
              {
                label: t("stale.field"),
                isTitle: true,
                cell: (row) => (
                  <div className="flex flex-wrap items-center gap-2">
                    {row.label}
                    {isOther(row) && <Badge tone="bad">{t("stale.differs")}</Badge>}
                  </div>
                ),
              },
              {
                label: t("stale.now"),
                cell: (row) => <ComparedText text={row.now} isOther={isOther(row)} />,
              },
              {
                label: t("stale.yours"),
                cell: (row) => <ComparedText text={row.yours} isOther={isOther(row)} />,
              },
            ]}
          />
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {!isOver && (
          <button name={intent && "intent"} value={intent} className={`button button-${look}`}>
            {mine ?? t("stale.mine")}
          </button>
        )}
        <Link to={theirs} reloadDocument className="button button-quiet">
          {t("stale.theirs")}
        </Link>
      </p>
    </div>
  );
}

function ComparedText({ text, isOther: isMarked }: { text: string; isOther: boolean }) {
  const { t } = useTranslation("office");
  if (text === "") return <span className="text-stone">{t("stale.empty")}</span>;
  const isLong = text.length > 400;
  return (
    <div
      tabIndex={isLong ? 0 : undefined}
      className={`break-words whitespace-pre-line ${isMarked ? "font-semibold" : ""} ${
        isLong ? "max-h-72 overflow-y-auto" : ""
      }`}
    >
      {text}
    </div>
  );
}
