import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

import { PlanCard, DesignCard } from "./piece-cards";
import { ProductRow } from "./product-row";
import type { ChatLink, ChatMessage } from "./shown-message";

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

function AnswerLink({ link }: { link: ChatLink }) {
  return (
    <Link to={link.address} className="button button-secondary text-sm">
      {link.label}
    </Link>
  );
}
