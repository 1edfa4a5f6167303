import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { countyNames } from "~/platform/settings/places";
import { listTeams } from "~/sales/appointments/front/team.server";
import { isAway } from "~/sales/appointments/kinds";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-appointments", "appointments"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("sales/teams"), "office-appointments");
  const teams = (await listTeams()).map(({ id, name, kinds, counties, isActive }) => ({
    id,
    name,
    kinds,
    isActive,
    where: kinds.some(isAway) ? countyNames(counties) : "",
  }));
  const orders = {
    nume: ({ name }: { name: string }) => name,
    stare: ({ isActive }: { isActive: boolean }) => Number(!isActive),
  };
  return { page: titled(t("teams")), ...inOrder(teams, query, orders) };
}

export default function Teams() {
  const { t } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  return (
    <DeskList
      {...useLoaderData<typeof loader>()}
      to={officePaths.appointments("echipe")}
      title={t("teams")}
      intro={t("teamsIntro")}
      back={{ to: officePaths.appointments(), label: t("back") }}
      add={{ to: officePaths.appointmentTeam(NEW), label: t("addTeam") }}
      none={t("noTeam")}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("team"),
          order: "nume",
          isTitle: true,
          to: ({ id }) => officePaths.appointmentTeam(id),
          cell: ({ name }) => name,
        },
        {
          label: t("doesWhat"),
          cell: ({ kinds }) => kinds.map((kind) => shop(`kinds.${kind}`)).join(", "),
        },
        { label: t("where"), cell: ({ where }) => where || "—" },
        {
          label: t("state"),
          order: "stare",
          cell: ({ isActive }) => (
            <Badge tone={isActive ? "good" : "neutral"}>
              {t(isActive ? "active" : "inactive")}
            </Badge>
          ),
        },
      ]}
    />
  );
}
