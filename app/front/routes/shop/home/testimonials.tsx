import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import { Stars } from "~/platform/ui/front/stars";
import type { Testimonial } from "~/shop/content/front/testimonials.server";

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const { t } = useTranslation("home");
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="shell pt-24">
      <h2 id="testimonials">{t("testimonials.title")}</h2>
      {testimonials.some(({ is_sample }) => is_sample === 1) && (
        <p className="mt-2 text-sm text-stone">{t("testimonials.sample")}</p>
      )}
      <ul className="mt-8 grid gap-8 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="min-w-0 wrap-anywhere">
            <figure className="flex h-full flex-col border-t border-sage pt-5">
              <Stars rating={testimonial.rating} isSample={testimonial.is_sample === 1} />
              <blockquote
                lang={langOf(testimonial, "content")}
                className="mt-3 font-heading text-lg leading-relaxed"
              >
                {testimonial.content}
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4 pt-4 text-sm">
                {/* A sample testimonial shows no picture, because a room is no face. */}
                {testimonial.image_url && testimonial.is_sample === 0 && (
                  <span className="block w-16">
                    <Picture
                      src={testimonial.image_url}
                      alt=""
                      placeholder="atelier"
                      sizes="4rem"
                      width={400}
                      height={400}
                      className="aspect-square rounded-full"
                    />
                  </span>
                )}
                <span className="min-w-0">
                  <span lang={langOf(testimonial, "name")} className="font-semibold">
                    {testimonial.name}
                  </span>
                  <span lang={langOf(testimonial, "role")} className="block text-stone">
                    {testimonial.role}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
