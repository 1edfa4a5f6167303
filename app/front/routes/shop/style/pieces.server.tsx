import type { ShownOption } from "~/furniture/configurator/offered-options";
import { materialSwatch } from "~/furniture/configurator/swatch-html.server";
import type { MaterialLook } from "~/furniture/drawing/piece-look";
import { DiscountRow, TotalsList } from "~/shop/cart/totals-list";
import { ProductCard } from "~/shop/catalogue/front/product-card";

import { ChoiceField } from "../product/customiser-fields";
import { DimensionField } from "../product/dimension-field";
import type { State } from "./draw.server";
import { samples } from "./samples.server";

const { word, name, sentence, paragraph, unbroken } = samples;
const product = {
  id: "1",
  category_slug: "dormitoare",
  number: 1,
  name,
  price_bani: 129_900,
  lowest_bani: null,
  material: "mdf",
  stock_quantity: 4,
  image_url: null,
  untranslated: [],
};
const totals = {
  subtotalBani: 1_091_597,
  vatBani: 207_403,
  totalBani: 1_299_000,
  advanceBani: 0,
  advancePercent: 50,
};
const palette = { top: "#a7b09a", front: "#8f9a82", side: "#6f7964" };
const materials = [word, name, sentence].map((label, index) => ({
  id: String(index),
  untranslated: [],
  name: label,
  description: index === 0 ? "" : paragraph,
  surcharge_bani: index * 1_000_000,
  image_url: null,
  emission: "" as const,
  look: { id: String(index), ...palette },
  swatch: materialSwatch(palette),
})) satisfies ShownOption<MaterialLook>[];
const bounds = { min: 60, max: 240, start: 120 };

/** What is shown of pieces: in lists, while they are chosen, and what they come to. */
export function pieceStates(): State[] {
  return [
    {
      name: "ProductCard",
      shown: (
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-3">
          <ProductCard product={product} />
          <ProductCard
            product={{
              ...product,
              name: sentence,
              price_bani: 99_999_900,
              lowest_bani: 99_999_901,
            }}
          />
          <ProductCard product={{ ...product, name: unbroken, stock_quantity: 0 }} />
        </div>
      ),
    },
    {
      name: "ChoiceField",
      shown: (
        <div className="grid gap-6">
          <ChoiceField
            name="material"
            label={word}
            note={sentence}
            options={materials}
            chosen="1"
            isWrong={false}
          />
        </div>
      ),
    },
    {
      name: "DimensionField",
      shown: (
        <div className="grid gap-4">
          <DimensionField
            name="width"
            label={word}
            bounds={bounds}
            served="120"
            typed="120"
            isWrong={false}
          />
          <DimensionField
            name="height"
            label={word}
            bounds={bounds}
            served="999"
            typed="999"
            isWrong
          />
        </div>
      ),
    },
    {
      name: "TotalsList and DiscountRow",
      shown: (
        <div className="grid items-start gap-8 sm:grid-cols-2">
          <TotalsList totals={totals} vatPercent={19} />
          <div>
            <DiscountRow discount={{ code: unbroken, bani: 99_900 }} isVatIncluded />
            <TotalsList
              totals={{ ...totals, totalBani: 99_999_999_900, advanceBani: 649_500 }}
              vatPercent={19}
              rates={[
                { percent: 19, vatBani: 1 },
                { percent: 9, vatBani: 99_999_999 },
              ]}
            />
          </div>
        </div>
      ),
    },
  ];
}
