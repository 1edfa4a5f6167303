import { renderToStaticMarkup } from "react-dom/server";

import { oneLine } from "~/platform/format/one-line";

import type { Mail } from "./outbox.server";

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

/** Mail programs do not load the shop's stylesheet, so each mail carries a few rules of its own. */
const mailStyles = `
body { margin: 0; padding: 24px; background: #faf7f2; color: #1a202c;
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.letter { max-width: 36rem; margin: 0 auto; }
.measure { height: 11px; margin-bottom: 24px; border: 1px solid #1a202c; border-width: 0 1px; }
.measure div { height: 5px; border-bottom: 1px solid #1a202c; }
.measure span { display: block; width: 64px; height: 5px; margin: 0 auto; border-bottom: 3px solid #b5651d; }
table { width: 100%; border-collapse: collapse; margin: 24px 0; }
td { padding: 8px 0; border-bottom: 1px solid #ddd4c5; vertical-align: top;
  overflow-wrap: break-word; }
td + td { text-align: right; padding-left: 16px; }
.short { white-space: nowrap; }
img { display: block; width: 100%; height: auto; }
h2 { margin: 32px 0 8px; font: 600 18px/1.3 Georgia, serif; }
blockquote { margin: 16px 0; padding: 4px 16px; border-left: 2px solid #ddd4c5; }
.button { display: inline-block; padding: 12px 20px; background: #b8860b; color: #1a202c;
  font-weight: 600; text-decoration: none; }
.closing { margin-top: 32px; color: #5b5a57; }
`;

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

/** The head: a dimension with ticks at its ends, as the shop's drawings have, and the pencil's mark. */
function Measure() {
  return (
    <div className="measure" aria-hidden="true">
      <div />
      <span />
    </div>
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

/** The longest value, in characters, that stays on one line on a phone, such as a sum or an instant. */
const SHORT = 26;

function MailTable({ rows }: { rows: [string, string][] }) {
  return (
    <table>
      <tbody>
        {rows.map(([name, value], index) => (
          <tr key={index}>
            <td>{name}</td>
            <td className={value.length <= SHORT ? "short" : undefined}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
