import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { done, refused, takePost, titled } from "~/front/desk/desk.server";
import { findLaunchFacts } from "~/front/operations/launch-facts.server";
import { listOpeningDoubts, openShop } from "~/front/operations/open-shop.server";
import {
  countSamples,
  findWhatStays,
  listSampleCategories,
} from "~/front/operations/sample-data.server";
import { findWeek } from "~/front/operations/sample-week.server";
import { guard } from "~/people/identity/front/auth.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextArea } from "~/platform/forms/field";
import { parseForm } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { isShopOpen } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { countTrialOrders, hasRealOrders } from "~/sales/orders/trial-orders.server";
import { countTrialWork } from "~/workshop/batches/front/trial-batches.server";

import { openingForm, reasonName } from "./schema";

export const handle = { i18n: ["office-launch", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The one question before the shop opens, after a recent proof. */
export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("house/opening")(request);
  requireRecentProof(admin, officePaths.opening());
  if (await isShopOpen()) return redirect(officePaths.launch());
  const [t, facts] = await Promise.all([translateFor(request, "office-launch"), findLaunchFacts()]);
  const [doubts, samples, week, categories, trialOrders, isNumbered] = await Promise.all([
    listOpeningDoubts(facts),
    countSamples(),
    findWeek(),
    listSampleCategories(),
    countTrialOrders(),
    hasRealOrders(),
  ]);
  const [work, stays] = await Promise.all([countTrialWork(), findWhatStays()]);
  return {
    page: titled(t("opening.title")),
    form: describeForm(openingForm(doubts, (item) => t(`items.${item}.title`))),
    doubts,
    samples,
    hasWeek: week !== undefined,
    categories: categories.map(({ name }) => name),
    trialOrders,
    isNumbered,
    work,
    stays,
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/opening"));
  const { request, posted, admin } = post;
  requireRecentProof(admin, officePaths.opening());
  const [t, facts] = await Promise.all([translateFor(request, "office-launch"), findLaunchFacts()]);
  const doubts = await listOpeningDoubts(facts);
  const schema = openingForm(doubts, (item) => t(`items.${item}.title`));
  const submission = parseForm(posted, schema);
  const again = { result: submission.reply() };
  if (submission.status !== "success") return refused(post, again);
  const reasons = doubts.map((item) => [item, submission.value[reasonName(item)]] as const);
  const result = await openShop(Object.fromEntries(reasons), facts, admin);
  if (result === "batch-running" || result === "week-running")
    return refused(post, { ...again, reason: result }, 409);
  // If a line has turned red meanwhile, the page now has a field for its reason.
  if (result === "reasons-missing") return refused(post, again, 409);
  return done(post, { to: officePaths.launch(), title: "admin.shopOpened" });
}

/** Work that has to end before the shop opens. */
const running = {
  "batch-running": "opening.batchRuns",
  "week-running": "opening.weekRuns",
} as const;

export default function Opening() {
  const { t } = useTranslation("office-launch");
  const { doubts, samples, hasWeek, categories, trialOrders, isNumbered, work, stays, ...loaded } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const [form, fields, errors] = useServerForm(loaded.form, {
    id: "opening",
    lastResult: answer?.result,
  });
  return (
    <DeskFrame
      title={t("opening.title")}
      intro={t("opening.intro")}
      back={{ to: officePaths.launch(), label: t("opening.back") }}
    >
      <ServerForm
        form={form}
        errors={errors}
        formErrors={answer?.reason ? [t(running[answer.reason])] : []}
        action={officePaths.opening()}
        className="mt-4 grid max-w-3xl grid-cols-1 gap-6"
      >
        <ul className="ml-5 grid list-disc gap-1">
          <li>{t("opening.samples", { number: samples })}</li>
          {hasWeek && <li>{t("opening.week")}</li>}
          {categories.length > 0 && (
            <li>{t("opening.categories", { names: categories.join(", ") })}</li>
          )}
          <li>{t("opening.trialOrders", { number: trialOrders })}</li>
          <li>
            {t("opening.trialWork", {
              batches: work.batches,
              offcuts: work.offcuts,
              moves: work.stockMoves,
            })}
          </li>
          <li>{t(isNumbered ? "opening.numbersGoOn" : "opening.numbersBegin")}</li>
          <li>{t("opening.factor")}</li>
        </ul>
        <section>
          <h2 className="mb-2">{t("opening.stays")}</h2>
          <ul className="ml-5 grid list-disc gap-1">
            <li>{t("opening.ownProducts", { number: stays.products })}</li>
            <li>
              {stays.categories.length > 0
                ? t("opening.ownCategories", { names: stays.categories.join(", ") })
                : t("opening.noCategories")}
            </li>
            <li>{t("opening.ownRest")}</li>
          </ul>
        </section>
        {doubts.length > 0 && (
          <fieldset className="grid gap-5">
            <legend className="mb-2 font-heading text-2xl">{t("opening.reasons")}</legend>
            <p className="text-stone">{t("opening.reasonsText")}</p>
            {doubts.map((item) => {
              const field = fields[reasonName(item)];
              return (
                field && (
                  <TextArea
                    key={item}
                    field={field}
                    label={t(`items.${item}.title`)}
                    hint={t(`items.${item}.text`)}
                    rows={2}
                  />
                )
              );
            })}
          </fieldset>
        )}
        <p className="flex flex-wrap gap-3">
          <button
            aria-busy={navigation.formAction === officePaths.opening()}
            className="button button-danger"
          >
            {t("opening.openNow")}
          </button>
          <Link to={officePaths.launch()} className="button button-quiet">
            {t("opening.notYet")}
          </Link>
        </p>
      </ServerForm>
    </DeskFrame>
  );
}
