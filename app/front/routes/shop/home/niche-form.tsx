import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";

/**
 * The shop's first question: how wide the visitor's niche is, in centimetres. The planner answers with a
 * piece in it, drawn and priced, or says beside its own field what to write.
 */
export function NicheForm() {
  const { t } = useTranslation("home");
  return (
    <Form
      method="get"
      action={paths.planner()}
      className="mt-6 flex flex-wrap items-center gap-3 text-lg"
    >
      <label className="flex flex-wrap items-center gap-2">
        {`${t("niche.before")} `}
        <input
          name="nisa"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="217"
          className="control w-24 text-2xl"
        />
        {` ${t("niche.after")}`}
      </label>{" "}
      <button className="button button-primary grow sm:grow-0">{t("niche.button")}</button>
    </Form>
  );
}
