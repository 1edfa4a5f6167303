import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatDay } from "~/platform/format/dates";
import { RowField, SelectField, TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
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
  const undiscarded = answer?.undiscarded;
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
      <div className="mt-4 empty:hidden">
        <ErrorSummary
          errors={undiscarded ? [{ id: reasonId(undiscarded.id), message: undiscarded.error }] : []}
          formErrors={answer?.trouble ? [answer.trouble] : []}
        />
      </div>
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
                  refused={undiscarded?.id === id ? undiscarded : undefined}
                />
              ),
            },
          ]}
        />
      )}
      <div className="mt-8 max-w-2xl">
        <Panel title={t("add")}>
          <Form method="post" action={officePaths.offcuts()} noValidate className="grid gap-4">
            <ErrorSummary
              errors={Object.entries<string | undefined>(answer?.errors ?? {}).flatMap(
                ([id, fault]) => (fault ? [{ id, message: fault }] : []),
              )}
            />
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

function reasonId(offcut: number): string {
  return `reason-${offcut}`;
}

/** Takes a piece out of stock, with the reason. */
function Discard({
  id,
  label,
  refused,
}: {
  id: number;
  label: string;
  refused: { reason: string; error: string } | undefined;
}) {
  const { t } = useTranslation("office-batches");
  const field = plainField("reason", {
    id: reasonId(id),
    value: refused?.reason,
    error: refused?.error,
  });
  return (
    <Form method="post" action={officePaths.offcuts()} noValidate>
      <input type="hidden" name="offcut" value={id} />
      <RowField
        field={field}
        label={`${t("reason")}: ${label}`}
        placeholder={t("reason")}
        maxLength={200}
        className="max-w-48"
      >
        <button
          name="intent"
          value="discard"
          aria-label={`${t("discard")}: ${label}`}
          className="button button-quiet border-line"
        >
          {t("discard")}
        </button>
      </RowField>
    </Form>
  );
}
