import { RadioGroup, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { priceWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { ServicePrices } from "~/shop/delivery/offer";

/** What the shop says of its delivery. */
export interface DeliveryTerms {
  /** Where it delivers, as HTML; empty where every place waits for an offer. */
  area: string;
  /** It goes by post: no furniture is brought. */
  isPost: boolean;
  services: ServicePrices;
  /** Where pieces are picked up. */
  showroom: string;
  isVatIncluded: boolean;
}

type RadioState = FieldState & { value?: string | undefined };

/** The choice between delivery to an address and fetching at the showroom. */
export function MethodField({
  field,
  area,
  isPost,
  showroom,
}: DeliveryTerms & { field: RadioState }) {
  const { t } = useTranslation("delivery");
  return (
    <RadioGroup
      field={field}
      label={t(isPost ? "method.postLabel" : "method.label")}
      options={[
        {
          value: "delivery",
          label: t(isPost ? "method.post" : "method.delivery"),
          hint: area ? <span dangerouslySetInnerHTML={{ __html: area }} /> : t("method.anywhere"),
        },
        {
          value: "pickup",
          label: t("method.pickup"),
          hint: t("method.pickupHint", { address: showroom }),
        },
      ]}
    />
  );
}

/** Carrying and assembly, as far as they are offered. */
export function ServiceFields({
  fields,
  services: { stairsBani, liftBani, assemblyBani },
  isVatIncluded,
}: DeliveryTerms & { fields: Record<"carrying" | "floor" | "assembly", RadioState> }) {
  const { t, i18n } = useTranslation(["delivery", "common"]);
  const price = (bani: number) => priceWords(bani, isVatIncluded, i18n);
  const ways = [
    { value: "stairs", bani: stairsBani },
    { value: "lift", bani: liftBani },
  ] as const;
  const carryings = ways.flatMap(({ value, bani }) =>
    bani === null
      ? []
      : [
          {
            value,
            label: t(`carrying.${value}`),
            hint: t(`carrying.${value}Hint`, { price: price(bani) }),
          },
        ],
  );
  const none = { value: "none", label: t("carrying.none"), hint: t("carrying.noneHint") };
  return (
    <>
      {(carryings.length > 0 || fields.carrying.errors) && (
        <>
          <RadioGroup
            field={fields.carrying}
            label={t("carrying.label")}
            options={[none, ...carryings]}
          />
          <div className="only-carried max-w-48">
            <TextField
              field={fields.floor}
              label={t("floor")}
              hint={t("floorHint")}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
        </>
      )}
      {(assemblyBani !== null || fields.assembly.errors) && (
        <RadioGroup
          field={fields.assembly}
          label={t("assembly.label")}
          options={[
            { value: "no", label: t("assembly.no") },
            ...(assemblyBani === null
              ? []
              : [
                  {
                    value: "yes",
                    label: t("assembly.yes"),
                    hint: t("assembly.yesHint", { price: price(assemblyBani) }),
                  },
                ]),
          ]}
        />
      )}
    </>
  );
}
