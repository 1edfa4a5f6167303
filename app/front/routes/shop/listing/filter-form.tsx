import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";
import {
  catalogueSorts,
  hasFilters,
  hasPanelFilters,
  productFilterQuery,
  readProductFilter,
  sortWord,
  type BoundEnd,
  type ProductFilter,
} from "~/shop/catalogue/front/product-filter";
import { materialFacets } from "~/shop/catalogue/material-facet";

import { PriceFilter } from "./price-filter";
import { useSuggestions } from "./use-suggestions";

interface FilterFormProps {
  address: string;
  filter: ProductFilter;
  /** Why a bound was not taken, in words. */
  boundErrors: Partial<Record<BoundEnd, string>>;
  /** The options that the search field suggests, as HTML. */
  suggestions: string;
  suggestAddress: string;
}

/** Search, sort and the filter panel: one GET form, whole without script. */
export function FilterForm({
  address,
  filter,
  boundErrors,
  suggestions,
  suggestAddress,
}: FilterFormProps) {
  const { t, i18n } = useTranslation("catalogue");
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sort = useRef<HTMLSelectElement>(null);
  const { suggested, suggest } = useSuggestions(suggestAddress);

  // The form stays while going back or resetting changes the address, so its fields follow the address.
  const query = productFilterQuery(filter);
  const shown = useRef(query);
  useEffect(() => {
    // When script takes over the page the address does not change, so what was typed before stays.
    if (shown.current === query) return;
    shown.current = query;
    form.current?.reset();
    if (sort.current) sort.current.value = sortWord(filter.sort);
  }, [query, filter.sort]);

  /** Leads to the short address of what is asked; without script the form itself is the address. */
  function ask(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const asked = new URLSearchParams(
      new FormData(form.current) as unknown as Record<string, string>,
    );
    const wanted = { ...readProductFilter(asked, i18n.language), page: 1 };
    navigate(address + productFilterQuery(wanted));
  }

  return (
    <form ref={form} method="get" action={address} role="search" onSubmit={ask} className="mt-8">
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex min-w-0 flex-1 basis-72">
          <label htmlFor="cauta" className="sr-only">
            {t("search")}
          </label>
          <input
            id="cauta"
            type="search"
            list="sugestii"
            name="cauta"
            maxLength={100}
            defaultValue={filter.search}
            placeholder={t("searchPlaceholder")}
            onInput={(event) => suggest(event.currentTarget.value)}
            className="control"
          />
          {suggested ? (
            <datalist key="typed" id="sugestii">
              {suggested.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          ) : (
            <datalist id="sugestii" dangerouslySetInnerHTML={{ __html: suggestions }} />
          )}
          <button className="button button-secondary -ml-px px-4" aria-label={t("search")}>
            <Icon name="search" />
          </button>
        </div>
        <div className="basis-52">
          <label htmlFor="ordine" className="block text-sm text-stone">
            {t("sort.label")}
          </label>
          <select
            ref={sort}
            id="ordine"
            name="ordine"
            defaultValue={sortWord(filter.sort)}
            onChange={() => ask()}
            className="control"
          >
            {catalogueSorts.map((sort) => (
              <option key={sort} value={sortWord(sort)}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <details open={hasPanelFilters(filter)} className="mt-4 border-y border-line">
        <summary className="flex min-h-12 items-center gap-2 font-semibold">
          <Icon name="filter" />
          {t("filters")}
          <Icon name="chevron" className="turning ml-auto size-4" />
        </summary>
        <div className="grid gap-8 pt-2 pb-6 md:grid-cols-2">
          <PriceFilter filter={filter} errors={boundErrors} />
          <fieldset>
            <legend className="font-semibold">{t("material")}</legend>
            <div className="mt-2 grid grid-cols-2 gap-x-4">
              {materialFacets.map((facet) => (
                <label key={facet} className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="material"
                    value={facet}
                    defaultChecked={filter.materials.includes(facet)}
                    className="size-5"
                  />
                  {t(`materials.${facet}`)}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="flex flex-wrap gap-3 md:col-span-2">
            <button className="button button-primary">{t("applyFilters")}</button>
            {hasFilters(filter) && (
              <Link to={address} className="button button-quiet">
                {t("resetFilters")}
              </Link>
            )}
          </div>
        </div>
      </details>
    </form>
  );
}
