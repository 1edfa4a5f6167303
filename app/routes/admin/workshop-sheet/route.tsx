import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requireAdmin } from "~/accounts/auth.server";
import { formatDay } from "~/format/dates";
import { findAdminOrder, type AdminOrder } from "~/orders/admin-order.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/i18n/translate.server";
import { Drawing } from "~/configurator/drawing";
import { Link } from "~/ui/link";

export const handle = { i18n: ["admin-orders", "order"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The sheet for the workshop: no prices, and of the customer only name and address. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const order = await findAdminOrder(params.number ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const t = await translateFor(request, "admin-orders");
  const { number, placed_at, full_name, city, notes, lines, remarks } = order;
  return {
    page: { title: t("sheetPage.title", { number }), isUnlisted: true },
    number,
    placed_at,
    full_name,
    city,
    notes,
    remarks: remarks.map(({ text }) => text),
    lines: lines.map(({ name, quantity, design }) => ({
      name,
      quantity,
      design,
    })),
  };
}

export default function WorkshopSheet() {
  const { t, i18n } = useTranslation("admin-orders");
  const sheet = useLoaderData<typeof loader>();
  return (
    <main id="content" className="admin-page max-w-4xl bg-white print:max-w-none print:p-0">
      <p className="no-print mb-3 flex flex-wrap gap-x-6 text-stone">
        <Link to={paths.adminOrder(sheet.number)} className="link">
          {sheet.number}
        </Link>
        <span>{t("sheetPage.print")}</span>
      </p>
      <h1>{t("sheetPage.title", { number: sheet.number })}</h1>
      <p className="mt-1">
        {formatDay(sheet.placed_at, i18n.language)} · {sheet.full_name}, {sheet.city}
      </p>
      {[sheet.notes, ...sheet.remarks].filter(Boolean).map((text, index) => (
        <p key={index} className="mt-3 border-l-2 border-line pl-3 whitespace-pre-line">
          {text}
        </p>
      ))}
      <ol className="mt-6 grid gap-6">
        {sheet.lines.map((line, index) => (
          <li key={index} className="break-inside-avoid border-t-2 border-ink pt-3">
            <Piece line={line} place={`${index + 1}/${sheet.lines.length}`} />
          </li>
        ))}
      </ol>
    </main>
  );
}

function Piece({
  line: { name, quantity, design },
  place,
}: {
  line: Pick<AdminOrder["lines"][number], "name" | "quantity" | "design">;
  place: string;
}) {
  const { t } = useTranslation("admin-orders");
  return (
    <>
      <div className="flex items-baseline justify-between gap-6">
        <h2 lang="ro">
          {place} · {name}
        </h2>
        <p className="text-xl font-semibold whitespace-nowrap">
          {t("sheetPage.quantity")}: {quantity}
        </p>
      </div>
      {design ? (
        <>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt className="text-stone">{t("sheetPage.material")}</dt>
            <dd className="font-semibold">{design.materialName}</dd>
            <dt className="text-stone">{t("sheetPage.handle")}</dt>
            <dd className="font-semibold">{design.handleName}</dd>
            <dt className="text-stone">{t("sheetPage.size")}</dt>
            <dd className="font-semibold tabular-nums">
              {t("sheetPage.sizeOf", {
                width: design.widthCm,
                height: design.heightCm,
                depth: design.depthCm,
              })}
            </dd>
          </dl>
          <div className="mt-3 max-w-2xl">
            <Drawing piece={design} view="technical" alt={t("technicalOf", { name })} isFirst />
          </div>
        </>
      ) : (
        <p className="mt-1">{t("sheetPage.readyMade")}</p>
      )}
      <p className="mt-3 flex items-center gap-2 text-stone">
        <span aria-hidden="true" className="inline-block size-4 border border-ink" />
        {t("sheetPage.check")}
      </p>
    </>
  );
}
