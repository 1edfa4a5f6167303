import { Link } from "../link";

/** Links that look like tabs. Each tab is an address of its own. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: { to: string; label: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-4 max-sm:text-sm sm:gap-x-6">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.isCurrent ? "page" : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent wrap-anywhere text-stone hover:text-ink aria-[current=page]:border-sage aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
