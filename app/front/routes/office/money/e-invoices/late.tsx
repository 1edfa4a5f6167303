import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

/** The documents whose five working days are over, the longest waiting first. */
export function Late({
  documents,
  count,
}: {
  documents: { id: string; name: string; issued_on: string }[];
  count: number;
}) {
  const { t, i18n } = useTranslation("office-e-invoice");
  if (count === 0) return null;
  return (
    <div className="mt-5 max-w-4xl">
      <Panel title={`${t("late.title")} (${count})`}>
        <p>{t("late.text")}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {documents.map(({ id, name, issued_on }) => (
            <li key={id}>
              <Link to={officePaths.document(id, "e-factura")} className="link inline-block py-1">
                {name}
              </Link>{" "}
              <span className="text-stone">
                {formatDay(`${issued_on}T12:00:00Z`, i18n.language)}
              </span>
            </li>
          ))}
        </ul>
        {count > documents.length && <p className="mt-2">{t("late.more")}</p>}
      </Panel>
    </div>
  );
}
