import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { TrialBadge } from "~/sales/orders/front/trial-mark";

/** An order's number in a list of the back office, as a link to its page. */
export function OfficeOrderLink({ order }: { order: { number: string; is_trial: 0 | 1 } }) {
  return (
    <>
      <Link to={officePaths.order(order.number)} className="link whitespace-nowrap">
        {order.number}
      </Link>
      {order.is_trial === 1 && (
        <span className="block">
          <TrialBadge />
        </span>
      )}
    </>
  );
}
