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
  smartBillCommand,
  smartBillFile,
} from "~/sales/bookkeeping/front/journals";

/** What an accountant is sent of a period: its journals, and the same for a bookkeeping program. */
export function Files({ query }: { query: string }) {
  const { t } = useTranslation("office-bookkeeping");
  return (
    <Panel title={t("files")}>
      <ul className="grid gap-2">
        {journalNames.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="w-full font-semibold sm:w-44">{t(`journals.${name}`)}</span>
            {(["csv", "xlsx"] as const).map((ending) => (
              <a
                key={ending}
                href={officePaths.accountsFile(`${journalFiles[name]}.${ending}`, query)}
                aria-label={`${t(`journals.${name}`)}, ${ending.toUpperCase()}`}
                className="link py-1"
              >
                {ending.toUpperCase()}
              </a>
            ))}
          </li>
        ))}
        <Program
          title={t("saga.title")}
          files={sagaNames.map((name) => ({
            to: officePaths.accountsFile(sagaFiles[name], query),
            label: t(`saga.${name}`),
          }))}
          hint={t("saga.hint", {
            accounts: numbersOf(sagaAccounts),
            treasuries: numbersOf(sagaTreasuries),
          })}
        />
        <Program
          title={t("smartBill.title")}
          files={[
            { to: officePaths.accountsFile(smartBillFile, query), label: t("smartBill.invoices") },
          ]}
          hint={t("smartBill.hint", { command: smartBillCommand })}
        />
      </ul>
    </Panel>
  );
}

/** What a bookkeeping program takes, and how. */
function Program({
  title,
  files,
  hint,
}: {
  title: string;
  files: { to: string; label: string }[];
  hint: string;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
      <span className="w-full font-semibold sm:w-44">{title}</span>
      <span className="flex flex-wrap gap-x-4 gap-y-2">
        {files.map(({ to, label }) => (
          <a key={to} href={to} className="link py-1">
            {label}
          </a>
        ))}
      </span>
      <p className="w-full text-sm wrap-anywhere whitespace-pre-line text-stone">{hint}</p>
    </li>
  );
}

/** Each account that occurs, once. */
function numbersOf(accounts: Record<string, string>): string {
  return [...new Set(Object.values(accounts))].join(", ");
}
