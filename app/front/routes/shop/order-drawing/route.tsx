import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { formatDateTime } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { isUpload, readFormData } from "~/platform/forms/read-form.server";
import { requireUnspent } from "~/platform/http/client-rate-limit.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { DrawingSheet } from "~/sales/approvals/front/drawing-sheet";
import { findDrawing } from "~/sales/approvals/front/found-drawing.server";
import { showSheet } from "~/sales/approvals/front/shown-drawing.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { ApprovalForm, ReturnForm } from "./answer-forms";
import { approve, sendBack, usesOfAnswer } from "./answer.server";
import { approvalForm, returnForm } from "./schema";

export const handle = { i18n: ["drawings", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * The current version of a drawing, for whoever has the order's address; the address of an earlier
 * version shows the current one too. Looking changes nothing.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token = "", id = "" } = params;
  const asked = await findDrawing(id, { token });
  const current = asked?.current ?? id;
  const drawing = current === id ? asked : await findDrawing(current, { token });
  if (!asked || !drawing) throw new Response(null, { status: 404 });
  const { version, state, order, note, answer_note, answered_at } = drawing;
  const [t, { general }] = await Promise.all([translateFor(request, "drawings"), findSettings()]);
  const addressOf = (file: string) => paths.orderDrawing(token, `${current}/${file}`);
  return {
    page: { title: t("meta", { version, number: order.number }), isUnlisted: true },
    forms: { approval: describeForm(approvalForm), return: describeForm(returnForm) },
    sheet: showSheet(drawing, "buyer", addressOf),
    state,
    note,
    answer_note,
    answered_at,
    sent_at: drawing.sent_at ?? "",
    asked: asked.version,
    isOver: order.status !== "new" && order.status !== "confirmed",
    picture: drawing.picture ? addressOf("imagine") : null,
    address: paths.orderDrawing(token, current),
    back: paths.order(token),
    phone: general.phone,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { token = "", id = "" } = params;
  // A drawing that the order's address does not show cannot be answered either.
  if (!(await findDrawing(id, { token }))) throw new Response(null, { status: 404 });
  if (isUpload(request)) await requireUnspent(usesOfAnswer({ request, token }));
  const posted = await readFormData(request);
  const asked = { request, posted, token, id };
  switch (posted.get("intent")) {
    case "return":
      return sendBack(asked);
    case "approve":
      return approve(asked);
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function OrderDrawing() {
  const { t, i18n } = useTranslation("drawings");
  const { sheet, asked, note, back, sent_at } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell max-w-5xl pt-10 print:pt-0">
      <p className="no-print mb-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={back} className="link py-1">
          {t("back", { number: sheet.order })}
        </Link>
        <a href={sheet.pdf} className="link py-1">
          {t("pdf")}
        </a>
      </p>
      <h1 className="wrap-anywhere">{t("open", { version: sheet.version, name: sheet.name })}</h1>
      <p className="mt-2 text-stone">
        {t("sentOn", { date: formatDateTime(sent_at, i18n.language) })}
      </p>
      {asked !== sheet.version && (
        <p role="status" className="mt-4 border-l-4 border-sage bg-white px-4 py-3">
          {t("older", { asked, version: sheet.version })}
        </p>
      )}
      <Refusal />
      {note && (
        <section className="mt-6">
          <h2 className="text-lg">{t("note")}</h2>
          <p className="mt-2 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        </section>
      )}
      <div className="mt-8">
        <DrawingSheet sheet={sheet} />
      </div>
      <Answer />
    </main>
  );
}

/** Why the last answer was not taken. */
function Refusal() {
  const { t } = useTranslation("drawings");
  const refused = useActionData<typeof action>()?.refused;
  if (!refused) return null;
  return (
    <p role="alert" className="mt-4 border-l-4 border-error bg-white px-4 py-3 font-semibold">
      {typeof refused === "string"
        ? t(`refused.${refused}`)
        : t("refused.too-many", { minutes: refused.minutes })}
    </p>
  );
}

/** The forms while an answer is waited for, else what was answered. */
function Answer() {
  const { t, i18n } = useTranslation("drawings");
  const { forms, sheet, state, address, isOver, phone, ...given } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const { answered_at, answer_note, picture } = given;
  if (answered_at) {
    const date = formatDateTime(answered_at, i18n.language);
    return (
      <section className="mt-10 border-l-4 border-sage bg-white px-5 py-4">
        <p className="font-semibold">
          {t(state === "returned" ? "returnedOn" : "approvedOn", { date })}
        </p>
        {answer_note && (
          <>
            <h2 className="mt-3 text-base">{t("yourNote")}</h2>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer_note}</p>
          </>
        )}
        {picture && (
          <img src={picture} alt={t("yourPicture")} className="mt-3 max-h-96 max-w-full" />
        )}
      </section>
    );
  }
  if (isOver) return <p className="mt-10 max-w-prose">{t("over", { phone })}</p>;
  // If a newer version has come, what was typed belongs to the earlier one and is not shown.
  const resultOf = (form: "approve" | "return") => (data?.form === form ? data.result : undefined);
  return (
    <div key={sheet.sha256} className="no-print mt-10 grid grid-cols-1 gap-6 md:grid-cols-2">
      <ApprovalForm
        description={forms.approval}
        address={address}
        hash={sheet.sha256}
        lastResult={resultOf("approve")}
      />
      <ReturnForm
        description={forms.return}
        address={address}
        hash={sheet.sha256}
        lastResult={resultOf("return")}
        pictureError={data?.form === "return" ? data.picture : undefined}
      />
    </div>
  );
}
