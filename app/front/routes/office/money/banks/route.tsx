import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listBanks } from "~/sales/statements/bank.server";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-statements"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-statements");
  const banks = await listBanks();
  return {
    page: { title: t("banks"), isUnlisted: true },
    banks: banks.map(({ id, name, iban }) => ({ id, name, iban })),
  };
}

export default function Banks() {
  const { t } = useTranslation("office-statements");
  const { banks } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={officePaths.statements()} className="link">
          {t("title")}
        </Link>
      </p>
      <PageHead title={t("banks")} intro={t("banksIntro")}>
        <Link to={officePaths.bank("nou")} className="button button-primary">
          {t("addBank")}
        </Link>
      </PageHead>
      {banks.length === 0 ? (
        <p className="mt-6 text-stone">{t("noBanks")}</p>
      ) : (
        <DataTable
          caption={t("banks")}
          rows={banks}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("bank"),
              isTitle: true,
              cell: ({ id, name }) => (
                <Link to={officePaths.bank(id)} className="link">
                  {name}
                </Link>
              ),
            },
            { label: t("layout.iban"), cell: ({ iban }) => iban },
          ]}
        />
      )}
    </main>
  );
}
