import { formatMoment } from "~/platform/format/dates";
import { TextArea, TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { KeyState } from "~/platform/settings/front/provider-key.server";

type Field = "secret" | "webhook" | "apiKey" | "posSignature" | "publicKey";

/** The events that Stripe has to be told to send; NETOPIA sends all of its own. */
const stripeEvents =
  "checkout.session.completed, checkout.session.expired, payment_intent.payment_failed, charge.refunded, refund.updated, charge.dispute.created, charge.dispute.updated, charge.dispute.closed";

/** The keys of a provider. The fields are empty; of a saved key only the ending is shown. */
export function KeyFields({
  provider,
  states,
  errors,
  publicKey = "",
  address,
}: {
  provider: "stripe" | "netopia";
  states: Partial<Record<Field, KeyState>>;
  errors: Partial<Record<string, string>> | undefined;
  /** What was typed into a form that was not taken. */
  publicKey?: string | undefined;
  /** Where the provider reports to. */
  address: string;
}) {
  const { t, i18n } = useTranslation("office-cards");
  const stateOf = ({ source, masked, savedAt }: KeyState) => {
    const date = savedAt ? formatMoment(savedAt, i18n.language) : "";
    return source === "saved" ? t("keys.saved", { masked, date }) : t(`keys.${source}`);
  };
  return (
    <fieldset className="grid gap-4 rounded-edge border border-line bg-white p-4 sm:p-5">
      <legend className="px-1 font-semibold">{t(`keys.${provider}`)}</legend>
      {(Object.entries(states) as [Field, KeyState][]).map(([name, state]) => {
        const props = {
          field: plainField(name, {
            error: errors?.[name],
            ...(name === "publicKey" && { value: publicKey }),
          }),
          label: t(`keys.${name}`),
          hint: `${stateOf(state)} ${t(`keys.${name}Hint`)}`,
          autoComplete: "off",
          spellCheck: false,
        };
        // A public key has several lines and is no secret.
        return name === "publicKey" ? (
          <TextArea key={name} {...props} className="control font-mono text-sm" />
        ) : (
          <TextField key={name} {...props} type="password" maxLength={500} />
        );
      })}
      <p>
        <span className="block text-stone">{t("keys.address")}</span>
        <code className="break-all select-all">{address}</code>
      </p>
      {provider === "stripe" && (
        <p className="text-sm wrap-anywhere text-stone">
          {t("keys.events", { list: stripeEvents })}
        </p>
      )}
    </fieldset>
  );
}
