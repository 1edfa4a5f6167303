import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { TabLinks } from "~/platform/ui/tab-links";
import { isPreset, presetNames, presets, type BankLayout } from "~/sales/statements/bank-layout";
import { findBank, saveBank } from "~/sales/statements/bank.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { BankForm } from "./bank-form";
import { bankForm } from "./schema";

const NEW = "nou";
const PRESET = "model";

export const handle = { i18n: ["office-statements", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const id = params.id ?? "";
  const t = await translateFor(request, "office-statements");
  if (id === NEW) {
    const wanted = new URL(request.url).searchParams.get(PRESET);
    const preset = isPreset(wanted) ? wanted : "twoColumns";
    const { company } = await findSettings();
    return {
      page: { title: t("addBank"), isUnlisted: true },
      id,
      preset,
      form: describeForm(bankForm),
      version: 0,
      values: { ...asTyped(presets[preset]), name: "", iban: company.iban },
    };
  }
  const bank = await findBank(id);
  if (!bank) throw new Response(null, { status: 404 });
  const { name, iban, version } = bank;
  return {
    page: { title: name, isUnlisted: true },
    id,
    preset: null,
    form: describeForm(bankForm),
    version,
    values: { ...asTyped(bank.layout), name, iban },
  };
}

function asTyped(layout: BankLayout) {
  return { ...layout, skipRows: String(layout.skipRows) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const id = params.id ?? "";
  if (id !== NEW && !(await findBank(id))) throw new Response(null, { status: 404 });
  const posted = await readFormData(request);
  const submission = parseForm(posted, bankForm);
  if (submission.status !== "success") {
    return json({ result: submission.reply(), isStale: false }, { status: 422 });
  }
  const { name, iban, ...layout } = submission.value;
  const bank = {
    id: id === NEW ? undefined : id,
    version: readVersion(posted),
    name,
    iban,
    layout,
  };
  const result = await saveBank(bank, admin);
  switch (result.kind) {
    case "saved":
      return redirectWithFlash(request, officePaths.statements(), {
        tone: "success",
        title: "statements.bankSaved",
        text: "statements.bankSavedText",
        values: { name },
      });
    case "stale":
      return json({ result: submission.reply(), isStale: true }, { status: 409 });
    case "name-taken":
    case "too-many": {
      const key = result.kind === "too-many" ? "bankTooMany" : "bankNameTaken";
      const reply = submission.reply({ fieldErrors: { name: [message(key)] } });
      return json({ result: reply, isStale: false }, { status: 422 });
    }
  }
}

export default function BankPage() {
  const { t } = useTranslation("office-statements");
  const { page, id, preset, form, version, values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page max-w-5xl">
      <p className="mb-2">
        <Link to={officePaths.banks()} className="link">
          {t("banks")}
        </Link>
      </p>
      <PageHead title={page.title} intro={t("bankIntro")} />
      {preset && (
        <div className="mt-5">
          <TabLinks
            label={t("presets.label")}
            tabs={presetNames.map((name) => ({
              to: `${officePaths.bank(NEW)}?${PRESET}=${name}`,
              label: t(`presets.${name}`),
              isCurrent: name === preset,
            }))}
          />
        </div>
      )}
      {answer?.isStale && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {t("bankStale")}
        </p>
      )}
      <div className="mt-6">
        <BankForm
          key={preset ?? version}
          description={form}
          address={id}
          values={values}
          version={version}
          lastResult={answer?.result}
        />
      </div>
    </main>
  );
}
