import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon, type IconName } from "~/platform/ui/icon";

const features = [
  "quality",
  "customization",
  "delivery",
  "payment",
  "warranty",
  "speed",
] as const satisfies IconName[];

export function Features() {
  const { t } = useTranslation("features");
  return (
    <section aria-labelledby="features" className="shell pt-24">
      <h2 id="features">{t("title")}</h2>
      <ul className="mt-8 grid border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-5 border-b border-line py-6 pr-6">
            <Icon name={feature} className="mt-1 size-7 text-sage" />
            <div>
              <h3>{t(`${feature}.title`)}</h3>
              <p className="mt-1 text-sm text-stone">{t(`${feature}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
