import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { counties, countyCodes } from "~/platform/settings/places";
import { Link } from "~/platform/ui/link";
import { isAway, wordOfKind } from "~/sales/appointments/kinds";
import { pageMeta } from "~/shop/layout/page-meta";

import { Choice } from "./choice";
import { ReservationForm } from "./reservation-form";
import { reserveForCustomer, readWanted, showDeskReservation } from "./reservation.server";

export const handle = {
  i18n: ["office-appointments", "appointments", "validation"],
  isNeverTheSame: true,
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-appointments");
  const wanted = await readWanted(new URL(request.url).searchParams);
  const { reservable, kind, county, order } = wanted;
  const served = new Set(Object.values(reservable.counties).flat());
  return {
    page: { title: t("new"), isUnlisted: true },
    kinds: reservable.kinds.map((one) => ({ value: wordOfKind(one), kind: one })),
    counties: countyCodes
      .filter((code) => served.has(code))
      .map((value) => ({ value, label: counties[value] })),
    kind: kind ? wordOfKind(kind) : "",
    county,
    order: order?.number ?? "",
    reservation: (await showDeskReservation(wanted)) ?? null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const wanted = await readWanted(new URL(request.url).searchParams);
  const { kind, county } = wanted;
  if (!kind || (isAway(kind) && county === "")) {
    throw redirect(officePaths.appointments("nou"), { status: 303 });
  }
  return reserveForCustomer(request, { wanted, kind, form: await readFormData(request) }, admin);
}

export default function NewAppointment() {
  const { t } = useTranslation("office-appointments");
  const { page, reservation, ...choice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="content" className="office-page max-w-4xl">
      <p className="mb-2">
        <Link to={officePaths.appointments()} className="link">
          {t("back")}
        </Link>
      </p>
      <PageHead title={page.title} intro={t("newIntro")} />
      {choice.kinds.length === 0 ? (
        <p className="mt-6 text-stone">{t("noTeams")}</p>
      ) : (
        <Choice key={`${choice.kind} ${choice.county}`} {...choice} />
      )}
      {reservation && (
        <div className="mt-8">
          <ReservationForm
            key={reservation.action}
            reservation={reservation}
            lastResult={answer?.result}
            refused={answer?.refused}
          />
        </div>
      )}
    </main>
  );
}
