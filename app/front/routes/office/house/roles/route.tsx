import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { staffRoles } from "~/people/identity/front/roles";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

import { listRights } from "../../layout/menu.server";

export const handle = { i18n: ["office-people"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("house/roles"), "office-people");
  return { page: titled(t("rights.title")), groups: listRights() };
}

/** What each of the staff may open, from the table that the guards read. */
export default function Roles() {
  const { t } = useTranslation("office-people");
  const { t: office } = useTranslation("office");
  const { page, groups } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={page.title}
      intro={t("rights.intro")}
      back={{ to: officePaths.users(), label: t("users.back") }}
      width="form"
    >
      <Panel title={t("rights.inShort")}>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {staffRoles.map((role) => (
            <div key={role} className="contents">
              <dt className="font-semibold">{t(`users.roles.${role}`)}</dt>
              <dd className="text-stone">{t(`users.roleMeanings.${role}`)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {groups.map(({ name, places }) => (
        <Panel key={name} title={office(`groups.${name}`)}>
          <DataTable
            caption={office(`groups.${name}`)}
            rows={places}
            rowKey={({ label }) => label}
            columns={[
              {
                label: t("rights.page"),
                isTitle: true,
                cell: ({ label }) => office(`places.${label}`),
              },
              ...staffRoles.map((role) => ({
                label: t(`users.roles.${role}`),
                cell: (place: (typeof places)[number]) =>
                  t(place.roles.includes(role) ? "rights.yes" : "rights.no"),
              })),
            ]}
          />
        </Panel>
      ))}
    </DeskPage>
  );
}
