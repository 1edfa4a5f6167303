import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { readFormData } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { serialiseSaved } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { Form } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { isEndedLink } from "~/shop/saved/front/end-link.server";
import { findMailedList, findOwnList } from "~/shop/saved/front/find-list.server";
import { keepList } from "~/shop/saved/front/join-lists.server";
import { MOST_SAVED } from "~/shop/saved/front/saved-design";
import { SavedDesignRow } from "~/shop/saved/front/saved-design-row";
import { showItems } from "~/shop/saved/front/shown-items.server";

import { ownerOf } from "../saved/owner.server";

export const handle = { i18n: ["cart", "saved"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * The list that a mailed link opens. Looking at it changes nothing; one's own list is shown on its own
 * page. A link that its owner has ended says so, and is gone.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const [list, owner, t, language] = await Promise.all([
    findMailedList(token),
    ownerOf(request),
    translateFor(request, "saved"),
    requestLanguage(request),
  ]);
  if (!list) {
    if (!(await isEndedLink(token))) throw new Response(null, { status: 404 });
    const page = { title: t("list.ended"), isUnlisted: true };
    return json({ page, items: null, isSignedIn: false, address: "" }, { status: 410 });
  }
  if ((await findOwnList(owner)) === list.id) return redirect(paths.saved());
  return json({
    page: { title: t("list.title"), isUnlisted: true },
    items: await showItems(list.id, language),
    isSignedIn: owner.userId !== undefined,
    address: serverPaths.savedList(token),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await ownerOf(request);
  await requireWithin(clientUses(request, budgets.saved.client));
  await readFormData(request);
  const token = params.token ?? "";
  const kept = await keepList(token, owner);
  if (!kept) {
    // The list's page says that the link was ended.
    if (await isEndedLink(token)) return redirect(serverPaths.savedList(token), 303);
    throw new Response(null, { status: 404 });
  }
  const headers = new Headers();
  if (owner.userId === undefined) headers.append("Set-Cookie", await serialiseSaved(kept.token));
  const { leftOut } = kept;
  const missing = { text: "saved.leftOut", values: { count: leftOut, most: MOST_SAVED } } as const;
  return redirectWithFlash(
    request,
    paths.saved(),
    {
      tone: leftOut === 0 ? "success" : "warning",
      title: "saved.kept",
      ...(leftOut > 0 && missing),
    },
    { headers },
  );
}

export default function SavedList() {
  const { t } = useTranslation("saved");
  const { items, isSignedIn, address } = useLoaderData<typeof loader>();
  if (items === null) {
    return (
      <main id="content" className="shell max-w-5xl pt-10">
        <h1>{t("list.ended")}</h1>
        <p className="mt-3 max-w-prose text-stone">{t("list.endedText")}</p>
      </main>
    );
  }
  return (
    <main id="content" className="shell @container max-w-5xl pt-10">
      <h1>{t("list.title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("list.text")}</p>
      {items.length === 0 ? (
        <p className="mt-6">{t("list.empty")}</p>
      ) : (
        <>
          <Form method="post" action={address} className="mt-6">
            <button className="button button-primary">
              {t(isSignedIn ? "list.keepInAccount" : "list.keep")}
            </button>
          </Form>
          <ul className="mt-6 border-t border-line">
            {items.map((item) => (
              <SavedDesignRow key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
