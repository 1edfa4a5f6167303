import { formatTime } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";

import { Facts } from "./facts";

export interface ShownHold {
  starts_at: string;
  ends_at: string;
  note: string;
  held_until: string;
  /** Whether the half hour is not over. */
  isHeld: boolean;
  /** What the mailed link brought; null for whoever has only been led here after reservation. */
  key: string | null;
}

/** A time that is kept until its mailed link is used: what to do next. */
export function Held({
  hold,
  own,
  place,
  refusal,
}: {
  hold: ShownHold;
  own: string;
  place: string;
  refusal: "taken" | "enough" | "notSaved" | undefined;
}) {
  const { t, i18n } = useTranslation("appointments");
  const { isHeld, key } = hold;
  const time = formatTime(hold.held_until, i18n.language);
  const state = isHeld ? "open" : "over";
  return (
    <>
      <p className="mt-3 max-w-prose text-stone">
        {key === null ? t(`held.${state}`, { time }) : t(`held.${state}Confirm`, { time })}
      </p>
      {refusal && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {t(refusal === "taken" ? "held.taken" : `refused.${refusal}`)}
        </p>
      )}
      <Facts appointment={{ ...hold, order_number: null }} place={place} isOver={!isHeld} />
      <Form method="post" action={own} className="mt-8 flex flex-wrap gap-3">
        {key !== null && (
          <>
            <input type="hidden" name="key" value={key} />
            <button name="intent" value="confirm" className="button button-primary">
              {t("held.confirm")}
            </button>
          </>
        )}
        <Link to={paths.appointment()} className="button button-quiet">
          {t("held.other")}
        </Link>
      </Form>
    </>
  );
}
