import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";

const books = {
  rules: officePaths.workshop(),
  prices: officePaths.workshop("preturi"),
  fittings: officePaths.fittings(),
} as const;

/** The pages of what the workshop builds and reckons by, as tabs. */
export function useBooks(current: keyof typeof books) {
  const { t } = useTranslation("office-workshop");
  return (["rules", "prices", "fittings"] as const).map((one) => ({
    to: books[one],
    label: t(`${one}.title`),
    isCurrent: one === current,
  }));
}
