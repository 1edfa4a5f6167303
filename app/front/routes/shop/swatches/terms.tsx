import { useTranslation } from "~/platform/i18n/use-translation";
import { Price } from "~/platform/ui/price";

export function Terms({ swatchBani, postBani }: { swatchBani: number; postBani: number }) {
  const { t } = useTranslation("swatches");
  return (
    <dl className="mt-6 grid max-w-3xl gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-3">
      <div>
        <dt className="text-sm text-stone">{t("terms.price")}</dt>
        <dd className="font-semibold">
          <Price bani={swatchBani} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-stone">{t("terms.post")}</dt>
        <dd className="font-semibold">
          {postBani === 0 ? t("terms.free") : <Price bani={postBani} />}
          <span className="block text-sm font-normal text-stone">{t("terms.along")}</span>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-stone">{t("terms.credit")}</dt>
        <dd className="text-sm">{t("terms.creditText")}</dd>
      </div>
    </dl>
  );
}
