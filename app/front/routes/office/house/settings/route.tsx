import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { byIntent, takePost, titled } from "~/front/desk/desk.server";
import { promisingAnew } from "~/front/operations/workshop-plan.server";
import { guard } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { findSettings } from "~/platform/settings/settings.server";
import { TabLinks } from "~/platform/ui/front/tab-links";

import { drawTab } from "./draw-tab.server";
import { tabAddress, tabs, tabWords, type Tab } from "./fields";
import { LogoForm } from "./logo-form";
import { changeLogo } from "./logo.server";
import { saveTab } from "./save.server";
import { vatRateForm } from "./schema";
import { SettingsForm } from "./settings-form";
import { VatRates } from "./vat-rates";
import { addRate, adoptRate, findShownRates, removeRate } from "./vat-rates.server";

export const handle = { i18n: ["office-settings", "security", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("house/settings")(request);
  const t = await translateFor(request, "office-settings");
  const tab = readTab(new URL(request.url));
  return {
    page: titled(t("title")),
    drawn: await drawTab(tab, admin),
    vat:
      tab === "trade"
        ? { shown: await findShownRates(new Date()), description: describeForm(vatRateForm) }
        : null,
    logo: (await findSettings()).appearance.logo,
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/settings"));
  const answering = byIntent(post, {
    logo: () => changeLogo(post),
    "add-vat-rate": () => addRate(post),
    "remove-vat-rate": () => removeRate(post),
    "adopt-vat-rate": () => adoptRate(post),
    /** A tab's own form has one button. */
    "": () => saveTab(post, readTab(new URL(post.request.url))),
  });
  return promisingAnew(answering);
}

export default function SettingsPage() {
  const { t } = useTranslation("office-settings");
  const { drawn, vat, logo } = useLoaderData<typeof loader>();
  const { tab } = drawn;
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <div className="mt-5">
        <TabLinks
          label={t("title")}
          tabs={tabs.map((one) => ({
            to: tabAddress(one),
            label: t(`tabs.${one}`),
            isCurrent: one === tab,
          }))}
        />
      </div>
      <div className="mt-6 grid max-w-3xl gap-8">
        <SettingsForm
          key={tab + JSON.stringify(drawn.values)}
          drawn={drawn}
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
