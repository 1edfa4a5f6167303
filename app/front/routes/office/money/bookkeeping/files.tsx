import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import {
  journalFiles,
  journalNames,
  sagaAccounts,
  sagaFiles,
  sagaNames,
  sagaTreasuries,
} from "~/sales/bookkeeping/front/journals";

/** What an accountant is sent of a period: its journals, and the same for a bookkeeping program. */
export function Files({ query }: { query: string }) {
  const { t } = useTranslation("office-bookkeeping");
  return (
    <Panel title={t("files")}>
      <ul className="grid gap-3">
        {journalNames.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="w-full font-semibold sm:w-44">{t(`journals.${name}`)}</span>
            {(["csv", "xlsx"] as const).map((ending) => (
              <a
                key={ending}
                href={officePaths.accountsFile(`${journalFiles[name]}.${ending}`, query)}
                aria-label={`${t(`journals.${name}`)}, ${ending.toUpperCase()}`}
                className="button button-secondary"
              >
                {ending.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
        <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
          <span className="w-full font-semibold sm:w-44">{t("saga.title")}</span>
          <span className="flex flex-wrap gap-x-4 gap-y-2">
            {sagaNames.map((name) => (
              <a
                key={name}
                href={officePaths.accountsFile(sagaFiles[name], query)}
                className="button button-secondary px-4"
              >
                {t(`saga.${name}`)}
              </a>
            ))}
          </span>
          <p className="w-full text-sm text-stone">
            {t("saga.hint", {
              accounts: numbersOf(sagaAccounts),
              treasuries: numbersOf(sagaTreasuries),
            })}
          </p>
        </li>
      </ul>
    </Panel>
  );
}

/** Each account that occurs, once. */
function numbersOf(accounts: Record<string, string>): string {
  return [...new Set(Object.values(accounts))].join(", ");
}
