import { formatDateTime } from "~/format/dates";
import { mailShop, shopOrigin } from "~/env.server";
import { translateIn } from "~/i18n/translate.server";
import { fallbackLanguage, isLanguage, type Language } from "~/languages";
import { renderMail, type MailContent } from "~/mail/mail-template.server";
import type { LowStock } from "./order-mail-queue.server";
import type { Order, OrderLine } from "./order.server";
import type { Mail } from "~/mail/outbox.server";
import type { Settings } from "~/shop/settings.server";
import { formatLei } from "~/format/money";
import { paths } from "~/paths";
import { drawingAddress } from "~/configurator/drawing-address";

/**
 * The confirmation to the customer, in the order's language, and the notes to the shop that the
 * settings ask for: about the order, and about products with few pieces left.
 */
export function composeOrderMails(order: Order, low: LowStock[], settings: Settings): Mail[] {
  const shopAddress = mailShop ?? settings.general.email;
  const { orderNotifications, stockAlerts } = settings.notifications;
  const note = {
    recipient: shopAddress,
    replyTo: order.email,
    ...renderMail(shopMailContent(order, settings)),
  };
  return [
    {
      recipient: order.email,
      replyTo: shopAddress,
      ...renderMail(customerMailContent(order, settings)),
    },
    ...(orderNotifications ? [note] : []),
    ...(stockAlerts ? low.map((product) => stockNote(product, order, settings)) : []),
  ];
}

/**
 * Greets by name only if the name is the reader's own: whoever orders to a stranger's address typed
 * both.
 */
function greeting(order: Order, language: Language): string {
  const t = translateIn(language, "mail");
  return order.is_email_proven ? t("confirmation.greeting", { name: order.full_name }) : t("hello");
}

function stockNote({ productId, name, left }: LowStock, order: Order, { general }: Settings): Mail {
  const t = translateIn(fallbackLanguage, "mail");
  return {
    recipient: mailShop ?? general.email,
    ...renderMail({
      language: fallbackLanguage,
      subject: t("stock.subject", { name }),
      greeting: t("stock.greeting"),
      paragraphs: [t("stock.text", { name, number: order.number, count: left })],
      links: [{ label: t("stock.link"), url: shopOrigin + paths.adminProduct(productId) }],
      closing: general.siteName,
    }),
  };
}

function customerMailContent(order: Order, { general, company }: Settings): MailContent {
  const language = isLanguage(order.language) ? order.language : fallbackLanguage;
  const t = translateIn(language, ["mail", "guarantee", "order"]);
  return {
    language,
    subject: t("confirmation.subject", { number: order.number, shop: general.siteName }),
    greeting: greeting(order, language),
    paragraphs: [
      t("confirmation.thanks", { number: order.number }),
      t(`order:payment.instructions.${order.payment_method}`, { phone: general.phone }),
    ],
    facts:
      order.payment_method === "bank_transfer"
        ? transferFacts(
            order,
            { label: t("order:payment.amount"), bani: order.total_bani },
            company,
            language,
          )
        : [],
    rows: moneyRows(order, language),
    links: [
      { label: t("confirmation.link"), url: orderAddress(order) },
      ...drawingLinks(order, language),
      { label: t("guarantee:title"), url: shopOrigin + paths.legalGuarantee() },
      { label: t("order:withdrawal.link"), url: shopOrigin + paths.withdrawal(order.number) },
    ],
    closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
  };
}

/** The note to the shop about a review that waits, if the settings ask for it. */
export function composeReviewNotes(name: string, { general, notifications }: Settings): Mail[] {
  if (!notifications.productComments) return [];
  const t = translateIn(fallbackLanguage, "mail");
  const content = {
    language: fallbackLanguage,
    subject: t("review.subject", { name }),
    greeting: t("review.text"),
    paragraphs: [],
    links: [{ label: t("review.link"), url: shopOrigin + paths.adminReviews() }],
    closing: general.siteName,
  };
  return [{ recipient: mailShop ?? general.email, ...renderMail(content) }];
}

/** The mail to the customer about an order's new status, in the order's language. */
export function composeStatusMail(order: Order, { general, company }: Settings): Mail {
  const language = isLanguage(order.language) ? order.language : fallbackLanguage;
  const t = translateIn(language, ["mail", "order"]);
  const status = order.status === "new" ? "confirmed" : order.status;
  const note = order.history.at(-1)?.note ?? "";
  const isAdvanceDue = status === "confirmed" && order.advance_bani > order.paid_bani;
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: t("move.subject", { number: order.number, status: t(`order:status.${status}`) }),
      greeting: greeting(order, language),
      paragraphs: [
        t(`move.text.${status}`, { number: order.number }),
        ...(note ? [t("move.note", { note })] : []),
      ],
      facts:
        isAdvanceDue && order.payment_method === "bank_transfer"
          ? transferFacts(
              order,
              { label: t("order:payment.advance"), bani: order.advance_bani },
              company,
              language,
            )
          : [],
      links: [{ label: t("confirmation.link"), url: orderAddress(order) }],
      closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

/** The account, amount and reference of a bank transfer. */
function transferFacts(
  order: Order,
  sum: { label: string; bani: number },
  company: Settings["company"],
  language: Language,
): [string, string][] {
  const t = translateIn(language, "order");
  return [
    [t("payment.payee"), company.name],
    [t("payment.bank"), company.bank],
    ["IBAN", company.iban],
    [t("payment.reference"), order.number],
    [sum.label, formatLei(sum.bani)],
  ];
}

function shopMailContent(order: Order, { general }: Settings): MailContent {
  const t = translateIn(fallbackLanguage, ["mail", "order"]);
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
  const t = translateIn(language, "cart");
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

function designWords({ design }: OrderLine, language: Language): string {
  if (!design) return "";
  const words = translateIn(language, "cart")("design", {
    material: design.materialName,
    handle: design.handleName,
    width: design.widthCm,
    height: design.heightCm,
    depth: design.depthCm,
  });
  return ` (${words})`;
}

function drawingLinks(order: Order, language: Language): NonNullable<MailContent["links"]> {
  return order.lines.flatMap(({ name, design }) =>
    design
      ? [
          {
            label: translateIn(language, "cart")("drawingOf", { name }),
            url: shopOrigin + drawingAddress(design, "technical", language),
          },
        ]
      : [],
  );
}

function orderAddress(order: Order): string {
  return shopOrigin + paths.order(order.token);
}
