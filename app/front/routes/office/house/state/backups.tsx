import type { ListedBackup } from "~/front/operations/shop-state.server";
import { formatAge, formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable, type Column } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";

/** The columns of a list of backups or copies: when, how old at `now`, what is in it. */
export function useCopyColumns(now: string): Column<ListedBackup>[] {
  const { t, i18n } = useTranslation("office-state");
  const size = new Intl.NumberFormat(i18n.language, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  return [
    {
      label: t("columns.made"),
      isTitle: true,
      cell: ({ madeAt }) => formatMoment(madeAt, i18n.language),
    },
    { label: t("columns.age"), cell: ({ madeAt }) => formatAge(madeAt, now, i18n.language) },
    {
      label: t("columns.size"),
      isNumeric: true,
      cell: ({ bytes }) => size.format(bytes / 1024 / 1024),
    },
    { label: t("columns.orders"), isNumeric: true, cell: ({ orders }) => orders },
  ];
}

/** The backups in their directory, newest first, and the button that makes one now. */
export function Backups({
  backups,
  now,
  directory,
  hour,
}: {
  backups: ListedBackup[];
  now: string;
  directory: string;
  /** The hour of the one made every night; null where none is. */
  hour: number | null;
}) {
  const { t } = useTranslation("office-state");
  const columns = useCopyColumns(now);
  return (
    <Panel title={t("backups.title")}>
      <p className="break-words text-stone">{t("backups.place", { directory })}</p>
      <p className="mt-1">
        {hour === null ? t("backups.byHand") : t("backups.nightly", { hour })}{" "}
        <Link to={officePaths.installation("siguranta")} className="link">
          {t("change")}
        </Link>
      </p>
      {backups.length === 0 ? (
        <p className="mt-3">{t("backups.none")}</p>
      ) : (
        <DataTable
          caption={t("backups.title")}
          rows={backups}
          rowKey={({ madeAt }) => madeAt}
          columns={columns}
        />
      )}
      <Form method="post" action={officePaths.state()} className="mt-4">
        <button name="intent" value="make-backup" className="button button-primary">
          {t("backups.now")}
        </button>
      </Form>
    </Panel>
  );
}
