import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { done, notThere, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { useMessages } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { listUnusedPictures } from "~/platform/media/front/picture-references.server";
import { resetPictureHosts } from "~/platform/media/picture-hosts.server";
import { deleteUploads } from "~/platform/media/uploads.server";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { applyImport } from "~/shop/catalogue-editing/front/apply-import.server";
import { findImport } from "~/shop/catalogue-editing/front/import-products.server";

/** The most rows that are shown of each list; their number is always given in full. */
const SHOWN = 200;

export const handle = { i18n: ["office-import", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("catalogue/import")(request);
  const found = await findImport(params.id ?? "");
  if (!found) throw notThere();
  const t = await translateFor(request, "office-import");
  const { rows, problems, unchanged } = found.plan;
  const added = rows.filter((row) => row.isNew).length;
  return {
    page: titled(t("dryRun", { name: found.file_name })),
    id: params.id ?? "",
    name: found.file_name,
    counts: { added, changed: rows.length - added, unchanged, problems: problems.length },
    problems: problems.slice(0, SHOWN),
    rows: rows
      .slice(0, SHOWN)
      .map(({ row, isNew, name, changes }) => ({ row, isNew, name, changes })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("catalogue/import"));
  const applied = await applyImport(post.admin, post.id);
  if (!applied) throw notThere();
  // Nothing was written; the page lists again what is wrong.
  if ("refused" in applied) return refused(post, {}, 409);
  await deleteUploads(await listUnusedPictures(applied.images));
  resetPictureHosts();
  return done(post, {
    to: officePaths.products(),
    title: "admin.imported",
    text: "admin.importedText",
    values: { added: applied.added, changed: applied.changed },
  });
}

export default function ImportPreview() {
  const { t } = useTranslation("office-import");
  const { t: common } = useTranslation("office");
  const { id, name, counts, problems, rows } = useLoaderData<typeof loader>();
  const read = useMessages();
  const total = counts.added + counts.changed;
  return (
    <main id="content" className="office-page">
      <PageHead title={t("dryRun", { name })} intro={t("summary", counts)} />
      {counts.problems > 0 && (
        <section className="mt-6">
          <h2>{t("problems")}</h2>
          <p className="text-error">{t("problemsText")}</p>
          <DataTable
            caption={t("problems")}
            rows={problems.map((problem, index) => ({ ...problem, index }))}
            rowKey={(problem) => problem.index}
            columns={[
              { label: t("row"), isNumeric: true, cell: (problem) => problem.row },
              { label: t("column"), cell: (problem) => problem.column || "–" },
              { label: t("value"), cell: (problem) => problem.value || "–" },
              { label: t("reason"), cell: (problem) => read(problem.reason) },
            ]}
          />
          <More count={counts.problems - problems.length} />
        </section>
      )}
      {total > 0 && (
        <section className="mt-6">
          <h2>{t("changes")}</h2>
          <DataTable
            caption={t("changes")}
            rows={rows}
            rowKey={(row) => row.row}
            columns={[
              { label: t("row"), isNumeric: true, cell: (row) => row.row },
              {
                label: t("value"),
                isTitle: true,
                cell: (row) => (row.isNew ? `${row.name} (${t("new")})` : row.name),
              },
              { label: t("changes"), cell: (row) => <Changes changes={row.changes} /> },
            ]}
          />
          <More count={total - rows.length} />
        </section>
      )}
      {total + counts.problems === 0 && <p className="mt-6">{t("nothing")}</p>}
      <Form
        method="post"
        action={officePaths.import(id)}
        className="mt-6 flex flex-wrap items-center gap-3"
      >
        {counts.problems === 0 && total > 0 && (
          <button className="button button-primary">{t("apply")}</button>
        )}
        <Link to={officePaths.imports()} className="button button-quiet">
          {common("cancel")}
        </Link>
      </Form>
    </main>
  );
}

function Changes({ changes }: { changes: { column: string; before: string; after: string }[] }) {
  return (
    <dl className="grid gap-1 text-xs wrap-anywhere">
      {changes.map((change) => (
        <div key={change.column}>
          <dt className="inline font-semibold">{change.column}: </dt>
          <dd className="inline">
            {change.before && <del className="text-error">{change.before.slice(0, 200)}</del>}{" "}
            <ins className="text-success no-underline">{change.after.slice(0, 200)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function More({ count }: { count: number }) {
  const { t } = useTranslation("office-import");
  return count > 0 ? <p className="mt-2 text-stone">{t("more", { count })}</p> : null;
}
