import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { SavedDesignRow, type ShownItem } from "~/shop/saved/front/saved-design-row";

import { COMPARE } from "./compare-form";

interface Item extends ShownItem {
  cart: { action: string; fields: [string, string][] } | null;
}

/** A saved piece with all that can be done with it. */
export function SavedRow({ item }: { item: Item }) {
  const { t } = useTranslation("saved");
  const { id, name, query, problem, design, address, cart } = item;
  const isDesign = item.configuration !== "";
  return (
    <SavedDesignRow item={item}>
      {cart && (
        <Form
          method="post"
          action={cart.action}
          className="col-span-2 @2xl:col-span-1 @2xl:col-start-3 @2xl:row-start-1"
        >
          {cart.fields.map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <button
            aria-label={t("addNamed", { name })}
            className="button button-secondary w-full text-sm"
          >
            {t("add")}
          </button>
        </Form>
      )}
      <div className="col-span-2 flex flex-wrap items-center gap-x-5 @2xl:col-start-2">
        {query && problem !== "unmade" && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name="m"
              value={query}
              form={COMPARE}
              aria-label={t("chooseNamed", { name })}
              className="size-6"
            />
            {t("choose")}
          </label>
        )}
        {isDesign && address && (
          <Link
            to={address}
            aria-label={t("modifyNamed", { name })}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {t("modify")}
          </Link>
        )}
        {isDesign && design && problem === null && (
          <Press intent="share" id={id} label={t("shareNamed", { name })} text={t("share")} />
        )}
        <Press intent="remove" id={id} label={t("removeNamed", { name })} text={t("remove")} />
      </div>
    </SavedDesignRow>
  );
}

function Press({
  intent,
  id,
  label,
  text,
}: {
  intent: "share" | "remove";
  id: string;
  label: string;
  text: string;
}) {
  return (
    <Form method="post" action={paths.saved()} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button
        name="intent"
        value={intent}
        aria-label={label}
        className="link -mx-2 min-h-11 px-2 text-sm"
      >
        {text}
      </button>
    </Form>
  );
}
