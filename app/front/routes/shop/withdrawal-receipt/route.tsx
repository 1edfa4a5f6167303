import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { formatDateTime } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { findReceipt } from "~/sales/withdrawals/front/find-withdrawal.server";
import { Statement } from "~/sales/withdrawals/front/withdrawal-statement";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["withdrawal"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The receipt of a statement, at an address as unguessable as a password, to be kept. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const receipt = await findReceipt(params.token ?? "");
  if (!receipt) throw new Response(null, { status: 404 });
  const [t, { general }] = await Promise.all([translateFor(request, "withdrawal"), findSettings()]);
  return json({
    page: { title: t("receipt.title"), isUnlisted: true },
    receipt,
    phone: general.phone,
  });
}

export default function WithdrawalReceipt() {
  const { t, i18n } = useTranslation("withdrawal");
  const { receipt, phone } = useLoaderData<typeof loader>();
  const { statement, language, email, declared_at, exempt, isExemptOnly } = receipt;
  return (
    <main id="content" className="shell max-w-3xl pt-10 print:pt-0">
      <h1>{t("receipt.title")}</h1>
      <p className="mt-3 font-semibold">
        <time dateTime={declared_at}>
          {t("receipt.received", { date: formatDateTime(declared_at, i18n.language) })}
        </time>
      </p>
      <Statement text={statement} lang={language} />
      <p className="mt-6">{t(isExemptOnly ? "receipt.exemptOnly" : "receipt.next")}</p>
      {exempt.length > 0 && (
        <p className="mt-3">{t("receipt.exempt", { names: exempt.join(", ") })}</p>
      )}
      <p className="mt-3 wrap-anywhere">{t("receipt.mailed", { email })}</p>
      <p className="mt-3 text-stone">{t("receipt.missing", { phone })}</p>
      <p className="no-print mt-8">
        <Link to={paths.home()} className="button button-secondary">
          {t("receipt.home")}
        </Link>
      </p>
    </main>
  );
}
