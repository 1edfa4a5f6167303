import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import type { CheckoutDetails } from "~/sales/orders/checkout-form";

/** The order is made of what stood on this page, whatever is typed in another tab meanwhile. */
export function Typed({ details }: { details: CheckoutDetails }) {
  return Object.entries(details).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The checkout asks for something that was not typed: it is there that the fields say what. */
export function Incomplete() {
  const { t } = useTranslation("checkout");
  return (
    <>
      {t("review.incomplete")}{" "}
      <Link to={paths.checkout()} className="link">
        {t("review.toDetails")}
      </Link>
    </>
  );
}
