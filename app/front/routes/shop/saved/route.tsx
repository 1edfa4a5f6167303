import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { lineDrawing } from "~/furniture/board-drawings/front/line-drawing.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { Form, Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { findOwnList } from "~/shop/saved/front/find-list.server";
import { offeredForm, showItems } from "~/shop/saved/front/shown-items.server";

import { remove, save, share } from "./changes.server";
import { CompareForm } from "./compare-form";
import { endListLink, mailListLink } from "./list-link.server";
import { MailForm } from "./mail-form";
import { ownerOf } from "./owner.server";
import { Refusal } from "./refusal";
import { SavedRow } from "./saved-row";
import { mailForm } from "./schema";

export const handle = { i18n: ["cart", "saved", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const [t, language, account, owner] = await Promise.all([
    translateFor(request, "saved"),
    requestLanguage(request),
    findSignedIn(request),
    ownerOf(request),
  ]);
  const items = await showItems(await findOwnList(owner), language);
  return json({
    page: { title: t("title"), isUnlisted: true },
    items: items.map((item) => ({ ...item, cart: offeredForm(item, paths.saved()) })),
    nothing: items.length === 0 ? lineDrawing("nothing", language) : "",
    isInAccount: account !== undefined,
    compare: serverPaths.compare(),
    form: describeForm(mailForm),
    email: account?.email ?? "",
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const owner = await ownerOf(request);
  switch (form.get("intent")) {
    case "save":
      return save(request, form, owner);
    case "remove":
      return remove(request, form, owner);
    case "share":
      return share(request, form, owner);
    case "end":
      return endListLink(request, owner);
    case "mail":
      return mailListLink(request, form, owner);
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function Saved() {
  const { t } = useTranslation("saved");
  const { items, nothing, isInAccount, compare, form, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && "change" in answer ? answer.change : undefined;
  const mailed = answer && "result" in answer ? answer : undefined;
  const isEmpty = items.length === 0;
  return (
    <main id="content" className="shell @container max-w-5xl pt-10">
      {isEmpty && <div className="mb-6 w-48" dangerouslySetInnerHTML={{ __html: nothing }} />}
      <h1>{t(isEmpty ? "empty" : "title")}</h1>
      {refused && <Refusal refused={refused} />}
      <p className="mt-3 max-w-prose text-stone">{t(isEmpty ? "emptyText" : "intro")}</p>
      {isEmpty ? (
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.products()} className="button button-primary">
            {t("toProducts")}
          </Link>
          <Link to={paths.planner()} className="button button-secondary">
            {t("toPlanner")}
          </Link>
        </p>
      ) : (
        <>
          <ul className="mt-6 border-t border-line">
            {items.map((item) => (
              <SavedRow key={item.id} item={item} />
            ))}
          </ul>
          <CompareForm action={compare} />
          <p className="mt-8 max-w-prose text-sm text-stone">
            {t(isInAccount ? "keptInAccount" : "keptHere")}
          </p>
          {/* After the mail was sent the form begins anew, without earlier errors. */}
          <MailForm
            key={mailed ? "refused" : "open"}
            description={form}
            email={email}
            result={mailed?.result}
            tooMany={mailed?.refused}
          />
          <EndForm />
        </>
      )}
    </main>
  );
}

/** Ends the list's link, after a second press. */
function EndForm() {
  const { t } = useTranslation("saved");
  return (
    <details className="mt-8 max-w-xl border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold underline underline-offset-4">
        {t("end.title")}
      </summary>
      <p className="mt-2 text-sm text-stone">{t("end.text")}</p>
      <Form method="post" action={paths.saved()} className="mt-4">
        <button name="intent" value="end" className="button button-secondary">
          {t("end.submit")}
        </button>
      </Form>
    </details>
  );
}
