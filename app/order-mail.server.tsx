import { renderToStaticMarkup } from "react-dom/server";

import { formatDateTime } from "~/dates";
import { mailShop, shopOrigin } from "~/env.server";
import { translator } from "~/i18n.server";
import { fallbackLanguage, isLanguage, type Language } from "~/languages";
import type { Order, OrderLine } from "~/models/order.server";
import type { Mail } from "~/models/outbox.server";
import type { Settings } from "~/models/settings.server";
import { formatLei } from "~/money";
import { paths } from "~/paths";
import { drawingAddress } from "~/ui/drawing-address";

/** What is said in a mail, once as text and once as HTML. */
interface Letter {
  language: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  facts: [string, string][];
  rows: [string, string][];
  /** The order first, then the drawings of what is made to order. */
  links: { label: string; url: string }[];
  closing: string;
}

/** The confirmation to the customer, in the order's language, and the note to the shop. */
export function composeOrderMails(order: Order, settings: Settings): Mail[] {
  const shopAddress = mailShop ?? settings.general.email;
  return [
    {
      recipient: order.email,
      replyTo: shopAddress,
      ...write(customerLetter(order, settings)),
    },
    { recipient: shopAddress, replyTo: order.email, ...write(shopLetter(order, settings)) },
  ];
}

function customerLetter(order: Order, { general, company }: Settings): Letter {
  const language = isLanguage(order.language) ? order.language : fallbackLanguage;
  const t = translator(language).getFixedT(null, ["mail", "order"]);
  return {
    language,
    subject: t("confirmation.subject", { number: order.number, shop: general.siteName }),
    greeting: t("confirmation.greeting", { name: order.full_name }),
    paragraphs: [
      t("confirmation.thanks", { number: order.number }),
      t(`order:payment.instructions.${order.payment_method}`, { phone: general.phone }),
    ],
    facts:
      order.payment_method === "bank_transfer"
        ? [
            [t("order:payment.payee"), company.name],
            [t("order:payment.bank"), company.bank],
            ["IBAN", company.iban],
            [t("order:payment.reference"), order.number],
            [t("order:payment.amount"), formatLei(order.total_bani)],
          ]
        : [],
    rows: moneyRows(order, language),
    links: [
      { label: t("confirmation.link"), url: orderAddress(order) },
      ...drawingLinks(order, language),
    ],
    closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
  };
}

function shopLetter(order: Order, { general }: Settings): Letter {
  const t = translator(fallbackLanguage).getFixedT(null, ["mail", "order"]);
  return {
    language: fallbackLanguage,
    subject: t("note.subject", { number: order.number, total: formatLei(order.total_bani) }),
    greeting: t("note.greeting"),
    paragraphs: [
      t("note.text", {
        number: order.number,
        date: formatDateTime(order.placed_at, fallbackLanguage),
      }),
    ],
    facts: [
      [t("note.customer"), order.full_name],
      [t("note.email"), order.email],
      [t("note.phone"), order.phone],
      [t("note.address"), `${order.address}, ${order.postal_code} ${order.city}`],
      [t("note.payment"), t(`order:payment.methods.${order.payment_method}`)],
      [t("note.language"), order.language],
      ...(order.notes ? [[t("note.notes"), order.notes] satisfies [string, string]] : []),
    ],
    rows: moneyRows(order, fallbackLanguage),
    links: [
      { label: t("note.link"), url: orderAddress(order) },
      ...drawingLinks(order, fallbackLanguage),
    ],
    closing: general.siteName,
  };
}

function moneyRows(order: Order, language: Language): [string, string][] {
  const t = translator(language).getFixedT(null, "cart");
  return [
    ...order.lines.map((line): [string, string] => [
      `${line.quantity} × ${line.name}${designWords(line, language)}`,
      formatLei(line.line_total_bani),
    ]),
    [t("subtotal"), formatLei(order.subtotal_bani)],
    [t("vat", { percent: order.vat_percent }), formatLei(order.vat_bani)],
    [t("total"), formatLei(order.total_bani)],
    ...(order.advance_bani > 0
      ? [[t("advance"), formatLei(order.advance_bani)] satisfies [string, string]]
      : []),
  ];
}

function designWords({ configuration }: OrderLine, language: Language): string {
  if (!configuration) return "";
  const words = translator(language).t("cart:design", {
    material: configuration.materialName,
    handle: configuration.handleName,
    width: configuration.widthCm,
    height: configuration.heightCm,
    depth: configuration.depthCm,
  });
  return ` (${words})`;
}

function drawingLinks(order: Order, language: Language): Letter["links"] {
  return order.lines.flatMap(({ name, configuration }) =>
    configuration
      ? [
          {
            label: translator(language).t("cart:drawingOf", { name }),
            url: shopOrigin + drawingAddress(configuration, "technical", language),
          },
        ]
      : [],
  );
}

function orderAddress(order: Order): string {
  return shopOrigin + paths.order(order.token);
}

function write(letter: Letter): Pick<Mail, "subject" | "text" | "html"> {
  const table = (rows: [string, string][]) => rows.map(([name, value]) => `${name}: ${value}`);
  const blocks = [
    letter.greeting,
    ...letter.paragraphs,
    table(letter.facts).join("\n"),
    table(letter.rows).join("\n"),
    ...letter.links.map((link) => `${link.label}:\n${link.url}`),
    letter.closing,
  ];
  return {
    // A header is one line, whatever a name in it holds.
    subject: letter.subject.replace(/[\r\n]+/g, " "),
    text: `${blocks.filter((block) => block !== "").join("\n\n")}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} />)}`,
  };
}

/** Mail programs know no stylesheet of ours, so it carries its own few rules. */
const letterStyles = `
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

function LetterPage({ letter }: { letter: Letter }) {
  return (
    <html lang={letter.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{letter.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: letterStyles }} />
      </head>
      <body>
        <div className="letter">
          <p>{letter.greeting}</p>
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {letter.facts.length > 0 && <LetterTable rows={letter.facts} />}
          <LetterTable rows={letter.rows} />
          {letter.links.map((link, index) => (
            <p key={link.url}>
              <a className={index === 0 ? "button" : undefined} href={link.url}>
                {link.label}
              </a>
            </p>
          ))}
          <p className="closing">{letter.closing}</p>
        </div>
      </body>
    </html>
  );
}

function LetterTable({ rows }: { rows: [string, string][] }) {
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
