import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { done, noForm, openDesk, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { changeSeries, listSeries } from "~/sales/billing/front/change-series.server";
import { documentKinds } from "~/sales/billing/front/document-kinds";

import { seriesForm } from "./schema";
import { SeriesForm } from "./series-form";

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
