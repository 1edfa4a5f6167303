import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { stations, sumOf, type Minutes } from "~/platform/settings/workshop-load";
import { listPeople } from "~/workshop/plan/front/person.server";

import { hoursText } from "../plan/hours";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-plan"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("workshop/people"), "office-plan");
  const orders = {
    nume: ({ name }: { name: string }) => name,
    ore: ({ minutes }: { minutes: Minutes }) => sumOf(minutes),
  };
  return { page: titled(t("people")), ...inOrder(await listPeople(), query, orders) };
}

export default function People() {
  const { t } = useTranslation("office-plan");
  return (
    <DeskList
      {...useLoaderData<typeof loader>()}
      to={officePaths.workshopPeople()}
      title={t("people")}
      intro={t("peopleIntro")}
      back={{ to: officePaths.plan(), label: t("toPlan") }}
      add={{ to: officePaths.workshopPerson(NEW), label: t("addPerson") }}
      none={t("nobody")}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("person"),
          order: "nume",
          isTitle: true,
          isTyped: true,
          to: ({ id }) => officePaths.workshopPerson(id),
          cell: ({ name }) => name,
        },
        {
          label: t("worksAt"),
          cell: ({ minutes }) =>
            stations
              .filter((station) => minutes[station] > 0)
              .map((station) => `${t(`stations.${station}`)} ${hoursText(minutes[station], t)}`)
              .join(", "),
        },
        {
          label: t("aDay"),
          order: "ore",
          isNumeric: true,
          cell: ({ minutes }) => hoursText(sumOf(minutes), t),
        },
        {
          label: t("state"),
          cell: ({ isActive }) => (
            <Badge tone={isActive ? "good" : "neutral"}>{t(isActive ? "works" : "gone")}</Badge>
          ),
        },
      ]}
    />
  );
}
