import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { describeForm } from "~/platform/forms/describe-form.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { ownRatesOn } from "~/platform/settings/vat";
import { Form } from "~/platform/ui/link";
import { differenceHtml } from "~/sales/changes/front/change-difference.server";
import { findCurrent } from "~/sales/changes/front/current-version.server";
import { findChanges, openChange } from "~/sales/changes/front/find-changes.server";
import { previewChange, startDraft } from "~/sales/changes/front/preview-change.server";
import { findOfficeOrder, namesOfStaff } from "~/sales/orders/office-order.server";

import { ChangeForm } from "./change-form";
import { changeOrder } from "./changes.server";
import { foundHtml } from "./found.server";
import { historyHtml } from "./history.server";
import { lostDrawings } from "./lost-drawings.server";
import { OpenChange } from "./open-change";
import { plannableLines } from "./planned.server";
import { emptyLine } from "./read-lines.server";
import { answerForm, changeForm } from "./schema";
import { draftTexts, typedLines } from "./start-values.server";

export const handle = { i18n: ["office-order-change", "validation"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/order-change")(request);
  const number = params.number ?? "";
  const current = orNotThere(await findCurrent(number));
  const order = orNotThere(await findOfficeOrder(number));
  const language = await requestLanguage(request);
  const { changes, draft: kept } = await findChanges(current.id);
  const open = openChange(changes);
  const draft = kept?.draft ?? startDraft(current);
  const preview = await previewChange(current, draft);
  const isOther = preview.kind === "fixed" && !preview.isSame;
  const lost = preview.kind === "fixed" ? await lostDrawings(preview.before, preview.after) : [];
  const search = oneLine(new URL(request.url).searchParams.get("produs") ?? "").slice(0, 100);
  const past = changes.filter((change) => change !== open);
  const nameOf = await namesOfStaff(past.map(({ answered_by }) => answered_by));
  return {
    page: titled(translateIn(language, "office-order-change")("title", { number })),
    number,
    forbidden: current.forbidden ?? null,
    open: open && {
      number: open.number,
      note: open.note,
      until: formatDay(`${open.valid_until}T12:00:00Z`, language),
    },
    difference: open ? differenceHtml(order, open, { language, names: "staff" }) : "",
    history: historyHtml(past, order, { language, nameOf }),
    forms: { change: describeForm(changeForm), answer: describeForm(answerForm) },
    draft: {
      typed: draftTexts(draft),
      lines: typedLines(draft, current, preview),
      free: emptyLine,
      rates: {
        ...current.version.vat,
        own: ownRatesOn(dayOf(new Date().toISOString()), current.version.vat.percent),
      },
      locks: Object.fromEntries(current.locks),
      plannable: plannableLines(current),
      version: kept?.version ?? 0,
      search,
      found: search === "" ? null : await foundHtml(search, language),
      preview: isOther ? differenceHtml(order, preview, { language, names: "staff" }) : null,
      asks: preview.kind === "fixed" && preview.asks,
      lost,
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-change"));
  return changeOrder(post, args.params.number ?? "");
}

export default function OrderChangePage() {
  const { t } = useTranslation("office-order-change");
  const { number, forbidden, open, difference, history, forms, draft } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskFrame
      title={t("title", { number })}
      intro={forbidden || open ? undefined : t("intro")}
      back={{ to: officePaths.order(number), label: t("back") }}
    >
      {forbidden && (
        <p className="mt-6 max-w-3xl border-l-2 border-sage pl-3">{t(`refused.${forbidden}`)}</p>
      )}
      {open && (
        <OpenChange
          number={number}
          change={open}
          isPossible={forbidden === null}
          difference={difference}
          description={forms.answer}
          answer={answer}
        />
      )}
      {!forbidden && !open && (
        <>
          <ChangeForm
            key={draft.version}
            number={number}
            description={forms.change}
            {...draft}
            answer={answer}
          />
          {draft.version > 0 && (
            <Form method="post" className="mt-6">
              <input type="hidden" name="version" value={draft.version} />
              <button name="intent" value="discard" className="button button-quiet">
                {t("discard")}
              </button>
            </Form>
          )}
        </>
      )}
      {history !== "" && (
        <div className="mt-8 max-w-3xl">
          <Panel title={t("history")}>
            <div dangerouslySetInnerHTML={{ __html: history }} />
          </Panel>
        </div>
      )}
    </DeskFrame>
  );
}
