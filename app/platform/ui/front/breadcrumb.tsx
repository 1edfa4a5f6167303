import { useTranslation } from "~/platform/i18n/use-translation";

import { Link } from "../link";

/** The path from the home page to this one, which is the last step. */
export function Breadcrumb({ steps }: { steps: { label: string; to?: string; lang?: string }[] }) {
  const { t } = useTranslation("common");
  return (
    <nav aria-label={t("breadcrumb")} className="text-sm text-stone">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map((step, index) => (
          <li key={index} lang={step.lang} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {step.to ? (
              <Link
                to={step.to}
                className="inline-block py-1.5 underline-offset-4 hover:text-ink hover:underline"
              >
                {step.label}
              </Link>
            ) : (
              <span aria-current="page" className="py-1.5 text-ink">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The breadcrumb as structured data for search engines. The last step is the page itself. */
export function breadcrumbData(origin: string, steps: { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
