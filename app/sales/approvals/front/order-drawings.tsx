import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";
import { DesignText } from "~/shop/cart/design-summary";

import type { ShownLineDrawing } from "./order-drawings.server";

/** The drawings of an order's pieces, for its customer. Needs the text groups `drawings` and `cart`. */
export function OrderDrawings({ drawings }: { drawings: ShownLineDrawing[] }) {
  const { t, i18n } = useTranslation("drawings");
  if (drawings.length === 0) return null;
  const isWaiting = drawings.some(({ newest }) => newest?.state === "sent");
  const areApproved = drawings.every(({ newest }) => newest?.state === "approved");
  return (
    <section
      id="desene"
      className={isWaiting ? "border-l-4 border-sage bg-white px-5 py-4" : undefined}
    >
      <h2>{t("title")}</h2>
      {!areApproved && <p className="mt-2 max-w-prose text-stone">{t("intro")}</p>}
      <ul className="mt-3 grid gap-3">
        {drawings.map(({ name, design, newest }, index) => (
          <li key={index}>
            {newest ? (
              <>
                <Link to={newest.address} className="link inline-block py-1">
                  {t("open", { version: newest.version, name })}
                </Link>
                {design && <DesignText design={design} />}
                <span className="block text-sm">
                  <span className={newest.state === "sent" ? "font-semibold" : "text-stone"}>
                    {t(`states.${newest.state}`)}
                  </span>
                  <span className="text-stone">
                    {" · "}
                    {t("sentOn", { date: formatDay(newest.sent_at, i18n.language) })}
                  </span>
                </span>
              </>
            ) : (
              <>
                {name}
                {design && <DesignText design={design} />}
                <span className="block text-sm text-stone">{t("preparing")}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
