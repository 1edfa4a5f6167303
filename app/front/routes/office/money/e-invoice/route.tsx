import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { notThere, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { log } from "~/platform/log/log.server";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { checkEInvoice, findCheck, type CheckState } from "~/sales/e-invoices/front/checks.server";
import { findEInvoice, type EInvoice } from "~/sales/e-invoices/front/e-invoice.server";

import { RefusalList } from "../refusal-list";
import { SalesLink } from "../sales-link";

export const handle = { i18n: ["office-e-invoice"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The check of one document, made now unless it is known; 422 where it is refused, with each reason. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("money/e-invoice")(request);
  const t = await translateFor(request, "office-e-invoice");
  const invoice = await findEInvoice(params.id ?? "");
  if (!invoice) throw notThere();
  const state = findCheck(invoice.id) ?? (await checkNow(invoice));
  const { id, name, order_number, e_invoice_number } = invoice;
  const status = { passes: 200, refused: 422, failed: 503 }[state.kind];
  return json(
    {
      page: titled(`${t("title")}: ${name}`),
      id,
      name,
      order: order_number,
      number: e_invoice_number,
      state: state.kind,
      refusals: state.kind === "refused" ? state.refusals : [],
    },
    { status },
  );
}

async function checkNow(invoice: EInvoice): Promise<CheckState | { kind: "failed" }> {
  try {
    return (await checkEInvoice(invoice)).state;
  } catch (error) {
    log("e-invoice-check-failed", { reason: error instanceof Error ? error.message : "" });
    return { kind: "failed" };
  }
}

export default function EInvoicePage() {
  const { t } = useTranslation("office-e-invoice");
  const { id, name, order, number, state, refusals } = useLoaderData<typeof loader>();
  const texts = { passes: "passesText", refused: "refusedText", failed: "failed" } as const;
  return (
    <main id="content" className="office-page">
      <PageHead title={`${t("title")}: ${name}`}>
        <Link to={officePaths.document("e-factura")} className="button button-quiet">
          {t("back")}
        </Link>
      </PageHead>
      <p className="mt-2">
        {t("order")}:{" "}
        <SalesLink to={officePaths.order(order)} className="link">
          {order}
        </SalesLink>
        {number && ` · ${t("number")}: ${number}`}
      </p>
      <p role={state === "passes" ? "status" : "alert"} className="mt-4 font-semibold">
        {t(texts[state])}
      </p>
      {state === "passes" && (
        <p className="mt-4">
          <a href={officePaths.document(id, "e-factura.xml")} className="button button-primary">
            {t("download")}
          </a>
        </p>
      )}
      {refusals.length > 0 && (
        <div className="mt-4 max-w-3xl">
          <Panel title={t("details")}>
            <RefusalList refusals={refusals} order={order} />
            <p className="mt-4 text-stone">{t("immutable")}</p>
          </Panel>
        </div>
      )}
    </main>
  );
}
