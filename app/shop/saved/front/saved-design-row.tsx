import type { ReactNode } from "react";

import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";
import { Amount, Price } from "~/platform/ui/price";
import { DesignDrawing, DesignText } from "~/shop/cart/design-summary";
import { ProductPicture } from "~/shop/cart/product-picture";

import type { PricedDesign } from "./saved-design";

/** A saved piece as its page shows it; `address` is where it can be looked at and changed. */
export interface ShownItem extends PricedDesign {
  id: string;
  savedBani: number;
  address: string | null;
  /** The size of a ready-made piece, as its page says it; a design says its size itself. */
  size: { text: string; lang?: string | undefined } | null;
}

/**
 * A saved piece: picture, name, what it is, its price today and the one when it was saved. What can be
 * done with it stands below. Needs the text groups `cart` and `saved`.
 */
export function SavedDesignRow({ item, children }: { item: ShownItem; children?: ReactNode }) {
  const { name, design, address, size } = item;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 border-b border-line py-6 @2xl:grid-cols-[9rem_1fr_auto]">
      <div>
        {design ? <DesignDrawing design={design} name={name} /> : <ProductPicture line={item} />}
      </div>
      <div className="min-w-0">
        <h2 lang={langOf(item, "name")} className="text-lg leading-snug wrap-anywhere">
          {address ? (
            <Link to={address} className="hover:text-sage">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {design && <DesignText design={design} />}
        {size && (
          <p lang={size.lang} className="text-sm text-stone">
            {size.text}
          </p>
        )}
        <State item={item} />
      </div>
      {children}
    </li>
  );
}

function State({ item: { problem, priceBani, savedBani } }: { item: ShownItem }) {
  const { t } = useTranslation("saved");
  return (
    <>
      {priceBani !== null && (
        <p className="mt-1 font-semibold">
          <Price bani={priceBani} />
        </p>
      )}
      {priceBani !== savedBani && (
        <p className="text-sm text-stone">
          {t("was")} <Amount bani={savedBani} />
        </p>
      )}
      {problem && (
        <p className="mt-2 text-sm font-semibold text-error">{t(`problems.${problem}`)}</p>
      )}
    </>
  );
}
