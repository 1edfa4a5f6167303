import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList, RowStep } from "~/front/desk/desk-list";
import { byIntent, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord } from "~/front/desk/record.server";
import { listSavedFilters } from "~/front/desk/saved-filter.server";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";

import { placesOf } from "../../layout/menu.server";
import { keep, remove, readFilter } from "./keep-filter.server";
import { filterForm } from "./schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-filters", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, member, query } = await openDesk(args, guard("house/saved-filters"), "office-filters");
  const places = placesOf(member.role);
  const labels = new Map(places.map(({ to, label }) => [to, label]));
  const rows = (await listSavedFilters(member.id)).flatMap(({ list, ...row }) => {
    const label = labels.get(list);
    return label === undefined ? [] : { ...row, list, label };
  });
  const asked = readFilter(query, member.role);
  return {
    page: titled(t("title")),
    rows,
    asked: asked && { ...asked, label: labels.get(asked.list) },
    record: drawRecord(filterForm, { texts: {} }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/saved-filters"));
  return byIntent(post, { keep: () => keep(post), delete: () => remove(post) });
}

/** The filters that somebody keeps, and the name for the one that was set when they came from its list. */
export default function SavedFilterNames() {
  const { t } = useTranslation("office-filters");
  const { t: office } = useTranslation("office");
  const { rows, asked, record } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskList
      to={officePaths.savedFilters()}
      title={t("title")}
      intro={t("intro")}
      back={
        asked?.label && {
          to: asked.list + asked.query,
          label: office(`places.${asked.label}`),
        }
      }
      above={
        asked?.label && (
          <div className="mt-6 max-w-3xl">
            <RecordForm
              id="filter"
              intent="keep"
              record={record}
              to={officePaths.savedFilters(asked.list, asked.query)}
              answer={answer}
              save={t("keep")}
              sections={[
                {
                  title: t("keepOf", { list: office(`places.${asked.label}`) }),
                  fields: { name: { label: t("name"), hint: t("nameHint") } },
                },
              ]}
            />
          </div>
        )
      }
      none={t(asked ? "noneYet" : "none")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("name"),
          isTitle: true,
          to: ({ list, query }) => list + query,
          cell: ({ name }) => name,
        },
        { label: t("list"), cell: ({ label }) => office(`places.${label}`) },
        {
          label: office("actions"),
          cell: ({ id, name }) => (
            <RowStep
              to={officePaths.savedFilters()}
              field="filter"
              id={id}
              intent="delete"
              label={office("delete")}
              of={name}
            />
          ),
        },
      ]}
    />
  );
}
