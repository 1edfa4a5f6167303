import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

interface NotesProps {
  id: string;
  notes: { id: string; text: string; written_at: string; by: string | null }[];
  merges: { id: string; merged_at: string; by: string | null }[];
}

/** What the staff noted about a customer, and with whom they were joined. */
export function Notes({ id, notes, merges }: NotesProps) {
  const { t, i18n } = useTranslation("office-customers");
  const line = (at: string, by: string | null) =>
    [formatMoment(at, i18n.language), by].filter(Boolean).join(" · ");
  return (
    <div className="grid grid-cols-1 gap-6">
      {notes.length > 0 && (
        <Panel title={t("notes")}>
          <ul className="grid gap-4">
            {notes.map(({ id: note, text, written_at, by }) => (
              <li key={note}>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                <p className="flex flex-wrap items-baseline gap-x-3 text-stone">
                  {line(written_at, by)}
                  <Link
                    to={officePaths.customerNote(id, note)}
                    aria-label={t("noteDelete.of", {
                      when: formatMoment(written_at, i18n.language),
                    })}
                    className="link inline-block py-1"
                  >
                    {t("noteDelete.link")}
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {merges.length > 0 && (
        <Panel title={t("joined")}>
          <ul className="grid gap-2">
            {merges.map(({ id: merge, merged_at, by }) => (
              <li key={merge} className="flex flex-wrap items-baseline gap-x-3">
                {line(merged_at, by)}
                <Link to={officePaths.customerPart(id, merge)} className="link inline-block py-1">
                  {t("part.link")}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
