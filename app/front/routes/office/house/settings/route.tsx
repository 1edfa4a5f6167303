import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { byIntent, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { findProofDue } from "~/people/identity/front/proof.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings, findSettingsVersion } from "~/platform/settings/settings.server";
import { TabLinks } from "~/platform/ui/front/tab-links";

import { tabs, tabWords, type Tab } from "./fields";
import { LogoForm } from "./logo-form";
import { changeLogo } from "./logo.server";
import { saveTab } from "./save.server";
import { tabForms, vatRateForm } from "./schema";
import { SettingsForm } from "./settings-form";
import { formValues } from "./values";
import { VatRates } from "./vat-rates";
import { addRate, adoptRate, findShownRates, removeRate } from "./vat-rates.server";

export const handle = { i18n: ["office-settings", "security", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("house/settings")(request);
  const t = await translateFor(request, "office-settings");
  const tab = readTab(new URL(request.url));
  const settings = await findSettings();
  return {
    page: titled(t("title")),
    tab,
    vat:
      tab === "trade"
        ? { shown: await findShownRates(new Date()), description: describeForm(vatRateForm) }
        : null,
    form: describeForm(tabForms[tab]),
    values: formValues(tab, settings),
    version: await findSettingsVersion(tab),
    logo: settings.appearance.logo,
    proofDue: tab === "company" ? await findProofDue(admin) : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/settings"));
  return byIntent(post, {
    logo: () => changeLogo(post),
    "add-vat-rate": () => addRate(post),
    "remove-vat-rate": () => removeRate(post),
    "adopt-vat-rate": () => adoptRate(post),
    /** A tab's own form has one button. */
    "": () => saveTab(post, readTab(new URL(post.request.url))),
  });
}

export default function SettingsPage() {
  const { t } = useTranslation("office-settings");
  const { tab, vat, form, values, version, logo, proofDue } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <div className="mt-5">
        <TabLinks
          label={t("title")}
          tabs={tabs.map((one) => ({
            to: `${officePaths.settings()}?fila=${tabWords[one]}`,
            label: t(`tabs.${one}`),
            isCurrent: one === tab,
          }))}
        />
      </div>
      <div className="mt-6 grid max-w-3xl gap-8">
        <SettingsForm
          key={tab + JSON.stringify(values)}
          tab={tab}
          description={form}
          values={values}
          version={version}
          proofDue={proofDue}
          answer={data?.intent === "" ? data : undefined}
        />
        {vat && (
          <VatRates
            key={JSON.stringify(vat.shown)}
            {...vat}
            refused={data && "refusedRate" in data ? data.refusedRate : undefined}
          />
        )}
        {tab === "appearance" && (
          <LogoForm logo={logo} answer={data && "refusedRate" in data ? undefined : data} />
        )}
      </div>
    </main>
  );
}

function readTab(url: URL): Tab {
  return tabs.find((tab) => tabWords[tab] === url.searchParams.get("fila")) ?? "general";
}
