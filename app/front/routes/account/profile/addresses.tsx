import type { Address } from "~/people/identity/front/address.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { placeLine } from "~/platform/settings/places";
import { Form, Link } from "~/platform/ui/link";

/** The saved delivery addresses. Each is changed on a page of its own. */
export function Addresses({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation("account");
  return (
    <section>
      <h2>{t("addresses.title")}</h2>
      {addresses.length === 0 && <p className="mt-3 text-stone">{t("addresses.none")}</p>}
      <ul className="mt-2">
        {addresses.map((one) => (
          <li key={one.id} className="border-b border-line py-4">
            {one.is_default === 1 && <p className="eyebrow mb-1">{t("addresses.default")}</p>}
            <address className="grid wrap-anywhere not-italic">
              <span className="font-semibold">{one.full_name}</span>
              <span>{one.address}</span>
              <span>{placeLine(one)}</span>
              <span>{one.phone}</span>
            </address>
            <div className="mt-1 flex flex-wrap gap-x-5">
              <Link
                to={paths.address(one.id)}
                aria-label={t("addresses.editNamed", { address: one.address })}
                className="link inline-flex min-h-11 items-center"
              >
                {t("addresses.edit")}
              </Link>
              <Form method="post" action={paths.address(one.id)}>
                <button
                  name="intent"
                  value="delete"
                  aria-label={t("addresses.deleteNamed", { address: one.address })}
                  className="link min-h-11"
                >
                  {t("addresses.delete")}
                </button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={paths.newAddress()} className="button button-secondary">
          {t("addresses.add")}
        </Link>
      </p>
    </section>
  );
}
