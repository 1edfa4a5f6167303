import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import type { Message } from "~/front/assistant/message.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextArea, TextField } from "~/platform/forms/field";
import { readForm, refuse } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { sendContactMessage } from "~/shop/messages/front/contact-message.server";

import { findOwnConversation } from "../assistant/own-conversation.server";
import { consultantForm } from "./schema";

export const handle = { i18n: ["assistant", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The most messages of a thread that go to the inbox, the newest ones. */
const MOST_MESSAGES = 40;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translateFor(request, "assistant");
  const { account, conversation } = await findOwnConversation(request);
  if (!conversation) return redirect(paths.assistant());
  return {
    page: { title: t("consultant.title"), isUnlisted: true },
    form: describeForm(consultantForm),
    typed: {
      name: account ? `${account.first_name} ${account.last_name}`.trim() : "",
      email: account?.email ?? "",
      phone: account?.phone ?? "",
      note: "",
    },
  };
}

/** Sends the conversation to the shop's inbox as a message (spec §3, contact message). */
export async function action({ request }: ActionFunctionArgs) {
  const { conversation } = await findOwnConversation(request);
  if (!conversation) return redirect(paths.assistant(), 303);
  const submission = await readForm(request, consultantForm);
  if (submission.status !== "success") return refuse(submission);
  const { note, ...sender } = submission.value;
  const tooMany = await countClientUse(request, budgets.contact.client);
  if (tooMany) return refuse(submission, { status: 429, refused: tooMany.kind });
  const [t, language] = await Promise.all([
    translateFor(request, "assistant"),
    requestLanguage(request),
  ]);
  const lines = conversation.messages
    .slice(-MOST_MESSAGES)
    .map((one) => `${t(one.isBot ? "bot" : "you")}: ${textOf(one)}`);
  const details = {
    ...sender,
    subject: t("consultant.subject"),
    message: [...(note ? [note] : []), ...lines].join("\n\n"),
    language,
  };
  const receipts = { limit: budgets.contact.recipient, who: sender.email.toLowerCase() };
  const isReceiptSpent = await countUses([receipts]);
  const result = await sendContactMessage(details, {
    isSpam: false,
    withReceipt: !isReceiptSpent,
  });
  if (result.kind === "not-saved") return refuse(submission, { status: 503, refused: result.kind });
  return redirectWithFlash(request, paths.assistant(), {
    tone: "success",
    title: "assistant.sent",
    text: "assistant.sentText",
  });
}

/** A message as text, with the addresses of the products it showed. */
function textOf({ text, extras }: Message): string {
  const shown = extras.products.map((one) => paths.product(one.category_slug, one.number));
  const designs = extras.designs.map(
    (one) => `${paths.product(one.category_slug, one.number)}?${one.configuration}`,
  );
  return [text, ...shown, ...designs].filter(Boolean).join("\n");
}

export default function Consultant() {
  const { t } = useTranslation(["assistant", "toast"]);
  const { form: description, typed } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const navigation = useNavigation();
  const [form, fields, errors] = useServerForm(description, {
    lastResult: data?.result,
    defaultValue: typed,
  });
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      <h1>{t("consultant.title")}</h1>
      <p className="mt-4 max-w-prose text-stone">{t("consultant.text")}</p>
      <ServerForm
        form={form}
        errors={errors}
        formErrors={data?.refused ? [t("consultant.notSent")] : []}
        action={paths.consultant()}
        className="mt-8 grid gap-6"
      >
        <TextField field={fields.name} label={t("consultant.name")} autoComplete="name" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            field={fields.email}
            type="email"
            label={t("consultant.email")}
            autoComplete="email"
          />
          <TextField
            field={fields.phone}
            type="tel"
            label={t("consultant.phone")}
            autoComplete="tel"
          />
        </div>
        <TextArea field={fields.note} label={t("consultant.note")} />
        <p className="flex flex-wrap gap-3">
          <button aria-busy={navigation.state !== "idle"} className="button button-primary">
            {t("consultant.send")}
          </button>
          <Link to={paths.assistant()} className="button button-quiet">
            {t("consultant.back")}
          </Link>
        </p>
      </ServerForm>
    </main>
  );
}
