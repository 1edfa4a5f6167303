import {
  canonicalConfiguration,
  parseConfiguration,
  priceWithOptions,
  type ConfigurationFields,
} from "~/furniture/configurator/configuration";
import { Drawing } from "~/furniture/configurator/front/drawing";
import type { ShownOptions } from "~/furniture/configurator/offered-options";
import { dimensions, type Dimension } from "~/furniture/configurator/sizes";
import { outerSize } from "~/furniture/drawing/outer-size";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { Amount } from "~/platform/ui/price";

import { panelWord, tabAddress, tabWord, type Panel } from "./address";
import { ofDimension, Choices } from "./choices-panel";
import { Preview } from "./customiser-preview";
import { PriceTable } from "./price-table";
import type { ShownProduct } from "./shown-product";
import { useCatchUp } from "./use-catch-up";
import { useLiveConfiguration } from "./use-live-configuration";

interface CustomiserProps {
  product: ShownProduct;
  options: ShownOptions;
  fields: ConfigurationFields;
  panel: Panel;
  replacesLineId: string;
  /** The share that is paid before the work. */
  advancePercent: number;
  /** What the same piece costs planned, as HTML. */
  planned: string;
}

/**
 * One GET form: the design is in the address, and a button redraws it. The button that adds it to the
 * cart posts the same fields. With script price and drawing follow each change at once.
 */
export function Customiser(props: CustomiserProps) {
  const { product, options, fields, panel, replacesLineId, advancePercent, planned } = props;
  const { t } = useTranslation("customiser");
  const design = useLiveConfiguration({ product, options, fields });
  const form = useCatchUp();
  const { sizes } = product;
  const { errors = {}, nearest } = parseConfiguration(design.fields, options, sizes);
  const { errors: refused = {} } = parseConfiguration(fields, options, sizes);
  const kept = new URLSearchParams(canonicalConfiguration(design.fields));
  if (replacesLineId) kept.set("linie", replacesLineId);
  const address = (one: Panel) =>
    tabAddress(product, "customise", { ...Object.fromEntries(kept), vedere: panelWord(one) });
  const { width, height, depth } = fields;
  const price = nearest && priceWithOptions(product.price_bani, nearest, options);
  const other = "button button-quiet border-line px-2 text-sm";
  return (
    <div className="pt-4">
      {/* A switch that looks different from the page's tabs above it. */}
      <nav aria-label={t("views")} className="switch">
        {(["choices", "preview"] as const).map((one) => (
          <Link
            key={one}
            to={address(one)}
            preventScrollReset
            aria-current={one === panel ? "page" : undefined}
          >
            {t(`panels.${one}`)}
          </Link>
        ))}
      </nav>
      <Form
        ref={form}
        method="get"
        action={tabAddress(product, "customise")}
        preventScrollReset
        onInput={design.follow}
        className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-[1fr_24rem] lg:gap-14"
      >
        {/* The Enter key presses the first button, which must not be that of an offered length. */}
        <button hidden>{t("redraw")}</button>
        <input type="hidden" name="fila" value={tabWord("customise")} />
        <input type="hidden" name="vedere" value={panelWord(panel)} />
        <input type="hidden" name="drawn" value={`${width}-${height}-${depth}`} />
        {replacesLineId && <input type="hidden" name="linie" value={replacesLineId} />}
        <input type="hidden" name="piesa" value={`${product.category_slug}/${product.number}`} />
        {panel === "choices" && design.piece && (
          <div className="design-strip z-10 -mb-4 flex items-center gap-4 border-b border-line bg-paper py-2 lg:hidden">
            <div className="min-w-0 flex-1">
              <Drawing
                piece={design.piece}
                view="perspective"
                src={design.source}
                alt={t("drawingOf", { name: product.name })}
                className="max-h-32"
              />
            </div>
            {price && <Amount bani={price.totalBani} className="text-lg font-semibold" />}
          </div>
        )}
        <div className="grid content-start gap-6 lg:gap-8">
          <ErrorSummary
            errors={(["material", "handle", ...dimensions] as const)
              .filter((name) => refused[name])
              .map((name) => {
                const rule = message(ofDimension(product.form, name), {
                  ...sizes[name as Dimension],
                });
                const isLeftEmpty = fields[name].trim() === "";
                return { id: `design-${name}`, message: isLeftEmpty ? emptyMessage(rule) : rule };
              })}
          />
          {panel === "choices" ? (
            <Choices
              form={product.form}
              options={options}
              sizes={sizes}
              whole={nearest && outerSize(product.form, nearest)}
              fields={fields}
              live={design.fields}
              errors={errors}
            />
          ) : (
            <Preview fields={fields} piece={design.piece} product={product} />
          )}
        </div>
        <div className="beside lg:-mx-1 lg:px-1">
          {panel === "choices" && design.piece && (
            <Drawing
              piece={design.piece}
              view="perspective"
              src={design.source}
              alt={t("drawingOf", { name: product.name })}
              className="mb-6 hidden lg:block"
            />
          )}
          {nearest && price && (
            <PriceTable
              form={product.form}
              price={price}
              configuration={nearest}
              isNearest={dimensions.some((name) => errors[name])}
              options={options}
            />
          )}
          <div className="mt-4 grid grid-cols-2 gap-2">
            <button
              formMethod="post"
              formAction={tabAddress(product, "customise")}
              name="intent"
              value="add-design"
              className="button button-primary col-span-2"
            >
              {replacesLineId ? t("replace") : t("addToCart")}
            </button>
            <button className={other}>{t("redraw")}</button>
            <button className={other} formAction={paths.inYourRoom()}>
              {t("inYourRoom")}
            </button>
            <button className={other} formAction={paths.quote()}>
              {t("quote")}
            </button>
            <button
              formMethod="post"
              formAction={paths.saved()}
              name="intent"
              value="save"
              className={other}
            >
              {t("save")}
            </button>
          </div>
          <p className="mt-4 text-sm text-stone">
            {product.made}
            <br />
            {t("madeToOrder", { advance: advancePercent })}
          </p>
          <div dangerouslySetInnerHTML={{ __html: planned }} />
        </div>
      </Form>
    </div>
  );
}
