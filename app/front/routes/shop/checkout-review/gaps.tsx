import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import type { CheckoutDetails } from "~/sales/orders/checkout-form";

/**
 * Hidden fields with everything on this page, of which the order is made, whatever is typed in
 * another tab meanwhile.
 */
export function Typed({ details }: { details: CheckoutDetails }) {
  return Object.entries(details).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Says that the checkout asks for something that was not typed, and leads there, where the fields say what. */
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
