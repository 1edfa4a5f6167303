import { renderToStaticMarkup } from "react-dom/server";

import { oneLine } from "~/platform/format/one-line";

import type { Mail } from "./outbox.server";
import { mailStyles, Measure, MailTable } from "./template/mail-look.server";

/** A picture of the shop's own, 1200 × 630; mail programs that load none show its words. */
export interface MailPicture {
  alt: string;
  url: string;
}

/** A part of a longer mail, under a heading of its own. */
export interface MailSection {
  title: string;
  paragraphs?: string[];
  /** Names and values, shown as a table. */
  rows?: [string, string][];
  /** Text to be copied and filled in, line by line. */
  form?: string[];
  pictures?: MailPicture[];
  links?: { label: string; url: string }[];
}

/** The content of a mail; the template renders it as text and as HTML. */
export interface MailContent {
  language: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Names and values, shown as a table. */
  facts?: [string, string][];
  rows?: [string, string][];
  pictures?: MailPicture[];
  /** The first link is shown as a button. */
  links?: { label: string; url: string }[];
  sections?: MailSection[];
  closing: string;
}

/** Renders a mail's content for the outbox. */
export function renderMail(content: MailContent): Pick<Mail, "subject" | "text" | "html"> {
  const { facts = [], rows = [], links = [], sections = [] } = content;
  const colon = content.language === "fr" ? "\u{A0}:" : ":";
  const blocks = [
    content.greeting,
    ...content.paragraphs,
    tableText(facts, colon),
    tableText(rows, colon),
    ...links.map((link) => linkText(link, colon)),
    ...sections.flatMap((section) => sectionTexts(section, colon)),
    content.closing,
  ];
  return {
    // A mail header must be one line, whatever a name in it contains.
    subject: oneLine(content.subject),
    text: `${blocks.filter((block) => block !== "").join("\n\n")}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument content={content} />)}`,
  };
}

function sectionTexts(section: MailSection, colon: string) {
  const { title, paragraphs = [], rows = [], form = [], links = [] } = section;
  const heading = `${title}\n${"-".repeat([...title].length)}`;
  const linked = links.map((link) => linkText(link, colon));
  return [heading, ...paragraphs, tableText(rows, colon), form.join("\n"), ...linked];
}

const tableText = (rows: [string, string][], colon: string) =>
  rows.map((row) => row.join(`${colon} `)).join("\n");

const linkText = ({ label, url }: { label: string; url: string }, colon: string) =>
  `${label}${colon}\n${url}`;

function MailDocument({ content }: { content: MailContent }) {
  const { facts = [], rows = [], pictures = [], links = [], sections = [] } = content;
  return (
    <html lang={content.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{content.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: mailStyles }} />
      </head>
      <body>
        <div className="letter">
          <Measure />
          <p>{content.greeting}</p>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts.length > 0 && <MailTable rows={facts} />}
          {rows.length > 0 && <MailTable rows={rows} />}
          <MailPictures pictures={pictures} />
          {links.map((link, index) => (
            <p key={link.url}>
              <a className={index === 0 ? "button" : undefined} href={link.url}>
                {link.label}
              </a>
            </p>
          ))}
          {sections.map((section) => (
            <MailPart key={section.title} section={section} />
          ))}
          <p className="closing">{content.closing}</p>
        </div>
      </body>
    </html>
  );
}

function MailPart({ section }: { section: MailSection }) {
  const { title, paragraphs = [], rows = [], form = [], pictures = [], links = [] } = section;
  return (
    <>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rows.length > 0 && <MailTable rows={rows} />}
      {form.length > 0 && (
        <blockquote>
          {form.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
      )}
      <MailPictures pictures={pictures} />
      {links.map(({ label, url }) => (
        <p key={url}>
          <a href={url}>{label}</a>
        </p>
      ))}
    </>
  );
}

function MailPictures({ pictures }: { pictures: MailPicture[] }) {
  return pictures.map(({ alt, url }) => (
    <p key={url}>
      <img src={url} alt={alt} width="576" height="302" />
    </p>
  ));
}
