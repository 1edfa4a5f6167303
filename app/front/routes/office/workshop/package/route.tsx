import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { translateFor } from "~/platform/http/request-language.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { hasDeliveryNote, takesPictures } from "~/sales/handover/front/handover-rules";
import { TrialNotice } from "~/sales/orders/front/trial-mark";
import { marginsOfOrder } from "~/sales/orders/margin";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { findRemakes, sumRemakes } from "~/workshop/made-boards/front/remake-board.server";
import { readPackages, type PackageRefusal } from "~/workshop/package/front/package-request.server";
import { wholeSection } from "~/workshop/package/front/whole-sheet";
import { packageTitle, writeOrder } from "~/workshop/package/front/write-sheet";
import type { OrderStatus } from "~db/schema";

import { Costs, type OrderCosts } from "./costs";
import { Files, Ways } from "./frame";
import { OrderPages } from "./order-pages";
import { Contents, NextPost, ofPost, postsOf, readPost } from "./posts";
import { SectionView } from "./section-view";
import { Stage } from "./stage";
import { takeStep } from "./take-step.server";

export const handle = {
  i18n: ["office-handover", "office-orders", "order", "order-cost", "validation"],
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** All that the workshop needs to make an order, or several, in Romanian; what they cost, for staff. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const member = await guard("workshop/package")(request);
  const t = await translateFor(request, "office-orders");
  const page = titled(t("package.title"));
  const found = await readPackages(request, params.number);
  if ("kind" in found) {
    const status = found.kind === "unknown" ? 404 : 400;
    return json({ page, refusal: found, package: null }, { status });
  }
  const { orders, packages } = found;
  const words = translateIn("ro", ["workshop-package", "workshop-parts"]);
  const post = readPost(new URL(request.url).searchParams);
  const seesCosts = !post && mayDo(member.role, "administration");
  const costs = seesCosts ? await costsOf(orders, packages) : [];
  const query = params.number === undefined ? new URL(request.url).search : "";
  const [first] = packages;
  const sheet = first && packages.length === 1 ? writeOrder(first, words) : null;
  const shown = {
    number: params.number ?? "",
    query,
    costs,
    title: packageTitle(packages, words),
    // Sales come from the orders and go back to them.
    isFromOrders: mayDo(member.role, "sales"),
    ticksBoards: mayDo(member.role, "workshop"),
    status: params.number === undefined ? null : stagedStatus(orders[0]!),
    isForgotten: orders.some(({ phone }) => phone === ""),
    isTrial: orders.some(({ is_trial }) => is_trial === 1),
    // The pages of many orders are in their files: rendered at once they would keep others waiting.
    order: sheet && ofPost(sheet, post),
    posts: sheet ? postsOf(sheet) : [],
    post,
    whole: packages.length === 1 ? null : wholeSection(packages, words),
    numbers: packages.map((one) => one.number),
  };
  return json({ page, refusal: null, package: shown });
}

/** Swatches go through no stages. */
function stagedStatus({ status, has_only_swatches }: OfficeOrder): OrderStatus | null {
  return has_only_swatches === 1 ? null : status;
}

/** Takes the order one stage of production further. */
export async function action(args: ActionFunctionArgs) {
  return takeStep(await takePost(args, guard("workshop/package")), args.params.number ?? "");
}

type Packages = Exclude<Awaited<ReturnType<typeof readPackages>>, PackageRefusal>;

/** What the orders cost and were sold for: for administrators alone. */
function costsOf(orders: Packages["orders"], packages: Packages["packages"]) {
  return Promise.all(
    orders.map(async (order, index): Promise<OrderCosts> => {
      const { lines } = packages[index]!;
      const plans = lines.map(({ planned }) => planned?.frozen ?? null);
      const names = lines.map(({ name, quantity }) => ({ name, quantity }));
      const remakes = sumRemakes(await findRemakes(order.number));
      return { number: order.number, names, ...marginsOfOrder(order, plans, remakes) };
    }),
  );
}

export default function PackagePage() {
  const { refusal, package: shown } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  if (!shown) return <Refused refusal={refusal} />;
  const { number, query, costs, title, order, whole, numbers, isFromOrders, status, isTrial } =
    shown;
  const { isForgotten, posts, post, ticksBoards } = shown;
  const contents = { number: number || (numbers[0] ?? ""), posts, post };
  return (
    <main id="content" className="office-page max-w-5xl bg-white print:max-w-none print:p-0">
      <Ways
        number={number}
        isFromOrders={isFromOrders}
        hasBoards={ticksBoards && posts.length > 0}
        isTimed={ticksBoards && status !== null}
      />
      <h1 lang="ro" className="mt-3 print:mt-0">
        {title}
      </h1>
      <Contents {...contents} />
      {!post && <Files number={number} query={query} />}
      {!post && status && <Handover number={number} status={status} isForgotten={isForgotten} />}
      {!post && status && <Stage number={number} status={status} refused={data?.reason} />}
      <div lang="ro">
        {isTrial && <TrialNotice />}
        {order && <OrderPages order={order} isOfPost={post !== undefined} />}
        {whole && <SectionView section={whole} />}
      </div>
      {!order && (
        <ul className="no-print mt-5 flex flex-wrap gap-x-5 gap-y-2">
          {numbers.map((one) => (
            <li key={one}>
              <Link to={officePaths.orderPackage(one)} className="link">
                {one}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <NextPost {...contents} />
      <Costs orders={costs} />
    </main>
  );
}

/** What belongs to the day of delivery, from when on there is something to pack. */
function Handover({
  number,
  status,
  isForgotten,
}: {
  number: string;
  status: OrderStatus;
  isForgotten: boolean;
}) {
  const { t } = useTranslation("office-handover");
  if (isForgotten || !hasDeliveryNote(status)) return null;
  return (
    <p className="no-print mt-4 flex flex-wrap gap-x-6">
      <a href={officePaths.orderHandover(number, "predare")} className="link py-1">
        {t("note")}
      </a>
      {takesPictures(status) && (
        <Link to={officePaths.orderHandover(number, "fotografii")} className="link py-1">
          {t("link")}
        </Link>
      )}
    </p>
  );
}

function Refused({ refusal }: { refusal: PackageRefusal }) {
  const { t } = useTranslation("office-orders");
  const words = {
    none: () => t("package.none"),
    "too-many": () => t("package.tooMany", { most: "most" in refusal ? refusal.most : 0 }),
    unknown: () => t("package.unknown", { numbers: "numbers" in refusal ? refusal.numbers : "" }),
  };
  return (
    <main id="content" className="office-page">
      <h1>{t("package.title")}</h1>
      <p role="alert" className="mt-4 wrap-anywhere">
        {words[refusal.kind]()}
      </p>
    </main>
  );
}
