import { readWhere, type Where } from "~/furniture/planner/front/plan-address";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/**
 * Where in the planner an address leads whoever asks. Only who may change orders is there for one; anybody else who
 * follows such an address plans as everybody does.
 */
export async function placeOf(request: Request): Promise<Where> {
  const where = readWhere(new URL(request.url).searchParams);
  if (where.order === "") return where;
  const account = await findSignedIn(request);
  return account && mayDo(account.role, "sales")
    ? where
    : { ...where, order: "", line: "", draft: 0 };
}

type OrderPlace = Pick<Where, "order" | "line" | "draft">;

/** Says at each step that staff change a piece of an order, and the way back; empty where nobody does. */
export function orderNoteHtml({ order }: OrderPlace, language: Language): string {
  if (order === "") return "";
  const t = translateIn(language, "office-order-change");
  return htmlIn(
    language,
    <p className="mt-4 max-w-prose border-l-2 border-sage pl-3">
      {t("planned", { number: order })}{" "}
      <a href={officePaths.orderChange(order)} className="link">
        {t("plannedBack")}
      </a>
    </p>,
  );
}

/**
 * The form that takes a design into the change of an order, in place of its piece; empty where it is for none.
 * The office asks who sends it.
 */
export function orderFormHtml(design: string, where: OrderPlace, language: Language): string {
  const { order, line, draft } = where;
  if (order === "") return "";
  const t = translateIn(language, "office-order-change");
  return htmlIn(
    language,
    <Form method="post" action={officePaths.orderChange(order)}>
      <input type="hidden" name="design" value={design} />
      <input type="hidden" name="version" value={draft} />
      <button
        name="intent"
        value={`design:${line}`}
        className="button button-primary w-full sm:w-auto"
      >
        {t("takePlanned", { number: order })}
      </button>
    </Form>,
  );
}
