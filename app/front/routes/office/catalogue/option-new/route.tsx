import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageDialog } from "~/platform/office-ui/page-dialog";
import { officePaths } from "~/platform/paths/office-paths";
import { listOfficeOptions } from "~/shop/catalogue-editing/option-rows.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { HandleForm, MaterialForm } from "../options/option-form";
import { readKind, saveOption } from "../options/save-option.server";
import { handleForm, materialForm } from "../options/schema";

export const handle = { i18n: ["safety"], isNeverTheSame: true };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSales(request);
  const kind = readKind(params.kind);
  const t = await translateFor(request, "office-options");
  const orders = (await listOfficeOptions(kind)).map(({ display_order }) => display_order);
  const shared = {
    page: { title: t(`${kind}.add`), isUnlisted: true },
    formToken: newFormToken(),
    nextOrder: Math.min(9999, Math.max(-1, ...orders) + 1),
  };
  return kind === "material"
    ? { ...shared, kind, form: describeForm(materialForm) }
    : { ...shared, kind, form: describeForm(handleForm) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  return saveOption(request, admin, readKind(params.kind));
}

export default function NewOption() {
  const { t } = useTranslation("office-options");
  const loaded = useLoaderData<typeof loader>();
  const { nextOrder, formToken } = loaded;
  const answer = useActionData<typeof action>();
  return (
    <PageDialog title={t(`${loaded.kind}.add`)} closeTo={officePaths.options()}>
      {loaded.kind === "material" ? (
        <MaterialForm
          description={loaded.form}
          nextOrder={nextOrder}
          formToken={formToken}
          answer={answer}
        />
      ) : (
        <HandleForm
          description={loaded.form}
          nextOrder={nextOrder}
          formToken={formToken}
          answer={answer}
        />
      )}
    </PageDialog>
  );
}
