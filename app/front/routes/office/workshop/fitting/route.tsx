import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import type { SectionsOf } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { articleOf, hasOneCode } from "~/furniture/boards/fittings";
import { isByMetre, type HardwareCode } from "~/furniture/boards/piece";
import { pricedAs } from "~/furniture/boards/price-list";
import { findRules } from "~/furniture/planner/construction.server";
import {
  findFitting,
  isEstimated,
  saveFitting,
  type FittingValues,
} from "~/furniture/workshop-numbers/front/fitting.server";
import { guard } from "~/people/identity/front/auth.server";
import { leiText } from "~/platform/format/office-money";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { findStockItem } from "~/workshop/stock/stock.server";

import { findOrdersWith } from "../fittings/open-orders.server";
import { drillingOf, roleName, roleTexts, stockKey } from "../fittings/role";
import { OpenOrders, StockAndDrilling } from "./panels";
import { fittingForm } from "./schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-workshop", "office-stock", "workshop-parts", "validation"] };

/**
 * What is bought for a role: by whom it is made, what it costs, from which packs, how it is drilled for, and which open
 * orders need it as they were placed.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("workshop/fitting"), roleTexts);
  const fitting = orNotThere(await findFitting(id));
  const { code, version, makerCode, priceBani } = fitting;
  const hasPrice = priceBani !== null;
  const rules = (await findRules())!.content;
  const key = stockKey(fitting);
  const item = key && (await findStockItem(key));
  return {
    page: titled(roleName(fitting, t)),
    code,
    record: drawRecord(fittingForm(hasPrice), { id, version, texts: textsOf(fitting) }),
    hasPrice,
    priceHint: hintOf(code),
    hasCode: hasOneCode(code),
    isEstimated: isEstimated(fitting),
    other: otherOf(code),
    drilling: drillingOf(fitting, rules),
    stock: item
      ? {
          key: item.id,
          pack: item.pack,
          supplier: item.supplier,
          otherCode: otherCode(makerCode, item.supplierCode),
        }
      : null,
    open: await findOrdersWith(fitting, { fitting, rules }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/fitting"));
  const fitting = orNotThere(await findFitting(post.id));
  const t = await translateFor(args.request, roleTexts);
  const rules = (await findRules())!.content;
  const { now, others } = await findOrdersWith(fitting, { fitting, rules });
  return saveRecord(post, {
    schema: fittingForm(fitting.priceBani !== null),
    subject: "fitting",
    read: ({ price: priceBani = null, ...names }): FittingValues => ({ ...names, priceBani }),
    texts: textsOf,
    save: (values, { version }, admin) => saveFitting({ ...values, id: post.id, version }, admin),
    refuse: () => ({}),
    saved: (values) => ({
      // Its page says which orders keep what was bought until now.
      to:
        others.length > 0 || (now > 0 && articleOf(values) !== articleOf(fitting))
          ? officePaths.fittings(post.id)
          : officePaths.fittings(),
      title: "admin.fittingSaved",
      values: { name: roleName(fitting, t) },
    }),
  });
}

/** The code in stock where it is not the maker's; empty where it is, or the maker's is not known. */
function otherCode(makerCode: string, supplierCode: string) {
  return makerCode === "" || makerCode === supplierCode ? "" : supplierCode || "–";
}

/** The fitting in whose price that of a role is, or at whose price it is; null for those with one of their own. */
function otherOf(code: HardwareCode) {
  if (!(code in pricedAs)) return null;
  const isWithin = code !== "shelf-eccentric";
  return { name: pricedAs[code as keyof typeof pricedAs], isWithin };
}

function textsOf({ name, maker, makerCode, priceBani }: FittingValues) {
  const price = priceBani === null ? undefined : leiText(priceBani);
  return { name, maker, makerCode, price };
}

export default function FittingPage() {
  const { t } = useTranslation(["office-workshop", "workshop-parts"]);
  const { page, code, record, hasPrice, priceHint, hasCode, isEstimated, other, ...shown } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sections: SectionsOf<ReturnType<typeof fittingForm>> = [
    {
      title: t("fittings.bought"),
      fields: {
        maker: { label: t("fittings.maker"), hint: t("fittings.makerHint") },
        name: { label: t("fittings.name"), hint: t("fittings.nameHint") },
        ...(hasCode && { makerCode: { label: t("fittings.code"), hint: t("fittings.codeHint") } }),
        ...(hasPrice && {
          price: {
            kind: "money",
            label: t("fittings.price"),
            hint: t(`fittings.priceHints.${priceHint}`),
          },
        }),
      },
    },
  ];
  return (
    <DeskPage
      title={page.title}
      back={{ to: officePaths.fittings(), label: t("fittings.title") }}
      width="form"
    >
      <RecordForm
        id="fitting"
        record={record}
        to={officePaths.fittings(record.id)}
        answer={answer}
        sections={sections}
      >
        {!hasCode && <p className="max-w-prose text-stone">{t("fittings.codesByLength")}</p>}
        {isEstimated && <p className="max-w-prose text-stone">{t("fittings.estimatedHint")}</p>}
        {other && (
          <p className="max-w-prose text-stone">
            {t(other.isWithin ? "fittings.pricedIn" : "fittings.pricedAt", {
              name: t(`workshop-parts:hardwareNames.${other.name}`),
            })}
          </p>
        )}
      </RecordForm>
      <OpenOrders {...shown.open} />
      {(hasCode || shown.drilling !== "") && (
        <StockAndDrilling code={code} {...shown} hasCode={hasCode} />
      )}
    </DeskPage>
  );
}

type PriceHint =
  | ("pull-out-rail" | "pull-out" | "push-latch" | "narrow-module" | "worktop-edge")
  | ("metre" | "squareMetre" | "rail" | "pair" | "piece");

/** What is said of a role's price: what it is for, or what it must not exceed. */
function hintOf(code: HardwareCode): PriceHint {
  if (code === "pull-out-rail" || code === "pull-out" || code === "push-latch") return code;
  if (code === "narrow-module" || code === "worktop-edge") return code;
  if (isByMetre(code)) return "metre";
  if (code === "mirror") return "squareMetre";
  if (code === "rail-support") return "rail";
  return code === "runner-pair" || code === "hanger" ? "pair" : "piece";
}
