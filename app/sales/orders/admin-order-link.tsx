import { adminPaths } from "~/platform/paths/admin-paths";
import { Link } from "~/platform/ui/link";

import { TrialBadge } from "./trial-mark";

/** An order's number in a list of the back office, as a link to its page. */
export function AdminOrderLink({ order }: { order: { number: string; is_trial: 0 | 1 } }) {
  return (
    <>
      <Link to={adminPaths.adminOrder(order.number)} className="link whitespace-nowrap">
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
