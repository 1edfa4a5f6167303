import { formatDateTime } from "~/platform/format/dates";

/** An entry as a page shows it. */
export interface ShownEntry {
  id: string;
  author: string;
  /** What became of the claim with it; null where nothing changed. */
  state: string | null;
  text: string;
  written_at: string;
  pictures: { address: string; alt: string }[];
}

/** What was written in a claim, the oldest first. */
export function ClaimEntries({ entries, language }: { entries: ShownEntry[]; language: string }) {
  return (
    <ol className="grid gap-5">
      {entries.map((entry) => (
        <li key={entry.id} className="border-l-2 border-line pl-4">
          <p>
            <span className="font-semibold">{entry.author}</span>{" "}
            <time dateTime={entry.written_at} className="text-sm text-stone">
              {formatDateTime(entry.written_at, language)}
            </time>
          </p>
          <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{entry.text}</p>
          {entry.pictures.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-3">
              {entry.pictures.map(({ address, alt }) => (
                <li key={address}>
                  <a href={address} className="block">
                    <img
                      src={address}
                      alt={alt}
                      className="block size-28 border border-line bg-white object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {entry.state && <p className="mt-2 text-sm font-semibold">{entry.state}</p>}
        </li>
      ))}
    </ol>
  );
}
