import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { readFormData } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";
import {
  confirmSubscription,
  findSubscription,
  unsubscribe,
} from "~/shop/messages/front/newsletter.server";

export const handle = { i18n: ["newsletter"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * The page that a mailed link leads to. Opening it changes nothing, because mail scanners open links
 * too.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const [t, subscription] = await Promise.all([
    translateFor(request, "newsletter"),
    findSubscription(token),
  ]);
  if (!subscription) throw new Response(null, { status: 404 });
  const { email, isActive } = subscription;
  return json({
    page: { title: t(isActive ? "active.title" : "inactive.title"), isUnlisted: true },
    email,
    isActive,
    address: paths.subscription(token),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  if (!(await findSubscription(token))) throw new Response(null, { status: 404 });
  const form = await readFormData(request);
  // A mail program's own unsubscribe button (RFC 8058) expects no redirect.
  if (form.get("List-Unsubscribe") === "One-Click") {
    await unsubscribe(token);
    return new Response(null, { status: 204 });
  }
  switch (form.get("intent")) {
    case "confirm":
      await confirmSubscription(token);
      return redirectWithFlash(request, paths.subscription(token), {
        tone: "success",
        title: "newsletter.confirmed",
      });
    case "unsubscribe":
      await unsubscribe(token);
      return redirectWithFlash(request, paths.subscription(token), {
        tone: "success",
        title: "newsletter.unsubscribed",
      });
    default:
      return redirect(paths.subscription(token), 303);
  }
}

export default function SubscriptionPage() {
  const { t } = useTranslation("newsletter");
  const { address, email, isActive } = useLoaderData<typeof loader>();
  const state = isActive ? "active" : "inactive";
  return (
    <main id="content" className="shell grid min-h-[50vh] content-center justify-items-start py-16">
      <h1>{t(`${state}.title`)}</h1>
      <p className="mt-4 max-w-prose text-stone">{t(`${state}.text`, { email })}</p>
      <Form method="post" action={address} className="mt-8">
        <button
          name="intent"
          value={isActive ? "unsubscribe" : "confirm"}
          className={`button ${isActive ? "button-secondary" : "button-primary"}`}
        >
          {t(`${state}.button`)}
        </button>
      </Form>
    </main>
  );
}
