import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requireAdmin } from "~/accounts/auth.server";
import { translateFor, translateIn } from "~/i18n/translate.server";
import { pageMeta } from "~/layout/page-meta";
import { marginsOfOrder } from "~/orders/order-margins";
import { paths } from "~/paths";
import { Link } from "~/ui/link";
import { readPackages, type PackageRefusal } from "~/workshop/package/package-request.server";
import { wholeSection } from "~/workshop/package/sections/whole";
import { packageTitle, writeOrder } from "~/workshop/package/write-sheet";

import { Costs, type OrderCosts } from "./costs";
import { OrderPages } from "./order-pages";
import { SectionView } from "./section-view";

export const handle = { i18n: ["admin-orders", "order-cost"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** All that the workshop needs to make an order, or several, in Romanian; what they cost, for staff. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const t = await translateFor(request, "admin-orders");
  const page = { title: t("package.title"), isUnlisted: true };
  const found = await readPackages(request, params.number);
  if ("kind" in found) {
    const status = found.kind === "unknown" ? 404 : 400;
    return json({ page, refusal: found, package: null }, { status });
  }
  const { orders, packages } = found;
  const words = translateIn("ro", ["workshop-package", "workshop-parts"]);
  const costs = orders.map((order, index): OrderCosts => {
    const { lines } = packages[index]!;
    const plans = lines.map(({ planned }) => planned?.frozen ?? null);
    const names = lines.map(({ name, quantity }) => ({ name, quantity }));
    return { number: order.number, names, ...marginsOfOrder(order, plans) };
  });
  const query = params.number === undefined ? new URL(request.url).search : "";
  const [first] = packages;
  const shown = {
    ...{ number: params.number ?? "", query, costs, title: packageTitle(packages, words) },
    // The pages of many orders are in their files: rendered at once they would keep others waiting.
    order: first && packages.length === 1 ? writeOrder(first, words) : null,
    whole: packages.length === 1 ? null : wholeSection(packages, words),
    numbers: packages.map((one) => one.number),
  };
  return json({ page, refusal: null, package: shown });
}

export default function PackagePage() {
  const { refusal, package: shown } = useLoaderData<typeof loader>();
  if (!shown) return <Refused refusal={refusal} />;
  const { number, query, costs, title, order, whole, numbers } = shown;
  return (
    <main id="content" className="admin-page max-w-5xl bg-white print:max-w-none print:p-0">
      <Frame number={number} query={query} />
      <div lang="ro">
        <h1>{title}</h1>
        {order && <OrderPages order={order} />}
        {whole && <SectionView section={whole} />}
      </div>
      {!order && (
        <ul className="no-print mt-5 flex flex-wrap gap-x-5 gap-y-2">
          {numbers.map((one) => (
            <li key={one}>
              <Link to={paths.orderPackage(one)} className="link">
                {one}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Costs orders={costs} />
    </main>
  );
}

/** Back to the orders, and the package's files. */
function Frame({ number, query }: { number: string; query: string }) {
  const { t } = useTranslation("admin-orders");
  const files = [
    [t("package.pdf"), paths.orderPackagePdf(number)],
    [t("package.labels"), paths.labelsFile(number)],
    [t("package.saw"), paths.sawFile(number)],
    [t("package.zip"), paths.orderPackageZip(number)],
  ] as const;
  return (
    <div className="no-print mb-5">
      <p className="mb-3 flex flex-wrap gap-x-6 text-stone">
        <Link to={number ? paths.adminOrder(number) : paths.adminOrders()} className="link">
          {number || t("back")}
        </Link>
        <span>{t("package.print")}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        {files.map(([label, address]) => (
          <a key={label} href={address + query} className="button button-secondary">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

function Refused({ refusal }: { refusal: PackageRefusal }) {
  const { t } = useTranslation("admin-orders");
  const words = {
    none: () => t("package.none"),
    "too-many": () => t("package.tooMany", { most: "most" in refusal ? refusal.most : 0 }),
    unknown: () => t("package.unknown", { numbers: "numbers" in refusal ? refusal.numbers : "" }),
  };
  return (
    <main id="content" className="admin-page">
      <h1>{t("package.title")}</h1>
      <p role="alert" className="mt-4 wrap-anywhere">
        {words[refusal.kind]()}
      </p>
      <p className="mt-4">
        <Link to={paths.adminOrders()} className="link">
          {t("back")}
        </Link>
      </p>
    </main>
  );
}
