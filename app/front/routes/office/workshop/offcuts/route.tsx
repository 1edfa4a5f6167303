import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatDay } from "~/platform/format/dates";
import { SelectField, TextField } from "~/platform/forms/field";
import { FormToken } from "~/platform/forms/front/form-token";
import { plainField } from "~/platform/forms/plain-field";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";

import { changeStock } from "./changes.server";
import { showStock } from "./shown-stock.server";

export const handle = { i18n: ["office-batches", "validation"], isNeverTheSame: true };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await guard("workshop/offcuts")(request);
  const t = await translateFor(request, "office-batches");
  return {
    page: titled(t("offcuts")),
    formToken: newFormToken(),
    hasRules: mayDo(member.role, "administration"),
    ...(await showStock(request, t)),
  };
}

export async function action(args: ActionFunctionArgs) {
  return changeStock(await takePost(args, guard("workshop/offcuts")));
}

export default function Offcuts() {
  const { t, i18n } = useTranslation("office-batches");
  const { formToken, stock, materials, hasRules } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const field = (name: "material" | "length" | "width") =>
    plainField(name, { value: answer?.values?.[name], error: answer?.errors?.[name] });
  return (
    <main id="content" className="office-page">
      <PageHead title={t("offcuts")} intro={t("offcutsIntro")}>
        {hasRules && (
          <Link to={officePaths.workshop()} className="button button-quiet">
            {t("rules")}
          </Link>
        )}
      </PageHead>
      {answer?.trouble && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {answer.trouble}
        </p>
      )}
      {stock.length === 0 ? (
        <p className="mt-6 text-stone">{t("offcutsNone")}</p>
      ) : (
        <DataTable
          caption={t("offcuts")}
          rows={stock}
          rowKey={({ id }) => id}
          columns={[
            { label: t("label"), isTitle: true, cell: ({ label }) => label },
            { label: t("material"), cell: ({ name }) => name },
            { label: t("size"), cell: ({ length, width }) => `${length} × ${width}` },
            {
              label: t("addedAt"),
              cell: ({ added_at }) => formatDay(added_at, i18n.language),
            },
            {
              label: t("printLabel"),
              cell: ({ id, label }) => (
                <a href={officePaths.offcutLabel(String(id))} className="link">
                  {`${label}.pdf`}
                </a>
              ),
            },
            {
              label: t("discard"),
              cell: ({ id, label }) => (
                <Discard
                  id={id}
                  label={label}
                  typed={answer?.discarded === id ? answer.typedReason : undefined}
                />
              ),
            },
          ]}
        />
      )}
      <div className="mt-8 max-w-2xl">
        <Panel title={t("add")}>
          <Form method="post" action={officePaths.offcuts()} noValidate className="grid gap-4">
            <FormToken token={formToken} />
            <SelectField
              field={field("material")}
              label={t("material")}
              empty=""
              options={materials.map(({ key, name }) => ({ value: key, label: name }))}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                field={field("length")}
                label={t("length")}
                inputMode="numeric"
                autoComplete="off"
              />
              <TextField
                field={field("width")}
                label={t("width")}
                inputMode="numeric"
                autoComplete="off"
              />
            </div>
            <p>
              <button name="intent" value="add" className="button button-primary">
                {t("add")}
              </button>
            </p>
          </Form>
        </Panel>
      </div>
    </main>
  );
}

/** Takes a piece out of stock, with the reason. */
function Discard({ id, label, typed }: { id: number; label: string; typed: string | undefined }) {
  const { t } = useTranslation("office-batches");
  return (
    <Form method="post" action={officePaths.offcuts()} className="flex flex-wrap gap-2">
      <input type="hidden" name="offcut" value={id} />
      <input
        name="reason"
        maxLength={200}
        defaultValue={typed}
        aria-label={`${t("reason")}: ${label}`}
        placeholder={t("reason")}
        className="control max-w-48"
      />
      <button
        name="intent"
        value="discard"
        aria-label={`${t("discard")}: ${label}`}
        className="button button-quiet border-line"
      >
        {t("discard")}
      </button>
    </Form>
  );
}
