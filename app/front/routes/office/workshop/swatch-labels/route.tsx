import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { listQuery, readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Pagination } from "~/platform/ui/front/pagination";
import { Link } from "~/platform/ui/link";
import { listSwatchOrders } from "~/sales/orders/front/swatch-orders.server";

export const handle = { i18n: ["office-swatches"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** A label for each parcel of swatches that goes by post, to be printed: to whom it goes, from whom, and what is in it. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("workshop/swatch-labels"), "office-swatches");
  const page = readPage(query);
  const { general } = await findSettings();
  const list = await listSwatchOrders({ page, isPosted: true });
  return {
    page: titled(t("labels.title")),
    sender: { name: general.siteName, address: general.address, phone: general.phone },
    list,
  };
}

export default function SwatchLabels() {
  const { t } = useTranslation("office-swatches");
  const { sender, list } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page print:p-0">
      <div className="no-print">
        <p className="mb-2">
          <Link to={officePaths.swatches()} className="link">
            {t("title")}
          </Link>
        </p>
        <PageHead title={t("labels.title")} intro={t("labels.intro")} />
      </div>
      {list.orders.length === 0 ? (
        <p className="mt-6">{t("toSend.none")}</p>
      ) : (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 print:mt-0 print:grid-cols-2">
          {list.orders.map(({ number, name, address, place, phone, decors }) => (
            <li
              key={number}
              className="break-inside-avoid rounded-edge border border-ink bg-white p-4 wrap-anywhere"
            >
              <p className="text-sm">
                {t("labels.from")}: {sender.name}, {sender.address}, {sender.phone}
              </p>
              <p className="mt-3 text-sm">{t("labels.to")}:</p>
              <address className="text-lg leading-snug not-italic">
                <strong className="block">{name}</strong>
                <span className="block">{address}</span>
                <span className="block">{place}</span>
                <span className="block">{phone}</span>
              </address>
              <p className="mt-3 border-t border-line pt-3 text-sm">
                <strong>{number}</strong> · {decors.join(", ")}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="no-print">
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          pageAddress={(page) => officePaths.swatches("/etichete", listQuery({}, page))}
        />
      </div>
    </main>
  );
}
