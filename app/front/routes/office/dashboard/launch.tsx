import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import type { LaunchSummary } from "./launch.server";

/** While the shop is on trial: what is left before the opening, and the way to each of its first lines. */
export function Launch({ launch: { title, left, more, lines } }: { launch: LaunchSummary }) {
  return (
    <div className="mt-6">
      <Panel title={title}>
        <p>{left}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {lines.map((line) => (
            <li key={line.to}>
              <Link to={line.to} className="link inline-block py-1">
                {line.title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-3">
          <Link to={officePaths.launch()} className="button button-secondary">
            {more}
          </Link>
        </p>
      </Panel>
    </div>
  );
}
