import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { Checkbox, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import type { LastAction } from "~/platform/settings/audit-log.server";
import type { Settings } from "~/platform/settings/settings.server";

import type { assistantSettingsForm } from "./schema";

interface StaleAssistant {
  last?: LastAction;
  now: Settings["assistant"];
  yours: Settings["assistant"];
}

/** Settings that were refused; `stale` when somebody else saved them meanwhile. */
interface RefusedAssistant {
  result: SubmissionResult<string[]>;
  version: number;
  stale: StaleAssistant | null;
}

/** The form with the assistant's switch, model and limits. */
export function SettingsForm({
  description,
  settings,
  version,
  answer,
}: {
  description: DescriptionOf<typeof assistantSettingsForm>;
  settings: Settings["assistant"];
  version: number;
  answer: RefusedAssistant | undefined;
}) {
  const { t } = useTranslation("office-assistant");
  const navigation = useNavigation();
  const [form, fields, errors] = useServerForm(description, {
    lastResult: answer?.result,
    defaultValue: {
      isEnabled: settings.isEnabled ? "on" : undefined,
      model: settings.model,
      dailyTokens: String(settings.dailyTokens),
      leiPerMillionTokens: String(settings.leiPerMillionTokens),
    },
  });
  return (
    <ServerForm
      form={form}
      errors={errors}
      action={officePaths.assistant()}
      className="mt-4 grid gap-5"
    >
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {answer?.stale && <StaleSettings stale={answer.stale} />}
      <Checkbox
        key={String(settings.isEnabled)}
        field={fields.isEnabled}
        hint={t("settings.isEnabledHint")}
      >
        {t("settings.isEnabled")}
      </Checkbox>
      <TextField field={fields.model} label={t("settings.model")} hint={t("settings.modelHint")} />
      <TextField
        field={fields.dailyTokens}
        label={t("settings.dailyTokens")}
        hint={t("settings.dailyTokensHint")}
        inputMode="numeric"
      />
      <TextField
        field={fields.leiPerMillionTokens}
        label={t("settings.leiPerMillionTokens")}
        hint={t("settings.leiPerMillionTokensHint")}
      />
      <p>
        <button aria-busy={navigation.state !== "idle"} className="button button-primary">
          {t("settings.save")}
        </button>
      </p>
    </ServerForm>
  );
}

/** The settings as saved now, beside a form that was rendered before. */
function StaleSettings({ stale: { last, now, yours } }: { stale: StaleAssistant }) {
  const { t } = useTranslation(["office-assistant", "office"]);
  const labels = {
    isEnabled: t("settings.isEnabled"),
    model: t("settings.model"),
    dailyTokens: t("settings.dailyTokens"),
    leiPerMillionTokens: t("settings.leiPerMillionTokens"),
  };
  const inWords = (settings: Settings["assistant"]) => ({
    isEnabled: t(settings.isEnabled ? "office:yes" : "office:no"),
    model: settings.model,
    dailyTokens: String(settings.dailyTokens),
    leiPerMillionTokens: String(settings.leiPerMillionTokens),
  });
  const rows = compare(labels, inWords(now), inWords(yours));
  return <StaleNotice last={last} rows={rows} theirs={officePaths.assistant()} />;
}
