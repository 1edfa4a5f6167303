import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { drawRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { findDeskDrawings, type DeskLine } from "~/sales/approvals/front/desk-drawings.server";

import { plannersOf } from "../order-change/planned.server";
import { Line } from "./line";
import { make } from "./make.server";
import { drawingForm } from "./schema";

export const handle = { i18n: ["office-drawings", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The drawings of an order, line by line, and the way to make the next one. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { role } = await guard("sales/order-drawings")(request);
  const number = params.number ?? "";
  const found = await findDeskDrawings(number);
  if (!found) throw notThere();
  const t = await translateFor(request, "office-drawings");
  const isSales = mayDo(role, "sales");
  const plans = new Map(found.lines.flatMap(({ id, plan }) => (plan ? [[id, plan] as const] : [])));
  return {
    page: titled(t("title", { number })),
    ...found,
    lines: found.lines.map((line) => ({
      line,
      record: drawRecord(drawingForm, { id: line.id, texts: textsOf(line) }),
    })),
    planners: isSales ? await plannersOf(number, plans) : {},
    back: isSales ? officePaths.order(number) : officePaths.orderPackage(number),
  };
}

/** The next version begins with the sizes and the remarks of the last. */
function textsOf({ sizes, remarks }: DeskLine) {
  const { width, height, depth } = sizes;
  return { width: String(width), height: String(height), depth: String(depth), remarks };
}

export async function action(args: ActionFunctionArgs) {
  return make(await takePost(args, guard("sales/order-drawings")), args.params.number ?? "");
}

export default function OrderDrawings() {
  const { t } = useTranslation("office-drawings");
  const { number, status, isRequired, faults, lines, planners, back } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isOpen = status === "new" || status === "confirmed";
  const isWaiting = faults.includes("drawing-missing");
  return (
    <DeskFrame
      title={t("title", { number })}
      intro={t("intro")}
      back={{ to: back, label: number }}
      width="form"
    >
      {lines.length > 0 && (
        <p className="mt-3 border-l-2 border-sage pl-3">
          {t(!isRequired ? "notRequired" : isWaiting ? "required" : "allApproved")}
        </p>
      )}
      {lines.length === 0 && <p className="mt-6 text-stone">{t("none")}</p>}
      <div className="mt-6 grid gap-6">
        {lines.map(({ line, record }) => (
          <Line
            key={`${line.id} ${line.versions[0]?.id ?? ""}`}
            record={record}
            number={number}
            line={line}
            planner={planners[line.id]}
            isOpen={isOpen}
            answer={answer?.line === line.line ? answer : undefined}
          />
        ))}
      </div>
    </DeskFrame>
  );
}
