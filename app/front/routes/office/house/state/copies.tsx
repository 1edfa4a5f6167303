import type { ShopState } from "~/front/operations/shop-state.server";
import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";

import { useCopyColumns } from "./backups";

/** The newest copies at the other place, how trying one out went, and the buttons for both now. */
export function Copies({
  copies,
  drill,
  now,
}: {
  copies: ShopState["copies"];
  drill: ShopState["drill"];
  now: string;
}) {
  const { t, i18n } = useTranslation("office-state");
  const columns = useCopyColumns(now);
  return (
    <Panel title={t("copies.title")}>
      <p className="break-words text-stone">
        {copies.kind === "off" ? t("copies.off") : t("copies.place", { place: copies.place })}{" "}
        <Link to={officePaths.installation("copie")} className="link">
          {t("change")}
        </Link>
      </p>
      {copies.kind === "unreachable" && (
        <p className="mt-3 text-error">{t("copies.unreachable")}</p>
      )}
      {copies.kind === "found" && copies.copies.length === 0 && (
        <p className="mt-3">{t("copies.none")}</p>
      )}
      {copies.kind === "found" && copies.copies.length > 0 && (
        <>
          <DataTable
            caption={t("copies.title")}
            rows={copies.copies}
            rowKey={({ madeAt }) => madeAt}
            columns={columns}
          />
          {copies.total > copies.copies.length && (
            <p className="mt-2 text-stone">{t("copies.total", { count: copies.total })}</p>
          )}
        </>
      )}
      {copies.kind !== "off" && (
        <>
          {drill && (
            <p className="mt-3 break-words">
              {t(`drill.${drill.outcome}`, { moment: formatMoment(drill.at, i18n.language) })}
              {drill.reason !== "" && <span className="block text-error">{drill.reason}</span>}
            </p>
          )}
          <Form method="post" action={officePaths.state()} className="mt-4 flex flex-wrap gap-3">
            <button name="intent" value="make-copy" className="button button-primary">
              {t("copies.now")}
            </button>
            <button name="intent" value="try-copy" className="button button-secondary">
              {t("copies.try")}
            </button>
          </Form>
        </>
      )}
    </Panel>
  );
}
