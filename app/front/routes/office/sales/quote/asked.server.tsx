import { renderToStaticMarkup } from "react-dom/server";

import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { formatPhone } from "~/platform/format/phones.server";
import { nameOfLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import type { QuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { placeName } from "~/sales/quotes/front/place-name.server";
import { lineDrawingAddress, lineWords } from "~/shop/cart/line-design";

/**
 * The request as its sender wrote it, with pieces and photographs, as HTML. Nothing in it changes on
 * the page, so no script for it has to come along.
 */
export function askedHtml(request: QuoteRequest, language: Language): string {
  const t = translateIn(language, "office-quotes");
  const rows: [string, string][] = [
    [t("sent"), formatMoment(request.created_at, language)],
    [t("from"), t(`sources.${request.source}`)],
    [t("place"), placeName(request, t("write.abroad"))],
    [t("language"), nameOfLanguage(request.language)],
  ];
  return renderToStaticMarkup(
    <>
      <Panel title={t("asked")}>
        <p className="font-semibold wrap-anywhere">{request.name}</p>
        <p>
          <a href={`mailto:${request.email}`} className="link break-all">
            {request.email}
          </a>
        </p>
        <p>
          <a href={`tel:${request.phone}`} className="link">
            {formatPhone(request.phone)}
          </a>
        </p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-stone">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {request.wishes && (
          <>
            <p className="mt-3 font-semibold">{t("wishes")}</p>
            <p className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
              {request.wishes}
            </p>
          </>
        )}
        <p className="mt-4 flex flex-wrap gap-x-4">
          <a href={paths.quote(`/${request.token}`)} className="link">
            {t("customerPage")}
          </a>
          {request.order && (
            <a href={officePaths.order(request.order.number)} className="link">
              {t("order", { number: request.order.number })}
            </a>
          )}
        </p>
      </Panel>
      {request.designs.length > 0 && (
        <Panel title={t("designs")}>
          <ul className="grid gap-5">
            {request.designs.map(({ design, name, shown, price_bani }) => (
              <li key={design} className="grid gap-1">
                <div className="max-w-64">
                  <img
                    src={lineDrawingAddress(shown, "picture", language)}
                    alt={translateIn(language, "cart")("drawingOf", { name })}
                    width={480}
                    height={400}
                    loading="lazy"
                    className="block h-auto w-full border border-line bg-sheet p-1"
                  />
                </div>
                <span className="font-semibold">{name}</span>
                <span className="text-sm text-stone">
                  {lineWords(shown, translatorOf(language))}
                </span>
                <span className="text-sm text-stone">
                  {price_bani === null ? (
                    t("noPrice")
                  ) : (
                    <>
                      {t("today")}: {formatRon(price_bani)}
                    </>
                  )}
                </span>
                <a href={paths.inYourRoom(design)} className="link text-sm">
                  {t("open")}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {request.pictures.length > 0 && (
        <Panel title={t("pictures")}>
          <ul className="grid gap-3">
            {request.pictures.map((picture, index) => (
              <li key={picture}>
                <a href={serverPaths.officeQuotePicture(request.id, picture)}>
                  <img
                    src={serverPaths.officeQuotePicture(request.id, picture)}
                    alt={t("picture", { number: index + 1 })}
                    loading="lazy"
                    className="block h-auto w-full border border-line"
                  />
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>,
  );
}
