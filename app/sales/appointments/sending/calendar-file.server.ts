import type { EventAttributes } from "ics";

import { oneLine } from "~/platform/format/one-line";

import { foldLines, unfoldLines } from "./fold-lines";

/** A time for somebody's calendar; instants. */
export interface CalendarEvent {
  id: string;
  /** Grows when the event is moved or cancelled, so that calendars know the newest (RFC 5545). */
  sequence: number;
  start: string;
  end: string;
  isCancelled: boolean;
  title: string;
  location: string;
  description: string;
  url: string;
}

/** Whose invitation it is, and to whom. */
export interface Invitation {
  organizer: { name: string; email: string };
  attendee: string;
}

/** The package is loaded when the first file is made. */
const load = () => import("ics");

/**
 * An event as a file that a mail carries (RFC 5546): a request to put it into the calendar or to change
 * it there, or its cancellation.
 */
export async function writeInvitation(
  event: CalendarEvent,
  { organizer, attendee }: Invitation,
  host: string,
): Promise<Uint8Array> {
  const method = methodOf(event);
  const { createEvent } = await load();
  const plain = attributesOf(event, host);
  // The guest is named by the e-mail: it is unproven, so it is sent no typed name, and the package calls
  // a guest without a name "Unnamed attendee". Quotation marks are removed, because a parameter cannot
  // hold one (RFC 5545, 3.2).
  const organizerName = oneLine(organizer.name).replaceAll('"', "'");
  const people = {
    organizer: { name: organizerName, email: organizer.email },
    attendees: [{ name: attendee, email: attendee, rsvp: false }],
  };
  const invited = createEvent({ ...plain, ...people, method });
  // An address that the package takes for none does not keep the event from its reader.
  const { value } = invited.value === null ? createEvent({ ...plain, method }) : invited;
  if (value === null) throw new Error("the calendar file could not be written");
  return new TextEncoder().encode(folded(value));
}

export function methodOf({ isCancelled }: Pick<CalendarEvent, "isCancelled">): string {
  return isCancelled ? "CANCEL" : "REQUEST";
}

/** Events as a calendar that programs ask for again and again. */
export async function writeCalendar(
  events: CalendarEvent[],
  { name, host }: { name: string; host: string },
): Promise<string> {
  const { createEvents } = await load();
  const attributes = events.map((event) => attributesOf(event, host));
  const { value } = createEvents(attributes, { calName: oneLine(name), method: "PUBLISH" });
  if (value === null) throw new Error("the calendar could not be written");
  return folded(value);
}

/** The package folds lines by characters, which with diacritics are up to 150 octets. */
function folded(value: string): string {
  return foldLines(unfoldLines(value));
}

function attributesOf(event: CalendarEvent, host: string): EventAttributes {
  const { id, sequence, start, end, isCancelled, title, location, description, url } = event;
  return {
    uid: `${id}@${host}`,
    sequence,
    productId: "atelier",
    start: Date.parse(start),
    end: Date.parse(end),
    startInputType: "utc",
    startOutputType: "utc",
    endInputType: "utc",
    endOutputType: "utc",
    title: oneLine(title),
    ...(location && { location: oneLine(location) }),
    ...(description && { description }),
    url,
    status: isCancelled ? "CANCELLED" : "CONFIRMED",
    busyStatus: isCancelled ? "FREE" : "BUSY",
  };
}
