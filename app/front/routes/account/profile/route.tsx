import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { listAddresses } from "~/people/identity/front/address.server";
import { requireAccount } from "~/people/identity/front/auth.server";
import { answerTo } from "~/people/identity/front/password-refusal";
import { worksHere } from "~/people/identity/front/roles";
import { listSessions } from "~/people/identity/front/sessions.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { listCustomerOrders } from "~/sales/orders/front/customer-order.server";
import { OrderTable } from "~/sales/orders/front/order-table";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { Addresses } from "./addresses";
import { endSomeSessions, saveProfile } from "./changes.server";
import { EmailForm, PasswordForm } from "./credentials";
import { Facts, ProfileForm } from "./profile";
import { emailForm, passwordForm, profileForm } from "./schema";
import { Sessions } from "./sessions";
import { askEmailChange, savePassword } from "./sign-in-changes.server";

const RECENT_ORDERS = 3;

export const handle = { i18n: ["account", "order", "auth", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const [t, addresses, sessions, { orders }] = await Promise.all([
    translateFor(request, "account"),
    listAddresses(account.id),
    listSessions(account.id),
    listCustomerOrders(account.id),
  ]);
  const { email, first_name, last_name, phone, role, created_at } = account;
  return json({
    page: { title: t("profile.title"), isUnlisted: true },
    person: { email, first_name, last_name, phone, created_at, isStaff: worksHere(role) },
    forms: {
      profile: describeForm(profileForm),
      email: describeForm(emailForm),
      password: describeForm(passwordForm),
    },
    addresses,
    sessions: sessions.map((session) => ({
      ...session,
      isThis: session.id === account.session.id,
    })),
    orders: orders.slice(0, RECENT_ORDERS),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const form = await readFormData(request);
  switch (form.get("intent")) {
    case "profile":
      return saveProfile(request, form, account);
    case "email":
      return askEmailChange(request, form, account);
    case "password":
      return savePassword(request, form, account);
    default:
      return endSomeSessions(request, form, account);
  }
}

export default function Profile() {
  const { t } = useTranslation("account");
  const { person, forms, addresses, sessions, orders } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const refused = data?.refused;
  return (
    <>
      <h1>{t("profile.title")}</h1>
      <div className="mt-8 grid gap-12 lg:grid-cols-2 lg:gap-x-16">
        <Facts person={person} />
        <ProfileForm
          description={forms.profile}
          person={person}
          lastResult={refused?.form === "profile" ? data?.result : undefined}
        />
        <section className="lg:col-span-2">
          <h2>{t("profile.recentOrders")}</h2>
          {orders.length === 0 ? (
            <p className="mt-3 text-stone">{t("profile.noOrders")}</p>
          ) : (
            <>
              <OrderTable orders={orders} />
              <p className="mt-4">
                <Link to={paths.orders()} className="link">
                  {t("profile.allOrders")}
                </Link>
              </p>
            </>
          )}
        </section>
        <Addresses addresses={addresses} />
        <Sessions sessions={sessions} />
        <EmailForm description={forms.email} {...answerTo("email", data?.result, refused)} />
        <PasswordForm
          description={forms.password}
          {...answerTo("password", data?.result, refused)}
        />
      </div>
    </>
  );
}
