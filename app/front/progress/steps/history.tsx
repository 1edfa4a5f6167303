import { formatDateTime, formatMoment } from "~/platform/format/dates";

import type { ProgressEvent } from "./money-events.server";

/** What happened to an order, the oldest first; `whoOf` names who did it, for
 * staff, who are shown instants in figures everywhere. */
export function ProgressHistory({
  events,
  language,
  noteLabel,
  whoOf,
}: {
  events: ProgressEvent[];
  language: string;
  /** Read out before what somebody wrote. */
  noteLabel: string;
  whoOf?: (event: ProgressEvent) => string | null;
}) {
  return (
    <ol className="mt-3 grid gap-3 text-sm">
      {events.map((event, index) => {
        const who = whoOf?.(event);
        return (
          <li key={index} className="grid">
            <span className="font-semibold">{event.title}</span>
            <span className="text-stone">
              <time dateTime={event.at}>
                {(whoOf ? formatMoment : formatDateTime)(event.at, language)}
              </time>
              {who && ` · ${who}`}
            </span>
            {event.about && <span className="text-stone">{event.about}</span>}
            {event.note && (
              <span className="mt-1 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
                <span className="sr-only">{noteLabel}: </span>
                {event.note}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
