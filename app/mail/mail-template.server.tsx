import { renderToStaticMarkup } from "react-dom/server";

import type { Mail } from "./outbox.server";
import { oneLine } from "~/format/one-line";

/** The content of a mail; the template renders it as text and as HTML. */
export interface MailContent {
  language: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Names and values, shown as a table. */
  facts?: [string, string][];
  rows?: [string, string][];
  /** The first link is shown as a button. */
  links?: { label: string; url: string }[];
  closing: string;
}

/** Renders a mail's content for the outbox. */
export function renderMail(content: MailContent): Pick<Mail, "subject" | "text" | "html"> {
  const { facts = [], rows = [], links = [] } = content;
  const table = (lines: [string, string][]) => lines.map((line) => line.join(": ")).join("\n");
  const blocks = [
    content.greeting,
    ...content.paragraphs,
    table(facts),
    table(rows),
    ...links.map((link) => `${link.label}:\n${link.url}`),
    content.closing,
  ];
  return {
    // A mail header must be one line, whatever a name in it contains.
    subject: oneLine(content.subject),
    text: `${blocks.filter((block) => block !== "").join("\n\n")}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument content={content} />)}`,
  };
}

/** Mail programs do not load the shop's stylesheet, so each mail carries a few rules of its own. */
const mailStyles = `
body { margin: 0; padding: 24px; background: #faf7f2; color: #1a202c;
  font: 16px/1.5 system-ui, sans-serif; }
.letter { max-width: 36rem; margin: 0 auto; }
table { width: 100%; border-collapse: collapse; margin: 24px 0; }
td { padding: 8px 0; border-bottom: 1px solid #ddd4c5; vertical-align: top; }
td + td { text-align: right; padding-left: 16px; }
.button { display: inline-block; padding: 12px 20px; background: #b8860b; color: #1a202c;
  font-weight: 600; text-decoration: none; }
.closing { margin-top: 32px; color: #5b5a57; }
`;

function MailDocument({ content }: { content: MailContent }) {
  const { facts = [], rows = [], links = [] } = content;
  return (
    <html lang={content.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{content.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: mailStyles }} />
      </head>
      <body>
        <div className="letter">
          <p>{content.greeting}</p>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts.length > 0 && <MailTable rows={facts} />}
          {rows.length > 0 && <MailTable rows={rows} />}
          {links.map((link, index) => (
            <p key={link.url}>
              <a className={index === 0 ? "button" : undefined} href={link.url}>
                {link.label}
              </a>
            </p>
          ))}
          <p className="closing">{content.closing}</p>
        </div>
      </body>
    </html>
  );
}

function MailTable({ rows }: { rows: [string, string][] }) {
  return (
    <table>
      <tbody>
        {rows.map(([name, value], index) => (
          <tr key={index}>
            <td>{name}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
