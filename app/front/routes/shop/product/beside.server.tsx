import { lowestPrice } from "~/furniture/configurator/configuration";
import type { Options } from "~/furniture/configurator/offered-options";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import type { Product } from "~/shop/catalogue/product.server";
import { areaHtml } from "~/shop/delivery/front/area-html.server";
import { deliveryWords, listActiveZones } from "~/shop/delivery/zones.server";
import { swatchesHtml } from "~/shop/swatches/front/swatches-link.server";

import { tabAddress } from "./address";
import { Notices } from "./notices.server";
import { otherWords, OtherPiece } from "./other-piece.server";
import { stockAlertHtml } from "./stock-alert.server";

/** What the page is about: the piece made to order, or the ready-made one. */
export interface Subject {
  product: Product;
  isMadeToOrder: boolean;
  options: Options;
  isVatIncluded: boolean;
  language: Language;
}

/**
 * The parts beside a product's picture, below its buttons, as HTML, one below the other; they never
 * change on the page. A part without content is an empty text.
 */
export async function besideHtml(subject: Subject): Promise<string> {
  const { product, isMadeToOrder, language } = subject;
  const isSoldOut = !isMadeToOrder && product.stock_quantity === 0;
  const parts = [
    isSoldOut ? stockAlertHtml(product, language) : "",
    materialHtml(subject),
    saveHtml(subject),
    otherPieceHtml(subject),
    await noticesHtml(subject),
    isMadeToOrder ? await swatchesHtml(language) : "",
  ];
  return parts.join("");
}

/** The material of the ready-made piece, if it is not offered to order. */
function materialHtml({ product, isMadeToOrder, language }: Subject): string {
  const { material } = product.specification;
  if (!isMadeToOrder || !material || /^(pal|mdf)$/.test(product.material ?? "pal")) return "";
  const t = translateIn(language, "product");
  return htmlIn(
    language,
    <p className="mt-2 text-sm">{t("madeToOrder.materials", { material })}</p>,
  );
}

/** The button that saves the ready-made piece; that of a design stands below its choices. */
function saveHtml({ product, isMadeToOrder, language }: Subject): string {
  if (isMadeToOrder) return "";
  return htmlIn(language, <Save piece={`${product.category_slug}/${product.number}`} />);
}

function Save({ piece }: { piece: string }) {
  const { t } = useTranslation("product");
  return (
    <form method="post" action={paths.saved()} className="mt-4">
      <input type="hidden" name="produs" value={piece} />
      <button name="intent" value="save" className="button button-secondary w-full">
        {t("save")}
      </button>
    </form>
  );
}

/** The way to the other piece: from the ready-made one to one's own measures, and back. */
function otherPieceHtml({ product, isMadeToOrder, options, ...rest }: Subject): string {
  const { isVatIncluded, language } = rest;
  const bani = isMadeToOrder
    ? product.price_bani
    : lowestPrice(product.price_bani, options, product.sizes);
  if (bani === undefined) return "";
  const address = isMadeToOrder
    ? paths.product(product.category_slug, product.number)
    : tabAddress(product, "customise");
  return htmlIn(
    language,
    <OtherPiece
      to={address}
      bani={bani}
      isVatIncluded={isVatIncluded}
      words={otherWords(isMadeToOrder, product.stock_quantity)}
    />,
  );
}

async function noticesHtml({ isMadeToOrder, language }: Subject): Promise<string> {
  const zones = await listActiveZones();
  const area = isMadeToOrder ? "" : areaHtml(zones, language, { isWhole: false });
  const { freeFrom: sum } = deliveryWords(zones, language);
  return htmlIn(language, <Notices area={area} sum={sum} isMadeToOrder={isMadeToOrder} />);
}
