import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

/** The boards of a line that were made once more, why, and what each came to without VAT. */
export function RemakeList({
  remakes,
}: {
  remakes: { id: string; reason: string; costBani: number }[];
}) {
  const { t } = useTranslation("order-cost");
  if (remakes.length === 0) return null;
  return (
    <>
      <h3 className="mt-5">{t("remakes")}</h3>
      <p className="text-stone">{t("remakesText")}</p>
      <ul className="mt-2">
        {remakes.map(({ id, reason, costBani }, index) => (
          <li key={index} className="flex justify-between gap-6 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">
              <Link to={officePaths.board(id)} className="link">
                {id}
              </Link>{" "}
              · {reason}
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatRon(costBani)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
