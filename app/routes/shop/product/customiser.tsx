import { useTranslation } from "react-i18next";

import type { PieceDesign } from "~/drawing/piece-design";
import {
  canonicalDesign,
  dimensions,
  parseDesign,
  priceWithOptions,
  type DesignFields,
  type Options,
} from "~/configurator/design";
import type { Product } from "~/catalogue/product.server";
import { Drawing } from "~/configurator/drawing";
import { ErrorSummary } from "~/forms/form-errors";
import { Form } from "~/ui/link";
import { message } from "~/forms/validation-message";
import { Price } from "~/ui/price";
import { TabLinks } from "~/ui/tab-links";

import { panelWord, tabAddress, tabWord, type Panel } from "./address";
import { ChoiceField, DimensionField } from "./customiser-fields";
import { PriceTable } from "./price-table";
import { useCatchUp } from "./use-catch-up";
import { useLiveDesign } from "./use-live-design";

interface CustomiserProps {
  product: Product;
  options: Options;
  fields: DesignFields;
  panel: Panel;
  replacesLineId: string;
}

/**
 * One GET form: the design is in the address, and a button redraws it. The button that adds it to the
 * cart posts the same fields. With script price and drawing follow each change at once.
 */
export function Customiser({ product, options, fields, panel, replacesLineId }: CustomiserProps) {
  const { t } = useTranslation("customiser");
  const design = useLiveDesign({ product, fields });
  const form = useCatchUp();
  const { errors, design: chosen } = parseDesign(design.fields);
  const wrong = (["material", "handle", ...dimensions] as const).filter((name) => errors?.[name]);
  const kept = new URLSearchParams(canonicalDesign(design.fields));
  if (replacesLineId) kept.set("linie", replacesLineId);
  const address = (one: Panel) =>
    tabAddress(product, "customise", { ...Object.fromEntries(kept), vedere: panelWord(one) });
  const { width, height, depth } = fields;
  const price = chosen && priceWithOptions(product.price_bani, chosen, options);
  return (
    <div className="pt-6">
      <TabLinks
        label={t("views")}
        tabs={(["choices", "preview"] as const).map((one) => ({
          to: address(one),
          label: t(`panels.${one}`),
          isCurrent: one === panel,
        }))}
      />
      <Form
        ref={form}
        method="get"
        action={tabAddress(product, "customise")}
        preventScrollReset
        onInput={design.follow}
        className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[1fr_24rem] lg:gap-14"
      >
        <input type="hidden" name="fila" value={tabWord("customise")} />
        <input type="hidden" name="vedere" value={panelWord(panel)} />
        <input type="hidden" name="drawn" value={`${width}-${height}-${depth}`} />
        {replacesLineId && <input type="hidden" name="linie" value={replacesLineId} />}
        {panel === "choices" && design.piece && (
          <div className="sticky top-18 z-10 -mb-4 flex items-center gap-4 border-b border-line bg-paper py-2 lg:hidden">
            <div className="min-w-0 flex-1">
              <Drawing
                piece={design.piece}
                view="perspective"
                src={design.source}
                alt={t("drawingOf", { name: product.name })}
                className="max-h-32"
              />
            </div>
            {price && <Price bani={price.totalBani} className="text-lg font-semibold" />}
          </div>
        )}
        <div className="grid content-start gap-8">
          <ErrorSummary
            errors={wrong.map((name) => ({ id: `design-${name}`, message: message(name) }))}
          />
          {panel === "choices" ? (
            <Choices options={options} fields={fields} wrong={wrong} />
          ) : (
            <Preview fields={fields} piece={design.piece} product={product} />
          )}
        </div>
        <div className="lg:sticky lg:top-24 lg:self-start">
          {panel === "choices" && design.piece && (
            <Drawing
              piece={design.piece}
              view="perspective"
              src={design.source}
              alt={t("drawingOf", { name: product.name })}
              className="mb-6 hidden lg:block"
            />
          )}
          {chosen && <PriceTable price={price} design={chosen} options={options} />}
          <div className="mt-5 grid gap-3">
            <button className="button button-secondary">{t("redraw")}</button>
            <button
              formMethod="post"
              formAction={tabAddress(product, "customise")}
              name="intent"
              value="add-design"
              className="button button-primary"
            >
              {replacesLineId ? t("replace") : t("addToCart")}
            </button>
          </div>
          <p className="mt-4 text-sm text-stone">{t("madeToOrder")}</p>
        </div>
      </Form>
    </div>
  );
}

function Choices({
  options,
  fields,
  wrong,
}: {
  options: Options;
  fields: DesignFields;
  wrong: (keyof DesignFields)[];
}) {
  const { t } = useTranslation("customiser");
  return (
    <>
      <ChoiceField
        name="material"
        label={t("material")}
        options={options.materials}
        chosen={fields.material}
        isWrong={wrong.includes("material")}
      />
      <ChoiceField
        name="handle"
        label={t("handle")}
        options={options.handles}
        chosen={fields.handle}
        isWrong={wrong.includes("handle")}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">{t("dimensions")}</legend>
        {dimensions.map((name) => (
          <DimensionField
            key={name}
            name={name}
            typed={fields[name]}
            isWrong={wrong.includes(name)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** The two drawings at full size. Hidden fields hold the choices for the buttons beside them. */
function Preview({
  fields,
  piece,
  product,
}: {
  fields: DesignFields;
  piece: PieceDesign | undefined;
  product: Product;
}) {
  const { t } = useTranslation("customiser");
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {piece &&
        (["perspective", "technical"] as const).map((view) => (
          <figure key={view}>
            <Drawing
              piece={piece}
              view={view}
              alt={t("drawingOf", { name: product.name })}
              className="rounded-edge border border-line bg-white p-4"
            />
            <figcaption className="mt-2 text-sm text-stone">{t(`captions.${view}`)}</figcaption>
          </figure>
        ))}
    </>
  );
}
