import { renderToStaticMarkup } from "react-dom/server";

import { formatDay, formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { Badge } from "~/platform/office-ui/badge";
import { Panel } from "~/platform/office-ui/front/panel";
import type { Quote } from "~/sales/quotes/front/find-quote.server";

const tones = {
  draft: "neutral",
  sent: "neutral",
  replaced: "neutral",
  accepted: "good",
  declined: "bad",
  asked_again: "bad",
  expired: "neutral",
} as const;

/** What was sent so far and what came back, the newest first, as HTML. */
export function versionsHtml(quotes: Quote[], language: Language): string {
  const t = translateIn(language, "office-quotes");
  const rate = translateIn(language, "cart");
  return renderToStaticMarkup(
    <Panel title={t("versions")}>
      {quotes.length === 0 && <p className="text-stone">{t("noVersions")}</p>}
      <ol className="grid gap-5">
        {quotes.map((quote) => (
          <li key={quote.id} className="grid gap-1 border-b border-line pb-4 last:border-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {t("version", { version: quote.version })}
              <Badge tone={tones[quote.state]}>{t(`quoteStates.${quote.state}`)}</Badge>
              <span className="ml-auto tabular-nums">{formatRon(quote.totals.totalBani)}</span>
            </p>
            <p className="text-sm text-stone">
              {quote.sent_at && (
                <>
                  {t("sent")} {formatMoment(quote.sent_at, language)} ·{" "}
                </>
              )}
              {t("validUntil", {
                date: formatDay(`${quote.valid_until}T12:00:00Z`, language),
              })}
            </p>
            <ul className="text-sm">
              {quote.lines.map(({ title, quantity, unit_bani, vat_percent }, index) => (
                <li key={index} className="wrap-anywhere">
                  {quantity} × {title} · {formatRon(unit_bani)}
                  {vat_percent !== null && ` · ${rate("vat", { percent: vat_percent })}`}
                </li>
              ))}
            </ul>
            {quote.note && <Words title={t("note")} text={quote.note} />}
            {quote.answer_note && <Words title={t("customersWords")} text={quote.answer_note} />}
          </li>
        ))}
      </ol>
    </Panel>,
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-1 border-l-2 border-line pl-3 text-sm">
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}
