import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { Prose } from "~/shop/content/front/prose";

/** Shows the text as the shop would show it. Nothing is published yet. */
export function Preview({
  language,
  preview,
}: {
  language: string;
  preview: {
    title: string;
    intro: string;
    sections: { id: string; title: string; html: string }[];
  };
}) {
  const { t } = useTranslation("office-pages");
  return (
    <Panel title={t("previewTitle")}>
      <article lang={language} className="max-w-prose">
        <p className="font-heading text-2xl">{preview.title}</p>
        <Prose html={preview.intro} />
        {preview.sections.map((section) => (
          <section key={section.id} className="mt-6">
            <h3>{section.title}</h3>
            <Prose html={section.html} />
          </section>
        ))}
      </article>
    </Panel>
  );
}
