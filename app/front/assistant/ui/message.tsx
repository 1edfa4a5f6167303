import {
  ConfigurationDrawing,
  ConfigurationText,
} from "~/furniture/configurator/front/configuration-summary";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { categoryPlaceholder, Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";
import { usePageAddress } from "~/platform/ui/page-hooks";
import { Price } from "~/platform/ui/price";

import type {
  ChatDesign,
  ChatLink,
  ChatMessage,
  ChatPlan,
  ChatProduct,
} from "../conversation-view.server";

/**
 * One message as plain text, whoever wrote it; below it the products and designs that the server
 * found.
 */
export function ChatBubble({ message, id }: { message: ChatMessage; id?: string }) {
  const { t } = useTranslation("assistant");
  const { products, designs, plans, links } = message;
  return (
    <li id={id} className="scroll-mt-24">
      <Speech isBot={message.isBot} lang={message.language}>
        {message.text}
      </Speech>
      {message.vat && <Note>{message.vat}</Note>}
      {message.isTrimmed && <Note>{t("trimmed")}</Note>}
      {message.source === "search" && <Note>{t("bySearch")}</Note>}
      {designs.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {designs.map((one) => (
            <DesignCard key={`${one.product.id} ${one.configuration}`} offer={one} />
          ))}
        </ul>
      )}
      {plans.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {plans.map((plan) => (
            <PlanCard key={plan.address} plan={plan} />
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {links.map((link) => (
            <li key={link.address}>
              <AnswerLink link={link} />
            </li>
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <ul aria-label={t("products")} className="mt-3 grid gap-2">
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A speech bubble. */
export function Speech({
  isBot,
  lang,
  children,
}: {
  isBot: boolean;
  lang?: string;
  children: string;
}) {
  const { t } = useTranslation("assistant");
  if (children === "") return null;
  return (
    <div className={isBot ? "pr-6" : "pl-10"}>
      <p className={`text-xs font-semibold text-stone ${isBot ? "" : "text-right"}`}>
        {t(isBot ? "bot" : "you")}
      </p>
      <p
        lang={lang}
        className={`mt-1 w-fit max-w-full rounded-edge border px-3 py-2 break-words whitespace-pre-wrap ${
          isBot ? "border-line bg-white" : "ml-auto border-linen bg-linen"
        }`}
      >
        {children}
      </p>
    </div>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mt-1 max-w-prose text-xs text-stone">{children}</p>;
}

function ProductRow({ product }: { product: ChatProduct }) {
  const { t } = useTranslation("assistant");
  const address = usePageAddress();
  const isInStock = product.stock_quantity > 0;
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-3 border border-line bg-white p-2">
      <Picture
        src={product.image_url}
        alt=""
        placeholder={categoryPlaceholder(product.category_slug)}
        sizes="4.5rem"
        className="aspect-4/3"
      />
      <div className="min-w-0 text-sm">
        <Link
          to={paths.product(product.category_slug, product.number)}
          lang={langOf(product, "name")}
          className="inline-block py-1 leading-snug font-semibold hover:text-sage"
        >
          {product.name}
        </Link>
        <Price bani={product.price_bani} className="block" />
      </div>
      {isInStock && (
        <Form method="post" action={paths.cart()} preventScrollReset>
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="returnTo" value={address} />
          <button
            name="intent"
            value="add"
            aria-label={t("addNamed", { name: product.name })}
            className="button button-secondary px-3 text-sm"
          >
            <Icon name="plus" className="size-4" />
            <Icon name="cart" className="size-5" />
          </button>
        </Form>
      )}
    </li>
  );
}

function PlanCard({ plan }: { plan: ChatPlan }) {
  const { t } = useTranslation("assistant");
  return (
    <li className="grid gap-3 border border-line bg-white p-3">
      <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
        <img
          src={plan.drawing}
          alt=""
          width={112}
          height={84}
          loading="lazy"
          className="aspect-4/3 w-full border border-line bg-sheet object-contain p-1"
        />
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{plan.name}</p>
          <span className="block text-sm text-stone">{plan.words}</span>
          <Price bani={plan.price_bani} className="mt-1 block text-lg font-semibold" />
        </div>
      </div>
      <Link
        to={plan.address}
        aria-label={t("designOf", { name: plan.name })}
        className="button button-primary text-sm"
      >
        {t("design")}
      </Link>
    </li>
  );
}

function AnswerLink({ link }: { link: ChatLink }) {
  return (
    <Link to={link.address} className="button button-secondary text-sm">
      {link.label}
    </Link>
  );
}

function DesignCard({ offer }: { offer: ChatDesign }) {
  const { t } = useTranslation("assistant");
  const { product, design } = offer;
  const address = paths.product(product.category_slug, product.number);
  return (
    <li className="grid gap-3 border border-line bg-white p-3">
      <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
        <ConfigurationDrawing configuration={design} name={product.name} />
        <div className="min-w-0">
          <p lang={langOf(product, "name")} className="leading-snug font-semibold">
            {product.name}
          </p>
          <ConfigurationText configuration={design} />
          <Price bani={offer.price_bani} className="mt-1 block text-lg font-semibold" />
        </div>
      </div>
      <Link
        to={`${address}?fila=personalizare&${offer.configuration}#fila`}
        aria-label={t("designOf", { name: product.name })}
        className="button button-primary text-sm"
      >
        {t("design")}
      </Link>
    </li>
  );
}
