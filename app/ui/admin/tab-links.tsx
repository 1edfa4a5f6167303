import { Link } from "~/ui/link";

/** Links that look like tabs: each part of an admin page has an address of its own. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: { to: string; label: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={label} className="mt-5 border-b border-line">
      <ul className="flex flex-wrap gap-x-2">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              aria-current={tab.isCurrent ? "page" : undefined}
              className="-mb-px inline-block border-b-2 border-transparent px-3 py-3 hover:border-line aria-[current=page]:border-brass aria-[current=page]:font-semibold"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
