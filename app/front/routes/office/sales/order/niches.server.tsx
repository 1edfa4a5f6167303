import { formatMoment } from "~/platform/format/dates";
import { BY } from "~/platform/format/measures";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import {
  listRunLines,
  mayConfirm,
  mayUnconfirm,
  needsOf,
  type RunLine,
} from "~/sales/orders/front/confirm-niches.server";
import type { OfficeOrder } from "~/sales/orders/office-order.server";

/** What each kitchen of an order needs for its appliances, and the tick that somebody compared it; empty without kitchens. */
export async function nichesHtml(order: OfficeOrder, language: Language): Promise<string> {
  const lines = await listRunLines(order.id);
  if (lines.length === 0) return "";
  const t = translateIn(language, "office-niches");
  return htmlIn(
    language,
    <Panel id="nise" title={t("title")}>
      <p className="max-w-prose">{t("intro")}</p>
      <ul className="mt-3 grid gap-5">
        {lines.map((line) => (
          <li key={line.id}>
            <h3 className="text-base" lang="ro">
              {line.name}
            </h3>
            <dl className="mt-1 grid max-w-xl grid-cols-[1fr_auto] gap-x-6 tabular-nums">
              {needsOf(line.run).map(({ what, sizes }) => (
                <div key={what} className="contents">
                  <dt className="text-stone">{t(`needs.${what}`)}</dt>
                  <dd className="text-right">{t("mm", { size: sizes.join(BY) })}</dd>
                </div>
              ))}
            </dl>
            <Tick order={order} line={line} language={language} />
          </li>
        ))}
      </ul>
    </Panel>,
  );
}

function Tick({
  order,
  line,
  language,
}: {
  order: OfficeOrder;
  line: RunLine;
  language: Language;
}) {
  const t = translateIn(language, "office-niches");
  const { id, plan, confirmed } = line;
  const may = confirmed ? mayUnconfirm : mayConfirm;
  return (
    <>
      <p className={`mt-2 ${confirmed ? "" : "border-l-2 border-sage pl-3"}`}>
        {confirmed
          ? t("confirmed", { by: confirmed.by ?? "–", at: formatMoment(confirmed.at, language) })
          : t("unconfirmed")}
      </p>
      {may(order.status) && (
        <form method="post" action={officePaths.order(order.number)} className="mt-2">
          <input type="hidden" name="intent" value="niches" />
          <input type="hidden" name="line" value={id} />
          <input type="hidden" name="plan" value={plan} />
          <button
            name="confirmed"
            value={confirmed ? "no" : "yes"}
            className={`button ${confirmed ? "button-quiet border-line" : "button-secondary"}`}
          >
            {t(confirmed ? "takeBack" : "confirm")}
          </button>
        </form>
      )}
    </>
  );
}
