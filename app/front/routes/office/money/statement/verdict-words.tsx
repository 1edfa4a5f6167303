import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { JudgedRow } from "~/sales/statements/front/dry-run.server";

import { SalesLink } from "../sales-link";

/** What recording a row would do, or why it does nothing, in words. */
export function VerdictWords({
  row: { verdict, repeats, twin, countedBecause },
}: {
  row: JudgedRow;
}) {
  const { t } = useTranslation("office-statements");
  switch (verdict.kind) {
    case "fits":
      return (
        <p>
          <OrderLinks numbers={[verdict.number]} /> {t(`fits.${verdict.part}`)}
        </p>
      );
    case "undecided":
      return (
        <div className="grid gap-1">
          <p>
            {t(`reasons.${verdict.reason}`)} <OrderLinks numbers={verdict.numbers} />
          </p>
          {twin && verdict.reason === "same-reference" && (
            <Link to={officePaths.statement(twin.statementId)} className="link">
              {t("rowOf", { file: twin.file, line: twin.line })}
            </Link>
          )}
          {countedBecause && <p>{t("countedBecause", { reason: countedBecause })}</p>}
        </div>
      );
    case "recorded":
      return (
        <p>
          {t("isRecorded")} <OrderLinks numbers={verdict.numbers} />
        </p>
      );
    case "repeat":
      return (
        <p>
          {repeats && (
            <Link to={officePaths.statement(repeats.statementId)} className="link">
              {t("isRepeat", { file: repeats.file, line: repeats.line })}
            </Link>
          )}
        </p>
      );
    case "zero":
      return <p>{t("isZero")}</p>;
    case "out":
      return (
        <div className="grid gap-1">
          <span>
            {t(outWords(verdict))} <OrderLinks numbers={verdict.numbers} />
          </span>
          {verdict.refunds.map(({ withdrawalId, number }) => (
            <SalesLink
              key={withdrawalId}
              to={officePaths.withdrawal(withdrawalId)}
              className="link"
            >
              {t("maybeRefund", { number: number || "–" })}
            </SalesLink>
          ))}
        </div>
      );
  }
}

function outWords({ isReturned, numbers }: { isReturned: boolean; numbers: string[] }) {
  if (isReturned) return numbers.length > 0 ? "isReturnedOf" : "isReturned";
  return numbers.length > 0 ? "isOutFor" : "isOut";
}

/** The most orders named in a row; more do not fit. */
const MOST_SHOWN = 5;

function OrderLinks({ numbers }: { numbers: string[] }) {
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {numbers.slice(0, MOST_SHOWN).map((number) => (
        <SalesLink key={number} to={officePaths.order(number)} className="link whitespace-nowrap">
          {number}
        </SalesLink>
      ))}
      {numbers.length > MOST_SHOWN && <span>…</span>}
    </span>
  );
}
