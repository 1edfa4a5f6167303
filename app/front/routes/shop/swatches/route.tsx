import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { FieldErrors } from "~/platform/forms/front/field-errors";
import { readFormData } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { readCartId } from "~/platform/http/cookies.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Form, Link } from "~/platform/ui/link";
import { findSwatchesInCart } from "~/shop/cart/add-swatches.server";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { listSwatches } from "~/shop/swatches/list-swatches.server";
import { MOST_SWATCHES } from "~/shop/swatches/swatch";

import { tradeWordsHtml, wordsOfOffered } from "../trade-words.server";
import { orderSwatches } from "./order-swatches.server";
import { RefusalSummary, useRefusalWords } from "./refusal";
import { SwatchCard } from "./swatch-card";
import { Terms } from "./terms";

export const handle = { i18n: ["swatches", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The swatches of all decors on offer, and which of them the visitor's cart holds. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [t, language, cartId, account, { trade }] = await Promise.all([
    translateFor(request, "swatches"),
    requestLanguage(request),
    readCartId(request),
    findSignedIn(request),
    findSettings(),
  ]);
  const inCart = await findSwatchesInCart({ cartId, userId: account?.id });
  const swatches = await listSwatches(language);
  return {
    page: { title: t("title"), description: t("description") },
    prices: { swatchBani: trade.swatchBani, postBani: trade.swatchPostBani },
    left: MOST_SWATCHES - inCart.length,
    isAnyInCart: inCart.length > 0,
    words: tradeWordsHtml(wordsOfOffered(swatches, []), language),
    swatches: swatches.map((swatch) => ({ ...swatch, isInCart: inCart.includes(swatch.id) })),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireWithin(clientUses(request, budgets.cart.client));
  return orderSwatches(request, await readFormData(request));
}

const ERROR = "swatches-error";
const GROUP = "swatches";

/** The kinds of board in the order in which they are shown. */
const boards = ["pal", "mdf"] as const;

export default function Swatches() {
  const { t } = useTranslation("swatches");
  const { prices, left, isAnyInCart, swatches, words } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const inWords = useRefusalWords();
  const ticked = answer?.ticked ?? [];
  return (
    <main id="content" className="shell pt-10">
      <h1>{t("title")}</h1>
      <p className="mt-3 max-w-prose text-lg text-stone">{t("intro")}</p>
      <Terms {...prices} />
      <div dangerouslySetInnerHTML={{ __html: words }} className="mt-3" />
      {swatches.length === 0 ? (
        <p className="mt-8">
          {t("none")}{" "}
          <Link to={paths.contact()} className="link">
            {t("contact")}
          </Link>
        </p>
      ) : (
        <Form method="post" className="mt-8">
          <RefusalSummary refused={answer?.refused} target={GROUP} />
          <fieldset
            id={GROUP}
            tabIndex={-1}
            aria-describedby={answer ? ERROR : undefined}
            aria-invalid={answer ? true : undefined}
          >
            <legend className="font-semibold">{t("choose", { count: left })}</legend>
            <FieldErrors id={ERROR} of={GROUP} errors={answer && [inWords(answer.refused)]} />
            {boards.map((board) => {
              const some = swatches.filter((swatch) => swatch.board === board);
              if (some.length === 0) return null;
              return (
                <section key={board} aria-labelledby={`board-${board}`} className="mt-6">
                  <h2 id={`board-${board}`} className="text-2xl">
                    {t(`boards.${board}`)}
                  </h2>
                  <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
                    {some.map((swatch) => (
                      <SwatchCard
                        key={swatch.id}
                        swatch={swatch}
                        isTicked={ticked.includes(swatch.id)}
                      />
                    ))}
                  </ul>
                </section>
              );
            })}
          </fieldset>
          <p className="mt-8 flex flex-wrap items-center gap-3">
            <button className="button button-primary">{t("add")}</button>
            {isAnyInCart && (
              <Link to={paths.cart()} className="button button-secondary">
                {t("toCart")}
              </Link>
            )}
          </p>
        </Form>
      )}
    </main>
  );
}
