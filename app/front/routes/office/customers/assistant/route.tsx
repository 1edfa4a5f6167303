import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { assistant } from "~/front/assistant/assistant.server";
import { listQuestions } from "~/front/assistant/conversation.server";
import { maskQuestion } from "~/front/assistant/mask-personal-data";
import { assistantKey } from "~/front/assistant/provider.server";
import { findAssistantDay } from "~/front/assistant/token-budget.server";
import { findTrouble } from "~/front/assistant/trouble.server";
import { openDesk, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import {
  findSettings,
  findSettingsVersion,
  saveSettings,
} from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";

import { assistantSettingsForm } from "./schema";
import { settingsFields, settingsTexts } from "./settings-fields";
import { Today } from "./today";

export const handle = { i18n: ["office-assistant", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

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
    day,
    key,
    settings: settings.assistant,
    record: drawRecord(assistantSettingsForm, {
      version: await findSettingsVersion("assistant"),
      texts: settingsTexts(settings.assistant),
    }),
    isResting: assistant.isResting,
    trouble: trouble ?? null,
    // The typed text stays on the server, so that nothing on the page identifies the person who asked.
    questions: questions.map((one) => ({ ...one, text: maskQuestion(one.text) })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("customers/assistant"));
  return saveRecord(post, {
    schema: assistantSettingsForm,
    subject: "settings",
    subjectId: "assistant",
    read: (typed) => typed,
    texts: settingsTexts,
    save: (values, { version }, admin) => saveSettings("assistant", { values, version }, admin),
    refuse: () => ({}),
    saved: () => ({ to: officePaths.assistant(), title: "assistant.changed" }),
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
        <div className="mt-4">
          <RecordForm
            record={data.record}
            to={officePaths.assistant()}
            answer={answer}
            sections={[{ fields: settingsFields(t), columns: 1 }]}
            save={t("settings.save")}
          />
        </div>
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
