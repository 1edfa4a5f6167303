import { formatMoment } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { PageDiff } from "~/shop/content/front/edit-page.server";
import type { PageVersion } from "~/shop/content/front/page.server";

/** The published versions, and what each changed against the one before. */
export function Versions({
  word,
  language,
  versions,
  diff,
}: {
  word: string;
  language: Language;
  versions: Pick<PageVersion, "id" | "published_at">[];
  diff: PageDiff | null;
}) {
  const { t, i18n } = useTranslation("office-pages");
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <Panel title={t("versions")}>
        {versions.length === 0 ? (
          <p className="text-stone">{t("missing")}</p>
        ) : (
          <ol className="grid gap-1">
            {versions.map((version) => (
              <li key={version.id}>
                <Link
                  to={`${officePaths.page(word)}?limba=${language}&versiune=${version.id}`}
                  className="link inline-block py-1"
                >
                  {formatMoment(version.published_at, i18n.language)}
                </Link>
              </li>
            ))}
          </ol>
        )}
      </Panel>
      {diff && (
        <Panel title={t("changes", { when: formatMoment(diff.published_at, i18n.language) })}>
          <div className="max-h-96 overflow-y-auto text-xs" tabIndex={0} lang={language}>
            {diff.parts.map((part, index) => {
              const text = "break-words whitespace-pre-wrap";
              switch (part.kind) {
                case "added":
                  return (
                    <ins
                      key={index}
                      className={`${text} block border-l-2 border-success pl-2 text-success no-underline`}
                    >
                      {part.text}
                    </ins>
                  );
                case "removed":
                  return (
                    <del
                      key={index}
                      className={`${text} block border-l-2 border-error pl-2 text-error`}
                    >
                      {part.text}
                    </del>
                  );
                default:
                  return (
                    <p key={index} className={`${text} pl-2 text-stone`}>
                      {part.text.length > 240 ? `${part.text.slice(0, 240)}…` : part.text}
                    </p>
                  );
              }
            })}
          </div>
        </Panel>
      )}
    </div>
  );
}
