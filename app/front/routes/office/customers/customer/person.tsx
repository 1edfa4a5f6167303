import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { AlikeCustomer } from "~/sales/customers/front/alike-customers.server";
import type { Customer } from "~/sales/customers/front/customer.server";
import type { listConsents } from "~/sales/customers/front/sent-things.server";

interface PersonProps {
  customer: Customer;
  alike: AlikeCustomer[];
  consents: Awaited<ReturnType<typeof listConsents>>;
  isAdministrator: boolean;
}

/** How somebody is called and reached, what they agreed to, and who may be the same. */
export function Person({ customer, alike, consents, isAdministrator }: PersonProps) {
  const { t } = useTranslation("office-customers");
  const { companies, names, emails, phones, taxCodes, userId, tags } = customer;
  const lines: [label: string, values: React.ReactNode[]][] = [
    [t("company"), companies],
    [t("taxCode"), taxCodes],
    [t("person"), names],
    [
      t("phone"),
      phones.map((phone) => (
        <a key={phone} href={`tel:${phone.replace(/\s/g, "")}`} className="link">
          {phone}
        </a>
      )),
    ],
    [
      t("email"),
      emails.map((email) => (
        <a key={email} href={`mailto:${email}`} className="link break-all">
          {email}
        </a>
      )),
    ],
    [t("tags"), tags],
    [
      t("account"),
      [
        userId !== null && isAdministrator ? (
          <Link key="account" to={officePaths.user(userId)} className="link">
            {t("accountYes")}
          </Link>
        ) : (
          t(userId === null ? "accountNo" : "accountYes")
        ),
      ],
    ],
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={t("who")}>
        <dl className="grid gap-2">
          {lines
            .filter(([, values]) => values.length > 0)
            .map(([label, values]) => (
              <div key={label}>
                <dt className="text-sm text-stone">{label}</dt>
                {values.map((value, at) => (
                  <dd key={at} className="wrap-anywhere">
                    {value}
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      </Panel>
      {alike.length > 0 && (
        <Panel title={t("alike.title")}>
          <p className="mb-2 text-stone">{t("alike.text")}</p>
          <ul className="divide-y divide-line">
            {alike.map(({ id, called, shared }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-1">
                <Link
                  to={officePaths.customer(id)}
                  className="link inline-block py-1 wrap-anywhere"
                >
                  {called}
                </Link>
                <span className="text-stone">{t(`alike.${shared}`)}</span>
                <Link
                  to={officePaths.customerJoin(customer.id, id)}
                  aria-label={t("join.with", { name: called })}
                  className="link inline-block py-1"
                >
                  {t("join.compare")}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Consents {...consents} />
    </div>
  );
}

function Consents({ consents, newsletter }: PersonProps["consents"]) {
  const { t, i18n } = useTranslation("office-customers");
  const day = (at: string) => formatDay(at, i18n.language);
  if (consents.length === 0 && newsletter.length === 0) return null;
  return (
    <Panel title={t("consents.title")}>
      <ul className="grid gap-1">
        {newsletter.map(({ email, confirmed_at, unsubscribed_at, created_at }) => (
          <li key={email} className="wrap-anywhere">
            {t(
              unsubscribed_at
                ? "consents.left"
                : confirmed_at
                  ? "consents.subscribed"
                  : "consents.waiting",
              { email, day: day(unsubscribed_at ?? confirmed_at ?? created_at) },
            )}
          </li>
        ))}
        {consents.map(({ id, kind, is_given, given_at }) => (
          <li key={id} className="text-stone">
            {t(`consents.${kind}${is_given ? "Given" : "Withdrawn"}`, { day: day(given_at) })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
