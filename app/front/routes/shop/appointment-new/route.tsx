import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { counties } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { AskInstead } from "~/sales/appointments/front/no-times";
import { ReservationFields } from "~/sales/appointments/front/reservation-fields";
import { showReservation } from "~/sales/appointments/front/reservation-page.server";
import { takeReservation } from "~/sales/appointments/front/take-reservation.server";
import { findReservable } from "~/sales/appointments/front/team.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { CountyChoice } from "./county-choice";
import { KindChoice } from "./kind-choice";
import { chosenOf, findTarget } from "./target.server";

export const handle = { i18n: ["appointments", "validation"], isNeverTheSame: true };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A visit to the showroom, or measuring; a delivery is reserved from its order's page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [t, { general }, reservable] = await Promise.all([
    translateFor(request, "appointments"),
    findSettings(),
    findReservable(),
  ]);
  const target = await findTarget(request);
  const { kind } = chosenOf(request);
  return json({
    page: { title: t("meta.title"), description: t("meta.description") },
    phone: general.phone,
    kinds: reservable.kinds.filter((one) => one !== "delivery"),
    county:
      !target && kind === "measuring" && reservable.kinds.includes(kind)
        ? reservable.counties.measuring.map((value) => ({
            value,
            label: counties[value as keyof typeof counties],
          }))
        : null,
    reservation: target ? await showReservation(request, target) : null,
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const target = await findTarget(request);
  if (!target) throw redirect(paths.appointment(), { status: 303 });
  return takeReservation(request, target);
}

export default function NewAppointment() {
  const { t } = useTranslation("appointments");
  const { phone, kinds, county, reservation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!reservation && !county) {
    return (
      <main id="content" className="shell pt-10">
        <h1>{t("title")}</h1>
        {kinds.length === 0 ? (
          <AskInstead why={t("closed", { phone })} />
        ) : (
          <>
            <p className="mt-3 max-w-prose text-stone">{t("intro")}</p>
            <KindChoice kinds={kinds} />
          </>
        )}
      </main>
    );
  }
  return (
    <main id="content" className="shell pt-10">
      <p className="mb-3">
        <Link to={paths.appointment()} className="link">
          {t("otherKind")}
        </Link>
      </p>
      <h1>{t(`kinds.${reservation?.kind ?? "measuring"}`)}</h1>
      <p className="mt-3 max-w-prose text-stone">
        {t(`kindTexts.${reservation?.kind ?? "measuring"}`)}
      </p>
      {county && <CountyChoice counties={county} phone={phone} />}
      {reservation && (
        <>
          {reservation.county && (
            <p className="mt-3 flex flex-wrap gap-x-4">
              <span>{t("inCounty", { county: reservation.county })}</span>
              <Link to={paths.appointment("?fel=masuratori")} className="link">
                {t("otherCounty")}
              </Link>
            </p>
          )}
          <ReservationFields shown={reservation} answer={answer} phone={phone} />
        </>
      )}
    </main>
  );
}
