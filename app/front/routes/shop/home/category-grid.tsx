import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { categoryPlaceholder, Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

interface CategoryGridProps {
  categories: {
    slug: string;
    name: string;
    description: string;
    image_url: string | null;
    untranslated: string[];
  }[];
}

export function CategoryGrid({ categories }: CategoryGridProps) {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="categories" className="shell pt-20">
      <h2 id="categories">{t("categories.title")}</h2>
      <p className="mt-3 max-w-prose text-stone">{t("categories.text")}</p>
      <ul className="rooms mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
        {categories.map((category, index) => (
          <li
            key={category.slug}
            className={`min-w-0 ${index < 2 ? "lg:col-span-3" : "lg:col-span-2"}`}
          >
            <Link to={paths.category(category.slug)} className="group block">
              <span className="block overflow-hidden">
                <Picture
                  src={category.image_url}
                  placeholder={categoryPlaceholder(category.slug)}
                  sizes={`(min-width: 80rem) ${index < 2 ? 37 : 25}rem, (min-width: 64rem) ${index < 2 ? 46 : 30}vw, (min-width: 40rem) 46vw, 70vw`}
                  alt=""
                  className="aspect-4/3 transition-transform duration-500 group-hover:scale-[1.03]"
                />
              </span>
              <span
                lang={langOf(category, "name")}
                className="mt-4 block font-heading text-2xl group-hover:text-sage"
              >
                {category.name}
              </span>
              {category.description && (
                <span
                  lang={langOf(category, "description")}
                  className="mt-1 block text-sm text-stone"
                >
                  {category.description}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
