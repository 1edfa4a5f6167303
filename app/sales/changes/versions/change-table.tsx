import type { ChangeRow } from "./change-rows.server";

const marks = {
  same: "",
  changed: "border-l-sage",
  added: "border-l-sage",
  removed: "border-l-error",
  money: "",
} as const;

/** A change row by row, each with what it comes to and by how much it differs, and what follows below them. */
export function ChangeTable({ rows, facts }: { rows: ChangeRow[]; facts: [string, string][] }) {
  return (
    <>
      <ul className="border-t border-line">
        {rows.map(({ kind, label, details, value, difference }, index) => (
          <li
            key={index}
            className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 ${marks[kind] && `border-l-4 pl-3 ${marks[kind]}`} ${index === rows.length - 1 ? "font-semibold" : ""}`}
          >
            <span className="min-w-0 wrap-anywhere">
              <span className={kind === "removed" ? "line-through" : undefined}>{label}</span>
              {details.map((text) => (
                <span key={text} className="block text-sm font-normal text-stone">
                  {text}
                </span>
              ))}
            </span>
            <span className="text-right tabular-nums">
              {value}
              {difference && <span className="block text-sm font-semibold">{difference}</span>}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-stone">{label}</dt>
            <dd className="mb-2 sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
