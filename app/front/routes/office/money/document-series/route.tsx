import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { done, noForm, openDesk, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { describeForm, type DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { parseForm } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { documentKinds, documentName } from "~/sales/billing/front/document-kinds";
import { changeSeries, listSeries, type Series } from "~/sales/billing/series.server";

import { seriesForm } from "./schema";

export const handle = { i18n: ["office-billing", "billing", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("money/document-series"), "office-billing");
  return {
    page: titled(t("series.title")),
    form: describeForm(seriesForm),
    series: await listSeries(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("money/document-series"));
  const { posted, admin } = post;
  const submission = parseForm(posted, seriesForm);
  const kind = posted.get("kind");
  // For an unknown series the page has no form in which the typed values could be shown.
  if (kind !== null && !documentKinds.some((one) => one === kind)) {
    throw noForm();
  }
  const again = (result: ReturnType<typeof submission.reply>, status: 409 | 422 = 422) =>
    refused(post, { kind, result }, status);
  if (submission.status !== "success") return again(submission.reply());
  const result = await changeSeries(submission.value, admin);
  switch (result.kind) {
    case "taken":
      return again(submission.reply({ fieldErrors: { prefix: [message("seriesTaken")] } }), 409);
    case "begun": {
      const error = message("seriesBegun", { next: result.next });
      return again(submission.reply({ fieldErrors: { next: [error] } }), 409);
    }
    case "changed":
      return done(post, { to: officePaths.document("serii"), title: "admin.seriesSaved" });
  }
}

export default function DocumentSeries() {
  const { t } = useTranslation("office-billing");
  const { form, series } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskFrame
      title={t("series.title")}
      intro={t("series.intro")}
      back={{ to: officePaths.document(), label: t("back") }}
    >
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
        {series.map((one) => (
          <SeriesForm
            key={`${one.kind} ${one.prefix} ${one.next}`}
            series={one}
            description={form}
            lastResult={answer?.kind === one.kind ? answer.result : undefined}
          />
        ))}
      </div>
    </DeskFrame>
  );
}

function SeriesForm({
  series: { kind, prefix, next },
  description,
  lastResult,
}: {
  series: Series;
  description: DescriptionOf<typeof seriesForm>;
  lastResult: Parameters<typeof useServerForm>[1]["lastResult"];
}) {
  const { t } = useTranslation(["office-billing", "billing"]);
  const [form, fields, errors] = useServerForm(description, {
    id: kind,
    lastResult,
    defaultValue: { kind, prefix, next: String(next) },
  });
  return (
    <Panel title={t(`billing:kind.${kind}`)}>
      <ServerForm form={form} errors={errors} action={officePaths.document("serii")}>
        <input type="hidden" name="kind" value={kind} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.prefix} label={t("series.prefix")} autoComplete="off" />
          <TextField field={fields.next} label={t("series.next")} autoComplete="off" />
        </div>
        <p className="mt-3 text-sm text-stone">
          {t("series.example", { name: documentName(prefix, next) })}
        </p>
        <button className="button button-secondary mt-4">{t("series.save")}</button>
      </ServerForm>
    </Panel>
  );
}
