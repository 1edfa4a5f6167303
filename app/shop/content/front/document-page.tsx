import type { ReactNode } from "react";

import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";

import { Prose } from "./prose";

export interface Document {
  title: string;
  intro: string;
  sections: { id: string; title: string; html: string }[];
  updatedAt: string;
  lang?: string;
}

/** A legal page: its contents, the date since when it applies, and the text in readable lines. */
export function DocumentPage({
  document,
  children,
}: {
  document: Document;
  /** Shown below the text, in the page's own language. */
  children?: ReactNode;
}) {
  const { t, i18n } = useTranslation("legal");
  return (
    <main id="content" className="shell @container pt-10 print:pt-0">
      <h1 lang={document.lang}>{document.title}</h1>
      <p className="mt-3 text-sm text-stone">
        {t("updated")}{" "}
        <time dateTime={document.updatedAt}>{formatDay(document.updatedAt, i18n.language)}</time>
      </p>
      <div className="document">
        <nav aria-label={t("contents")} className="no-print">
          <p className="font-semibold">{t("contents")}</p>
          <ol lang={document.lang} className="mt-2 grid border-l border-line">
            {document.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="plain-link pl-4">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid grid-cols-1 gap-12">
          <article lang={document.lang}>
            <Prose html={document.intro} />
            {document.sections.map((section) => (
              <section key={section.id} aria-labelledby={section.id} className="mt-10">
                <h2 id={section.id}>{section.title}</h2>
                <Prose html={section.html} />
              </section>
            ))}
          </article>
          {children}
        </div>
      </div>
    </main>
  );
}
