import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import type { LeftOutLines as Lines } from "~/sales/statements/front/stored-left-out.server";

/** The lines of the file that hold no transaction that can be used, each with why. */
export function LeftOutLines({ leftOut }: { leftOut: Pick<Lines, "count" | "lines"> }) {
  const { t } = useTranslation("office-statements");
  const { count, lines } = leftOut;
  if (count === 0) return null;
  return (
    <section id="lasate-deoparte" className="mt-8">
      <h2>{t("leftOut", { count })}</h2>
      <DataTable
        caption={t("leftOut", { count })}
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          { label: t("lineNumber"), isNumeric: true, cell: ({ line }) => line },
          {
            label: t("details"),
            isTitle: true,
            cell: ({ text }) => <span className="wrap-anywhere">{text}</span>,
          },
          { label: t("why"), cell: ({ reason }) => t(`leftOutReasons.${reason}`) },
        ]}
      />
      {count > lines.length && (
        <p className="mt-2 text-stone">{t("leftOutMore", { count: count - lines.length })}</p>
      )}
    </section>
  );
}
