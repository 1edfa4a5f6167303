import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { noForm, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { changeSeries, listSeries } from "~/sales/billing/front/change-series.server";
import { documentKinds, documentName } from "~/sales/billing/front/document-kinds";

import { seriesForm } from "./schema";

export const handle = { i18n: ["office-billing", "billing", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("money/document-series"), "office-billing");
  const series = await listSeries();
  return {
    page: titled(t("series.title")),
    series: series.map(({ kind, prefix, next }) => ({
      kind,
      record: drawRecord(seriesForm, { id: kind, texts: { prefix, next: String(next) } }),
      example: documentName(prefix, next),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("money/document-series"), ["kind"]);
  const { kind } = post.kept;
  // For an unknown series the page has no form in which the typed values could be shown.
  if (kind !== undefined && !documentKinds.some((one) => one === kind)) throw noForm();
  return saveRecord(post, {
    schema: seriesForm,
    subject: "series",
    subjectId: kind,
    read: (typed) => typed,
    // A series that somebody else changed is drawn as it stands, not compared.
    texts: () => ({}),
    save: async (typed, _which, admin) => {
      const result = await changeSeries(typed, admin);
      return result.kind === "changed" ? { kind: "saved" as const } : result;
    },
    refuse: (refused) =>
      refused.kind === "taken"
        ? { prefix: message("seriesTaken") }
        : { next: message("seriesBegun", { next: refused.next }) },
    conflicts: ["taken", "begun"],
    saved: () => ({ to: officePaths.document("serii"), title: "admin.seriesSaved" }),
  });
}

export default function DocumentSeries() {
  const { t } = useTranslation(["office-billing", "billing"]);
  const { series } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskFrame
      title={t("series.title")}
      intro={t("series.intro")}
      back={{ to: officePaths.document(), label: t("back") }}
    >
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
        {series.map(({ kind, record, example }) => (
          <Panel key={`${kind} ${example}`} title={t(`billing:kind.${kind}`)}>
            <RecordForm
              id={kind}
              record={record}
              to={officePaths.document("serii")}
              answer={answer?.kept?.kind === kind ? answer : undefined}
              kept={{ kind }}
              look="secondary"
              save={t("series.save")}
              sections={[
                {
                  fields: {
                    prefix: { label: t("series.prefix") },
                    next: { label: t("series.next") },
                  },
                },
              ]}
            >
              <p className="text-sm text-stone">{t("series.example", { name: example })}</p>
            </RecordForm>
          </Panel>
        ))}
      </div>
    </DeskFrame>
  );
}
