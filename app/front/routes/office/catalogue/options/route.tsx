import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { openDesk, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { handleSwatch, materialSwatch } from "~/furniture/configurator/swatch-html.server";
import type { Decor, Handle } from "~/furniture/decors/decor";
import { listKnown } from "~/furniture/decors/list-decors.server";
import { guard } from "~/people/identity/front/auth.server";
import { foldText } from "~/platform/format/compare-texts";
import { formatRon } from "~/platform/format/office-money";
import { readSearch } from "~/platform/http/list-query";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { FilterBar, FilterText } from "~/platform/office-ui/front/filter-bar";
import { officePaths } from "~/platform/paths/office-paths";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";

import { RowMenu } from "../row-menu";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-options", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("catalogue/options"), "office-options");
  const search = readSearch(query);
  const isFound = ({ name }: Decor | Handle) => foldText(name).includes(foldText(search));
  const { decors, handles } = await listKnown(fallbackLanguage);
  return {
    page: titled(t("title")),
    search,
    materials: decors.filter(isFound).map((decor) => ({
      ...shownOf(decor),
      price: `${formatRon(decor.pricePerM2Bani)}/m²`,
      swatch: materialSwatch(decor.look),
    })),
    handles: handles.filter(isFound).map((one) => ({
      ...shownOf(one),
      price: formatRon(one.priceBani),
      swatch: handleSwatch(one.look),
    })),
  };
}

/** What the list says of each; `swatch` is the HTML of how it is drawn. */
type ShownOption = ReturnType<typeof shownOf> & { price: string; swatch: string };

function shownOf({ id, name, surchargeBani, imageUrl, isOffered }: Decor | Handle) {
  return { id, name, surchargeBani, imageUrl, isOffered };
}

export default function Options() {
  const { t } = useTranslation("office-options");
  const { t: common } = useTranslation("office");
  const { search, materials, handles } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={t("title")} intro={t("intro")}>
      <Outlet />
      <FilterBar key={search} address={officePaths.options()} isFiltered={search !== ""}>
        <FilterText name="cauta" label={common("search")} value={search} />
      </FilterBar>
      <OptionTable kind="material" options={materials} />
      <OptionTable kind="handle" options={handles} />
    </DeskFrame>
  );
}

function OptionTable({ kind, options }: { kind: "material" | "handle"; options: ShownOption[] }) {
  const { t } = useTranslation("office-options");
  const { t: common } = useTranslation("office");
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2>{t(`${kind}.title`)}</h2>
        <Link
          to={officePaths.option(kind, NEW)}
          preventScrollReset
          className="button button-secondary"
        >
          <Icon name="plus" className="size-4" />
          {t(`${kind}.add`)}
        </Link>
      </div>
      {options.length === 0 && <p className="text-stone">{common("empty")}</p>}
      <DataTable
        caption={t(`${kind}.title`)}
        rows={options}
        rowKey={(option) => option.id}
        columns={[
          {
            label: t("name"),
            isTitle: true,
            isOver: true,
            to: (option) => officePaths.option(kind, option.id),
            cell: (option) => option.name,
          },
          {
            label: t("surcharge"),
            isNumeric: true,
            cell: (option) => formatRon(option.surchargeBani),
          },
          {
            label: t("purchase"),
            isNumeric: true,
            cell: (option) => option.price,
          },
          {
            label: t("look"),
            cell: (option) => (
              <span
                className="block w-16 border border-line"
                dangerouslySetInnerHTML={{ __html: option.swatch }}
              />
            ),
          },
          {
            label: t("picture"),
            cell: (option) =>
              option.imageUrl ? (
                <span className="block w-11">
                  <Picture
                    src={option.imageUrl}
                    alt=""
                    placeholder="atelier"
                    sizes="2.75rem"
                    width={400}
                    height={300}
                    className="aspect-4/3"
                  />
                </span>
              ) : (
                "–"
              ),
          },
          {
            label: t("status"),
            cell: (option) => (
              <Badge tone={option.isOffered ? "good" : "neutral"}>
                {common(`status.${option.isOffered ? "active" : "inactive"}`)}
              </Badge>
            ),
          },
          {
            label: common("actions"),
            cell: (option) => (
              <RowMenu label={common("actionsFor", { name: option.name })}>
                <Link to={officePaths.option(kind, option.id)} preventScrollReset>
                  {common("edit")}
                </Link>
                <Link to={officePaths.translations(kind, option.id)}>{common("translations")}</Link>
              </RowMenu>
            ),
          },
        ]}
      />
    </section>
  );
}
