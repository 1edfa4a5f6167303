import { renderToStaticMarkup } from "react-dom/server";

import type { Options, ShownOptions } from "~/furniture/configurator/offered-options";
import { handleSwatch, materialSwatch } from "~/furniture/configurator/swatch-html.server";
import { langOf, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { areThreeSides } from "~/shop/catalogue/dimensions";
import type { Product } from "~/shop/catalogue/product.server";

// What a product is, and how it is used safely, never changes on the page: the server draws it, and no
// script for it has to come along.

/** Whether anything has been written of what the product is made of and how large it is. */
export function isSpecified({ specification }: Product): boolean {
  const { material, dimensions, color, features } = specification;
  return [material, dimensions, color, ...features].some((text) => text !== "");
}

/** The product's dimensions, materials and other facts, as HTML. What nobody has written has no heading. */
export function specificationHtml(product: Product, language: Language): string {
  if (!isSpecified(product)) return "";
  const { specification } = product;
  const t = translateIn(language, "product");
  const isNamed = areThreeSides(specification.dimensions);
  const axes = translateIn(
    language,
    "common",
  )(product.form === "bed" ? "size.axesBed" : "size.axes");
  const nameOf = (field: "material" | "dimensions" | "color") =>
    t(`specification.${field}`) + (field === "dimensions" && isNamed ? ` (${axes})` : "");
  const rows = (["material", "dimensions", "color"] as const).map((field) => ({
    name: nameOf(field),
    value: specification[field],
    lang: langOf(specification, field),
    isSize: field === "dimensions" && isNamed,
  }));
  return renderToStaticMarkup(
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 pt-6 lg:grid-cols-2">
      <Facts rows={rows} />
      {specification.features.length > 0 && (
        <div>
          <h2 className="font-sans text-base font-semibold">{t("specification.features")}</h2>
          <ul lang={langOf(specification, "features")} className="mt-3 grid gap-2 wrap-anywhere">
            {specification.features.map((feature) => (
              <li key={feature} className="flex gap-3">
                <span aria-hidden="true" className="mt-3 h-px w-4 shrink-0 bg-stone" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>,
  );
}

/** `lang` where the value is not in the page's language. */
export interface Fact {
  name: string;
  value: string;
  lang?: string | undefined;
  /** Whether the value begins with three lengths and their unit. */
  isSize?: boolean;
}

/** Names and values, a line of each value below the other; what has no value is left out. */
export function Facts({ rows }: { rows: Fact[] }) {
  const known = rows.filter(({ value }) => value !== "");
  if (known.length === 0) return null;
  return (
    <dl>
      {known.map(({ name, value, lang, isSize }) => (
        <div
          key={name}
          className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[11rem_1fr] sm:py-3"
        >
          <dt className="text-stone">{name}</dt>
          <dd lang={lang} className="min-w-0 wrap-anywhere whitespace-pre-line">
            {isSize ? <LargeSize text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Three lengths large with their unit small beside them, and what else is said of them. */
function LargeSize({ text }: { text: string }) {
  const [, lengths, unit, more] = /^([^\p{L}]+)(\p{L}+)(.*)$/su.exec(text) ?? [];
  return (
    <>
      <span className="figure">
        {lengths}
        <small>{unit}</small>
      </span>
      {more}
    </>
  );
}

/** The options as the customiser shows them, with how much formaldehyde each decor gives off, in words. */
export function showOptions(options: Options, language: Language): ShownOptions {
  const t = translateIn(language, "safety");
  const notes = options.materials.map(({ emission }) => emission && t(`short.${emission}`));
  // A note that all options share is shown once.
  const isOne = new Set(notes).size === 1;
  return {
    note: isOne ? notes[0]! : "",
    materials: options.materials.map((option, index) => ({
      ...option,
      swatch: materialSwatch(option.look),
      note: isOne ? "" : notes[index]!,
    })),
    handles: options.handles.map((option) => ({ ...option, swatch: handleSwatch(option.look) })),
  };
}
