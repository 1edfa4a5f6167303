import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";

/** The newsletter's form. Its answer is the newsletter's own page, which has room for errors. */
export function NewsletterSignUp() {
  const { t } = useTranslation("footer");
  return (
    <section className="foot-group shell">
      <GroupTitle title={t("newsletter.title")} />
      <div className="foot-news">
        <p>{t("newsletter.text")}</p>
        <Form method="post" action={paths.newsletter()}>
          <div>
            <label htmlFor="newsletter-email">{t("newsletter.email")}</label>
            <input
              id="newsletter-email"
              type="email"
              name="email"
              autoComplete="email"
              className="control"
            />
          </div>
          <button className="button button-secondary">{t("newsletter.subscribe")}</button>
        </Form>
      </div>
    </section>
  );
}

export function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="foot-group">
      <GroupTitle title={title} />
      <div>{children}</div>
    </section>
  );
}

/** What a group is called: on a phone what opens it, else its heading. */
function GroupTitle({ title }: { title: string }) {
  return (
    <>
      <details>
        <summary>{title}</summary>
      </details>
      <h2>{title}</h2>
    </>
  );
}

export function FooterLink({
  to,
  lang,
  children,
}: {
  to: string;
  lang?: string;
  children: ReactNode;
}) {
  return (
    <li lang={lang}>
      <Link to={to} className="plain-link">
        {children}
      </Link>
    </li>
  );
}

/** A link that leads out of the shop. */
export function Outside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={to} rel="noopener noreferrer" className="link inline-block py-1.5">
        {children}
      </a>
    </li>
  );
}
