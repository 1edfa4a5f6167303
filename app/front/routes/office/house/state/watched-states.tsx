import type { ShopState } from "~/front/operations/shop-state.server";
import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { Panel } from "~/platform/office-ui/front/panel";
import { Link } from "~/platform/ui/link";

/** Each thing that the shop watches of itself: well, or since when it needs somebody and where that is done. */
export function WatchedStates({ states }: { states: ShopState["states"] }) {
  const { t, i18n } = useTranslation(["office-state", "watched"]);
  return (
    <Panel title={t("watched.title")}>
      <ul className="grid gap-3">
        {states.map(({ name, count, since, page, limits, toldAt }) => (
          <li key={name} className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
            <span>
              <Badge tone={count === 0 ? "good" : "bad"}>{t(count === 0 ? "fine" : "needs")}</Badge>
            </span>
            <div>
              <p className="font-semibold">{t(`names.${name}`)}</p>
              {count > 0 && (
                <>
                  <p>{t(`watched:states.${name}.meaning`, limits)}</p>
                  {since && (
                    <p className="text-stone">
                      {t("since", { moment: formatMoment(since, i18n.language) })}
                    </p>
                  )}
                  <p className="text-stone">
                    {toldAt
                      ? t("told", { moment: formatMoment(toldAt, i18n.language) })
                      : t("untold")}
                  </p>
                  <p>
                    <Link to={page} className="link inline-block py-1">
                      {t("remedy")}
                    </Link>
                  </p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
