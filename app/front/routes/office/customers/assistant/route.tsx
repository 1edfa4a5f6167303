import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { assistantKey } from "~/front/assistant/assistant-key.server";
import { assistant } from "~/front/assistant/assistant.server";
import { listQuestions } from "~/front/assistant/conversation.server";
import { maskQuestion } from "~/front/assistant/mask-personal-data";
import { findAssistantDay } from "~/front/assistant/token-budget.server";
import { findTrouble } from "~/front/assistant/trouble.server";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/auth.server";
import { formatDay } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import {
  findSettings,
  findSettingsVersion,
  saveSettings,
} from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";

import { assistantSettingsForm } from "./schema";
import { SettingsForm } from "./settings-form";
import { Today } from "./today";

export const handle = { i18n: ["office-assistant", "validation"] };

export { pageMeta as meta } from "~/shop/layout/page-meta";

const WEEK = 7 * 24 * 60 * 60 * 1000;

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("customers/assistant"), "office-assistant");
  const [day, key, settings, questions, trouble] = await Promise.all([
    findAssistantDay(),
    assistantKey.findState(),
    findSettings(),
    listQuestions(new Date(Date.now() - WEEK).toISOString()),
    findTrouble(),
  ]);
  return {
    page: titled(t("title")),
    form: describeForm(assistantSettingsForm),
    day,
    key,
    settings: settings.assistant,
    version: await findSettingsVersion("assistant"),
    isResting: assistant.isResting,
    trouble: trouble ?? null,
    // The text as typed stays on the server, so that nothing here leads to the person who asked.
    questions: questions.map((one) => ({ ...one, text: maskQuestion(one.text) })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await guard("customers/assistant")(request);
  const posted = await readFormData(request);
  const version = readVersion(posted);
  const submission = parseForm(posted, assistantSettingsForm);
  if (submission.status !== "success") {
    return json({ result: submission.reply(), version, stale: null }, { status: 422 });
  }
  const wished = { values: submission.value, version };
  const saved = await saveSettings("assistant", wished, admin);
  if (saved.kind === "stale") {
    const last = await findLastAction("settings", "assistant");
    const stale = { last, now: saved.current.assistant, yours: saved.yours };
    const result = submission.reply();
    return json({ result, version: saved.version, stale }, { status: 409 });
  }
  return redirectWithFlash(request, officePaths.assistant(), {
    tone: "success",
    title: "assistant.changed",
  });
}

export default function OfficeAssistant() {
  const { t, i18n } = useTranslation("office-assistant");
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { settings, questions, key } = data;
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={paths.assistantKey()} className="button button-secondary">
          {t("state.keyLink")}
        </Link>
      </PageHead>
      <Today
        day={data.day}
        settings={settings}
        keyState={key}
        isResting={data.isResting}
        trouble={data.trouble}
      />
      <section aria-labelledby="settings" className="mt-10 max-w-2xl">
        <h2 id="settings">{t("settings.title")}</h2>
        <SettingsForm
          description={data.form}
          settings={settings}
          version={data.version}
          answer={answer}
        />
      </section>
      <section aria-labelledby="questions" className="mt-10">
        <h2 id="questions">{t("questions.title")}</h2>
        <p className="mt-1 max-w-prose text-stone">{t("questions.intro")}</p>
        {questions.length === 0 ? (
          <p className="mt-4">{t("questions.none")}</p>
        ) : (
          <DataTable
            caption={t("questions.title")}
            rows={questions}
            rowKey={(question) => question.id}
            columns={[
              { label: t("questions.question"), isTitle: true, cell: (question) => question.text },
              { label: t("questions.language"), cell: (question) => question.language },
              {
                label: t("questions.when"),
                cell: (question) => formatDay(question.created_at, i18n.language),
              },
            ]}
          />
        )}
      </section>
    </main>
  );
}
