import {
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from "@remix-run/node";
import {
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";

import { useAssistant } from "~/front/assistant/button";
import { displayName } from "~/people/identity/front/account-session.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { worksHere } from "~/people/identity/front/roles";
import { today } from "~/platform/format/dates";
import { CHECKOUT_FORM } from "~/platform/forms/field-names";
import { readCartId } from "~/platform/http/cookies.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import {
  frameRoute,
  isFrameAskedAgain,
  type FrameData,
} from "~/platform/rendering/front/frame-data";
import { openState } from "~/platform/settings/front/open-now";
import { findSettings } from "~/platform/settings/settings.server";
import type { loader as rootLoader } from "~/root";
import { findClosedDays } from "~/sales/appointments/front/holiday.server";
import { countCartItems } from "~/shop/cart/front/count-items.server";
import { listCategories } from "~/shop/catalogue/front/category.server";
import { listOrEmpty, listStatus } from "~/shop/catalogue/front/list-or-empty.server";
import { ErrorPage, readError } from "~/shop/layout/front/error-page";
import { Footer } from "~/shop/layout/front/footer";
import { FrameStart } from "~/shop/layout/front/frame-start";
import { Header } from "~/shop/layout/front/header";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { Toast } from "~/shop/layout/front/toast";

import { choosingHtml, trialHtml } from "./choosing.server";

export const handle = { i18n: ["nav", "footer"] };

export const shouldRevalidate = isFrameAskedAgain;

/** Used only where a page failed; every other page has its own `meta`. */
export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  error
    ? pageMeta({ data: { page: { title: data?.problemTitle ?? "", isUnlisted: true } }, matches })
    : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await requestLanguage(request);
  const [t, categories, cart, settings, account, isClosedOn] = await Promise.all([
    translateFor(request, "errors"),
    listOrEmpty("categories", listCategories(language), [], request),
    readCartId(request).then((id) => countCartItems(id)),
    findSettings(),
    findSignedIn(request),
    findClosedDays(),
  ]);
  const choosing = choosingHtml(cart.chosenFor, account, language);
  const frame = {
    categories: categories.list.map(({ slug, name, untranslated }) => ({
      slug,
      name,
      untranslated,
    })),
    failure: categories.failure,
    cartCount: cart.count,
    choosing,
    trial: settings.opening.openedAt === null ? trialHtml(account, language) : "",
    person: account ? { name: displayName(account), isStaff: worksHere(account.role) } : null,
    company: settings.general,
    logo: settings.appearance.logo,
    identity: {
      name: settings.company.name,
      taxCode: settings.company.taxCode,
      registryNumber: settings.company.registryNumber,
      seat: settings.company.seat,
    },
    openState: openState(settings.general.workingHours, isClosedOn, new Date()) ?? null,
    problemTitle: t("notFound.title"),
    year: Number(today().slice(0, 4)),
  } satisfies FrameData & Record<string, unknown>;
  return json(frame, listStatus([categories]));
}

export default function Shop() {
  const isCheckout = useLocation().pathname === paths.checkout();
  return (
    <Frame data={useLoaderData<typeof loader>()} form={isCheckout ? CHECKOUT_FORM : undefined}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>(frameRoute);
  const page = <ErrorPage {...readError(error)} />;
  return data ? <Frame data={data}>{page}</Frame> : page;
}

function Frame({
  data,
  form,
  children,
}: {
  data: SerializeFrom<typeof loader>;
  form?: string | undefined;
  children: ReactNode;
}) {
  const {
    logo,
    identity,
    categories,
    cartCount,
    trial,
    choosing,
    person,
    company,
    year,
    openState,
  } = data;
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash ?? data.failure;
  // On the pages of the checkout nothing leads elsewhere, and the page itself tells of a trial.
  const isBare = useLocation().pathname.startsWith(paths.checkout());
  const notices = (isBare ? "" : trial) + (choosing ?? "");
  const assistant = useAssistant();
  return (
    <>
      <FrameStart />
      <Header
        siteName={company.siteName}
        logo={logo}
        categories={categories}
        cartCount={cartCount}
        person={person}
        assistant={assistant.button}
        phone={isBare ? company.phone : undefined}
        form={form}
      />
      <div className="pt-18 print:pt-0">
        {notices && <div dangerouslySetInnerHTML={{ __html: notices }} />}
        {flash && <Toast key={flash.id} flash={flash} />}
        {children}
        <Footer
          isBare={isBare}
          logo={logo}
          identity={identity}
          company={company}
          categories={categories}
          year={year}
          openState={openState}
        />
      </div>
      {assistant.panel}
    </>
  );
}
