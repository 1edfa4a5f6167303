import { renderToStaticMarkup } from "react-dom/server";

import { trapField } from "~/platform/forms/field-names";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Product } from "~/shop/catalogue/product.server";

/**
 * The form for whoever wants to be told when the sold-out piece is there again, as HTML. Its answer is a page
 * of its own, which has room for errors.
 */
export function stockAlertHtml({ category_slug, number }: Product, language: Language): string {
  const t = translateIn(language, "stock-alert");
  return renderToStaticMarkup(
    <form
      method="post"
      action={serverPaths.stockAlert(`?piesa=${category_slug}/${number}`)}
      noValidate
      className="mt-6 max-w-md"
    >
      <label htmlFor="stock-alert-email" className="block font-semibold">
        {t("offer")}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="stock-alert-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t("email")}
          aria-describedby="stock-alert-note"
          className="control min-w-0 flex-1 basis-48"
        />
        <button className="button button-primary">{t("send")}</button>
      </div>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="stock-alert-trap">{t("trap")}</label>
        <input id="stock-alert-trap" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <p id="stock-alert-note" className="mt-2 text-sm text-stone">
        {t("note")}
      </p>
    </form>,
  );
}
