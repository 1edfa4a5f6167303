import type { NumberSet } from "~/furniture/workshop-numbers/front/number-sets";
import type {
  FormerPrice,
  ListedVersion,
} from "~/furniture/workshop-numbers/front/versions.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { listQuery } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { Pagination } from "~/platform/ui/front/pagination";
import { Link } from "~/platform/ui/link";

import { useFieldLabel, useFieldValue, type ShownSection } from "./numbers-form";

/** The versions of a set of numbers: when each was saved and by whom. */
export function Versions({
  numberSet,
  address,
  inForce,
  versions,
  page,
  pageCount,
}: {
  numberSet: NumberSet;
  address: string;
  inForce: number;
  versions: ListedVersion[];
  page: number;
  pageCount: number;
}) {
  const { t, i18n } = useTranslation("office-workshop");
  return (
    <Panel title={t("versions")}>
      <p className="text-stone">{t(`${numberSet}.versions`)}</p>
      <DataTable
        caption={t("versions")}
        rows={versions}
        rowKey={({ version }) => version}
        columns={[
          {
            label: t("version"),
            isTitle: true,
            cell: ({ version }) => (
              <div className="flex flex-wrap items-center gap-2">
                {t("versionNumber", { version })}
                {version === inForce && <Badge tone="good">{t("inForce")}</Badge>}
              </div>
            ),
          },
          { label: t("savedAt"), cell: ({ savedAt }) => formatMoment(savedAt, i18n.language) },
          {
            label: t("savedBy"),
            cell: ({ savedBy }) => <span className="wrap-anywhere">{savedBy ?? t("shop")}</span>,
          },
          {
            label: t("see"),
            cell: ({ version }) => (
              <Link
                to={`${address}?versiune=${version}`}
                aria-label={t("seeVersion", { version })}
                className="link inline-block py-1"
              >
                {t("see")}
              </Link>
            ),
          },
        ]}
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        pageAddress={(number) => address + listQuery({}, number)}
      />
    </Panel>
  );
}

/** A version as it was, beside what is in force; its numbers can be put into the form. */
export function OlderVersion({
  address,
  sections,
  older: { version, savedAt, then, now, former },
}: {
  address: string;
  sections: ShownSection[];
  older: {
    version: number;
    savedAt: string;
    then: Record<string, string>;
    now: Record<string, string>;
    /** What it said of fittings, which have their table since. */
    former: FormerPrice[];
  };
}) {
  const { t, i18n } = useTranslation(["office-workshop", "office"]);
  const labelOf = useFieldLabel();
  const valueOf = useFieldValue();
  const fields = sections.flatMap((section) => section.fields);
  const isOther = ({ name }: { name: string }) => then[name] !== now[name];
  const rows = [...fields.filter(isOther), ...fields.filter((field) => !isOther(field))];
  return (
    <Panel title={`${t("versionNumber", { version })}, ${formatMoment(savedAt, i18n.language)}`}>
      <p className="flex flex-wrap gap-3">
        <Link to={`${address}?completare=${version}`} className="button button-secondary">
          {t("fillVersion")}
        </Link>
        <Link to={address} className="button button-quiet">
          {t("closeVersion")}
        </Link>
      </p>
      <DataTable
        caption={t("versionNumber", { version })}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            label: t("office:stale.field"),
            isTitle: true,
            cell: (field) => (
              <div className="flex flex-wrap items-center gap-2">
                {labelOf(field)}
                {isOther(field) && <Badge tone="bad">{t("office:stale.differs")}</Badge>}
              </div>
            ),
          },
          { label: t("then"), isNumeric: true, cell: (field) => valueOf(field, then[field.name]) },
          { label: t("before"), isNumeric: true, cell: (field) => valueOf(field, now[field.name]) },
        ]}
      />
      {former.length > 0 && (
        <>
          <p className="mt-6 max-w-prose text-stone">{t("former.intro")}</p>
          <DataTable
            caption={t("former.title")}
            rows={former}
            rowKey={({ name }) => name}
            columns={[
              {
                label: t("fittings.title"),
                isTitle: true,
                cell: ({ name }) => t(`former.${name}`),
              },
              { label: t("then"), isNumeric: true, cell: ({ bani }) => formatRon(bani) },
            ]}
          />
        </>
      )}
    </Panel>
  );
}
