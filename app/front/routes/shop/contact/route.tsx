import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { isUpload, parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireUnspent } from "~/platform/http/client-rate-limit.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { contactSubjects, paths } from "~/platform/paths/paths";
import { openState } from "~/platform/settings/front/open-now";
import { ShowroomFacts } from "~/platform/settings/front/showroom-facts";
import { ShowroomMap } from "~/platform/settings/front/showroom-map";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { findClosedDays } from "~/sales/appointments/front/holiday.server";
import { findReservable } from "~/sales/appointments/front/team.server";
import { areaHtml } from "~/shop/delivery/front/area-html.server";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { ContactForm } from "./contact-form";
import { contactForm } from "./schema";
import { send } from "./send.server";

export const handle = {
  i18n: ["contact", "showroom", "validation"],
  isSameForGuests: true,
  reads: { harta: ["da"], trimis: ["da"], subiect: contactSubjects },
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const subject = contactSubjects.find((one) => one === query.get("subiect"));
  const [t, { general }, account, zones, language, reservable, isClosedOn] = await Promise.all([
    translateFor(request, "contact"),
    findSettings(),
    findSignedIn(request),
    listActiveZones(),
    requestLanguage(request),
    findReservable(),
    findClosedDays(),
  ]);
  return json({
    page: { title: t("meta.title"), description: t("meta.description") },
    form: describeForm(contactForm),
    company: general,
    area: areaHtml(zones, language, { isWhole: false }),
    isReservable: reservable.kinds.some((kind) => kind !== "delivery"),
    state: openState(general.showroomHours, isClosedOn, new Date()) ?? null,
    isSent: query.get("trimis") === "da",
    isMapShown: query.get("harta") === "da",
    typed: {
      name: account ? `${account.first_name} ${account.last_name}`.trim() : "",
      email: account?.email ?? "",
      phone: account?.phone ?? "",
      subject: subject ? t(`subjects.${subject}`) : "",
      message: "",
    },
  });
}

export async function action({ request }: ActionFunctionArgs) {
  if (isUpload(request)) await requireUnspent(clientUses(request, budgets.contact.client));
  const posted = await readFormData(request);
  const submission = parseForm(posted, contactForm);
  if (submission.status !== "success") return refuse(submission);
  return send(request, posted, submission);
}

export default function Contact() {
  const { t } = useTranslation(["contact", "showroom"]);
  const { form, company, area, state, isReservable, isSent, isMapShown, typed } =
    useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="shell @container pt-10">
      <h1>{t("title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("text")}</p>
      {isReservable && (
        <p className="mt-3 max-w-prose">
          {t("appointment")}{" "}
          <Link to={paths.appointment()} className="link">
            {t("appointmentLink")}
          </Link>
        </p>
      )}
      <p className="mt-2">
        <Link to={paths.quote()} className="link">
          {t("quote")}
        </Link>
      </p>
      <div className="mt-10 grid grid-cols-1 gap-14 @4xl:grid-cols-[1fr_22rem] @4xl:gap-20">
        {isSent ? (
          <Sent />
        ) : (
          <ContactForm
            description={form}
            typed={typed}
            lastResult={data?.result}
            refused={data?.refused}
          />
        )}
        <section aria-labelledby="showroom">
          <h2 id="showroom">{t("showroom:title")}</h2>
          <ShowroomFacts company={company} state={state} />
          {area && (
            <p className="mt-6 text-sm text-stone" dangerouslySetInnerHTML={{ __html: area }} />
          )}
        </section>
      </div>
      <ShowroomMap address={company.address} isShown={isMapShown} page={paths.contact()} />
    </main>
  );
}

function Sent() {
  const { t } = useTranslation("contact");
  return (
    <section className="grid content-start justify-items-start gap-4">
      <h2>{t("sent.title")}</h2>
      <p className="max-w-prose">{t("sent.text")}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.contact()} className="button button-secondary">
          {t("sent.again")}
        </Link>
        <Link to={paths.products()} className="button button-quiet">
          {t("sent.products")}
        </Link>
      </p>
    </section>
  );
}
