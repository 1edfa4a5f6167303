import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { notThere, takePost } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { translateFor } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { DrawingSheet } from "~/sales/approvals/front/drawing-sheet";
import { findDrawing } from "~/sales/approvals/front/found-drawing.server";
import { showSheet } from "~/sales/approvals/front/shown-drawing.server";

import { DrawingBadge } from "../drawing-badge";
import { changeDrawing } from "./changes.server";
import { sendForm } from "./schema";

export const handle = { i18n: ["office-drawings", "drawings", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** One version as its customer sees it, with the answer, and the way to send a draft. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/order-drawing")(request);
  const { number = "", id = "" } = params;
  const drawing = await findDrawing(id, { number });
  if (!drawing) throw notThere();
  const t = await translateFor(request, "office-drawings");
  const addressOf = (file: string) => officePaths.orderDrawings(number, `/${id}/${file}`);
  const { state, note, answer, answer_note, answered_at, content } = drawing;
  const sheet = showSheet(drawing, "staff", addressOf);
  const { language } = content.buyer;
  return {
    page: {
      title: t("one", { version: drawing.version, name: sheet.name }),
      isUnlisted: true,
    },
    form: describeForm(sendForm),
    number,
    id,
    sheet,
    state,
    note,
    answer,
    answer_note,
    answered_at,
    buyersLanguage: nameOfLanguage(language),
    picture: drawing.picture ? addressOf("imagine") : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  return changeDrawing(
    await takePost(args, guard("sales/order-drawing")),
    args.params.number ?? "",
  );
}

export default function OfficeOrderDrawing() {
  const { t } = useTranslation("office-drawings");
  const { number, sheet, state, note } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={officePaths.orderDrawings(number)} className="link">
          {t("back")}
        </Link>
      </p>
      <PageHead title={t("one", { version: sheet.version, name: sheet.name })}>
        <a href={sheet.pdf} className="button button-secondary">
          {t("pdf")}
        </a>
      </PageHead>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-stone">
        <DrawingBadge state={state} />
        <span>{number}</span>
      </p>
      {data?.reason && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {t(`refused.${data.reason}`)}
        </p>
      )}
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 bg-white p-5">
          <DrawingSheet sheet={sheet} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          {state === "draft" ? <SendForm /> : <CustomersAnswer />}
          {note && (
            <Panel title={t("yourNote")}>
              <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            </Panel>
          )}
        </div>
      </div>
    </main>
  );
}

function SendForm() {
  const { t } = useTranslation("office-drawings");
  const { form: description, number, id, buyersLanguage } = useLoaderData<typeof loader>();
  const [form, fields, errors] = useServerForm(description, {
    id: "send",
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Panel title={t("send.title")}>
      <ServerForm
        form={form}
        errors={errors}
        action={officePaths.orderDrawings(number, `/${id}`)}
        preventScrollReset
      >
        <TextArea
          field={fields.note}
          label={t("send.note")}
          hint={t("send.noteHint", { language: buyersLanguage })}
          rows={3}
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <button name="intent" value="send" className="button button-primary">
            {t("send.button")}
          </button>
          <button name="intent" value="discard" className="button button-quiet">
            {t("send.discard")}
          </button>
        </div>
      </ServerForm>
    </Panel>
  );
}

function CustomersAnswer() {
  const { t, i18n } = useTranslation("office-drawings");
  const { answer, answered_at, answer_note, picture } = useLoaderData<typeof loader>();
  return (
    <Panel title={t("answer.title")}>
      <p className="font-semibold">
        {answer && answered_at
          ? t(`answer.${answer}`, { date: formatMoment(answered_at, i18n.language) })
          : t("answer.waiting")}
      </p>
      {answer_note && (
        <p className="mt-3 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {answer_note}
        </p>
      )}
      {picture && (
        <a href={picture} className="mt-3 block">
          <img src={picture} alt={t("answer.pictureOf")} className="block h-auto max-w-full" />
        </a>
      )}
    </Panel>
  );
}
