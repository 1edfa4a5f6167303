import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterBar, FilterDay } from "~/platform/office-ui/front/filter-bar";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { Form } from "~/platform/ui/link";
import { eInvoiceQuery, readEInvoiceFilter } from "~/sales/e-invoices/front/e-invoice-filter";
import { listEInvoices, MOST_DOCUMENTS } from "~/sales/e-invoices/front/e-invoice.server";
import {
  findLateEInvoices,
  listLateEInvoices,
} from "~/sales/e-invoices/front/late-e-invoices.server";
import { eInvoiceAuthority, findUploads } from "~/sales/e-invoices/front/upload.server";

import { changeEInvoices } from "./changes.server";
import { EInvoiceTable } from "./e-invoice-table";
import { Late } from "./late";
import { showEInvoice } from "./shown.server";

export const handle = { i18n: ["office-e-invoice", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

function readFilter(request: Request) {
  const today = dayOf(new Date().toISOString());
  return readEInvoiceFilter(new URL(request.url).searchParams, today);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("money/e-invoices")(request);
  const t = await translateFor(request, "office-e-invoice");
  const filter = readFilter(request);
  const now = new Date();
  const { invoices, ...list } = await listEInvoices(filter);
  const uploads = await findUploads(
    invoices.map(({ id }) => id),
    eInvoiceAuthority?.isTest ?? false,
  );
  return {
    page: titled(t("title")),
    filter,
    list: {
      ...list,
      invoices: invoices.map((one) => showEInvoice(one, uploads.get(one.id) ?? null)),
    },
    authority:
      eInvoiceAuthority && (eInvoiceAuthority.isTest ? ("test" as const) : ("real" as const)),
    late: { documents: await listLateEInvoices(now), count: (await findLateEInvoices(now)).count },
    most: MOST_DOCUMENTS,
  };
}

export async function action(args: ActionFunctionArgs) {
  return changeEInvoices(await takePost(args, guard("money/e-invoices")), readFilter(args.request));
}

export default function EInvoices() {
  const { t } = useTranslation("office-e-invoice");
  const { filter, list, late, most, authority } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const query = eInvoiceQuery({ ...filter, page: 1 });
  const here = officePaths.document("e-factura") + eInvoiceQuery(filter);
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        {list.total > 0 && (
          <>
            <Form method="post" action={here}>
              <span className="flex flex-wrap gap-3">
                <button name="intent" value="check" className="button button-primary">
                  {t("check")}
                </button>
                {authority && (
                  <button name="intent" value="send-all" className="button button-secondary">
                    {t("upload.sendAll")}
                  </button>
                )}
              </span>
            </Form>
            <a
              href={officePaths.document("e-factura.zip") + query}
              className="button button-secondary"
            >
              {t("zip")}
            </a>
          </>
        )}
      </PageHead>
      {authority && (
        <p className="mt-5 max-w-2xl border-l-4 border-sage bg-white px-4 py-3">
          {t(`upload.${authority}`)}
        </p>
      )}
      <Late {...late} />
      <FilterBar key={query} address={officePaths.document("e-factura")} isFiltered={false}>
        <FilterDay name="de" label={t("from")} value={filter.from} />
        <FilterDay name="pana" label={t("to")} value={filter.to} />
      </FilterBar>
      <div role="status" className="mt-4">
        {list.total > most && <p className="font-semibold">{t("tooMany", { most })}</p>}
        {list.invoices.some(({ state }) => state === "running") && <p>{t("checking")}</p>}
        {list.total === 0 && <p className="text-stone">{t("none")}</p>}
      </div>
      {list.total > 0 && (
        <EInvoiceTable
          invoices={list.invoices}
          isSent={authority !== undefined}
          refused={refused}
          here={here}
        />
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) =>
          officePaths.document("e-factura") + eInvoiceQuery({ ...filter, page })
        }
      />
    </main>
  );
}
