import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { byIntent, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, formatWeekday } from "~/platform/format/dates";
import { readText } from "~/platform/forms/read-form.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import { clockSteps } from "../order-times/clock-steps.server";
import { ClockFault, Clocks } from "../order-times/clocks";
import { noonOf } from "../plan/hours";
import { showToday } from "./show-today.server";
import { Tasks } from "./tasks";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-plan", "validation"] };

/** What each pair of hands does on the next two working days, in order, and the clocks of orders that run. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("workshop/today"), "office-plan");
  return { page: titled(t("today")), ...(await showToday(await requestLanguage(args.request))) };
}

/** Starts or stops the clock of an order at a station. */
export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/today"));
  const number = readText(post.posted, "order");
  return byIntent(post, clockSteps(post, number, officePaths.today()));
}

export default function Today() {
  const { t, i18n } = useTranslation("office-plan");
  const { days, today, clocks } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={t("today")}
      intro={t("todayIntro")}
      width="form"
      back={{ to: officePaths.plan(), label: t("toPlan") }}
    >
      <ClockFault answer={useActionData<typeof action>()} />
      <Clocks clocks={clocks} />
      {days === null && (
        <p className="max-w-prose">
          {t("people.none")}{" "}
          <Link to={officePaths.workshopPerson(NEW)} className="link">
            {t("people.add")}
          </Link>
        </p>
      )}
      {days?.map(({ day, stations: worked }) => (
        <section key={day}>
          <h2 className="first-letter:uppercase">
            {day === today && `${t("now")}, `}
            {`${formatWeekday(noonOf(day), i18n.language)}, ${formatDay(noonOf(day), i18n.language)}`}
          </h2>
          {worked.length === 0 && <p className="mt-2 text-stone">{t("nothing")}</p>}
          {worked.map((one) => (
            <Tasks key={one.station} {...one} />
          ))}
        </section>
      ))}
      <p className="max-w-prose text-stone">{`${t("times.intro")} ${t("times.hands")}`}</p>
    </DeskPage>
  );
}
