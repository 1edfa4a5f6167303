import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireAdministrator } from "~/people/identity/auth.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { counties } from "~/platform/settings/places";
import { Link } from "~/platform/ui/link";
import { isAway } from "~/sales/appointments/kinds";
import { listTeams } from "~/sales/appointments/team.server";
import { pageMeta } from "~/shop/layout/page-meta";

export const handle = { i18n: ["office-appointments", "appointments"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const t = await translateFor(request, "office-appointments");
  const teams = await listTeams();
  return {
    page: { title: t("teams"), isUnlisted: true },
    teams: teams.map(({ id, name, kinds, isActive, ...team }) => ({
      id,
      name,
      kinds,
      isActive,
      where: kinds.some(isAway)
        ? team.counties.map((code) => counties[code as keyof typeof counties]).join(", ")
        : "",
    })),
  };
}

export default function Teams() {
  const { t } = useTranslation("office-appointments");
  const { t: shop } = useTranslation("appointments");
  const { teams } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={officePaths.appointments()} className="link">
          {t("back")}
        </Link>
      </p>
      <PageHead title={t("teams")} intro={t("teamsIntro")}>
        <Link to={officePaths.appointmentTeam("nou")} data-new="" className="button button-primary">
          {t("addTeam")}
        </Link>
      </PageHead>
      {teams.length === 0 ? (
        <p className="mt-6 text-stone">{t("noTeam")}</p>
      ) : (
        <DataTable
          caption={t("teams")}
          rows={teams}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("team"),
              isTitle: true,
              cell: ({ id, name }) => (
                <Link to={officePaths.appointmentTeam(id)} className="link">
                  {name}
                </Link>
              ),
            },
            {
              label: t("doesWhat"),
              cell: ({ kinds }) => kinds.map((kind) => shop(`kinds.${kind}`)).join(", "),
            },
            { label: t("where"), cell: ({ where }) => where || "—" },
            {
              label: t("state"),
              cell: ({ isActive }) => (
                <Badge tone={isActive ? "good" : "neutral"}>
                  {t(isActive ? "active" : "inactive")}
                </Badge>
              ),
            },
          ]}
        />
      )}
    </main>
  );
}
