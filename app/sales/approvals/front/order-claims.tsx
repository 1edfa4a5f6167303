import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

import type { ShownClaims } from "./order-claims.server";

/** The way to say that something is missing or damaged. Needs the text group `claims`. */
export function OrderClaims({ shown }: { shown: ShownClaims | null }) {
  const { t, i18n } = useTranslation("claims");
  if (!shown) return null;
  return (
    <section className="no-print">
      <h2>{t("section.title")}</h2>
      <p className="mt-2 max-w-prose text-stone">{t("section.text")}</p>
      <ul className="mt-2 grid gap-1">
        {shown.claims.map(({ state, opened_at, address }) => (
          <li key={address}>
            <Link to={address} className="link inline-block py-1">
              {t("section.one", { date: formatDay(opened_at, i18n.language) })}
            </Link>{" "}
            <span className="text-stone">{t(`states.${state}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link to={shown.address} className="link inline-block py-1">
          {t("section.link")}
        </Link>
      </p>
    </section>
  );
}
