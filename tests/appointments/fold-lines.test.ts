import fc from "fast-check";
import { expect, test } from "vitest";

import { writeCalendar, writeInvitation } from "~/sales/appointments/sending/calendar-file.server";
import { foldLines, unfoldLines } from "~/sales/appointments/sending/fold-lines";

/** The lines as a calendar reads them: by octets, which have to be whole characters. */
function octetsOf(text: string): number[] {
  return text.split("\r\n").map((line) => {
    const bytes = Buffer.from(line);
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return bytes.length;
  });
}

test.each([
  ["75 letters", "x".repeat(75), [75]],
  ["76 letters", "x".repeat(76), [75, 2]],
  ["a letter of two octets across the bound", `${"x".repeat(74)}ș`, [74, 3]],
  ["one that just fits", `${"x".repeat(73)}ș`, [75]],
  ["a sign of four octets across the bound", `${"x".repeat(72)}🛋`, [72, 5]],
  ["further lines, whose blank counts", "x".repeat(75 + 74 + 1), [75, 75, 2]],
])("%s are folded at 75 octets", (_what, line, octets) => {
  expect(octetsOf(foldLines(line))).toEqual(octets);
});

test("whatever is folded is at most 75 octets a line, in whole characters, and unfolds to what it was", () => {
  const part = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.string({ unit: fc.constantFrom("ș", "ț", "a", " ", "€", "🛋", "\t", ";", "\\") }),
  );
  const line = part.map((text) => `X:${text.replaceAll(/[\r\n]/g, "")}`);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const text = lines.join("\r\n");
      const folded = foldLines(text);
      expect(Math.max(...octetsOf(folded))).toBeLessThanOrEqual(75);
      expect(unfoldLines(folded)).toBe(text);
    }),
  );
});

const event = {
  id: "1",
  sequence: 0,
  isCancelled: false,
  url: "https://www.exemplu.ro/programare/1",
  start: "2026-11-25T07:00:00.000Z",
  end: "2026-11-25T08:00:00.000Z",
  title: "Măsurători la tine acasă · Ștefania Țăranu-Brânzănescu · AM-2026-000123 · șțăâî",
  location: "Strada Școlii și a Țărăncuței nr. 7, Câmpulung Moldovenesc, județul Suceava",
  description: "Îți răspundem la orice întrebare, și înainte, și după. ".repeat(5),
};

test("both files for calendars keep to 75 octets a line, and what they say is whole", async () => {
  const organizer = { name: 'Tâmplăria "Șindrila"', email: "contact@exemplu.ro" };
  const invited = await writeInvitation(
    event,
    { organizer, attendee: "stefania.taranu.branzanescu@exemplu.ro" },
    "exemplu.ro",
  );
  const file = Buffer.from(invited).toString();
  for (const text of [file, await writeCalendar([event], { name: "Echipă", host: "exemplu.ro" })]) {
    expect(Math.max(...octetsOf(text))).toBeLessThanOrEqual(75);
    expect(unfoldLines(text)).toContain(`SUMMARY:${event.title}`);
  }
  expect(unfoldLines(file)).toMatch(/^ORGANIZER;CN="Tâmplăria 'Șindrila'":/m);
});

test("the guest of an invitation goes by the address that it is sent to, and by no invented name", async () => {
  const organizer = { name: "Atelier", email: "contact@exemplu.ro" };
  const people = { organizer, attendee: "ileana@example.com" };
  const file = Buffer.from(await writeInvitation(event, people, "exemplu.ro")).toString();
  const attendee = /^ATTENDEE[^\r]*/m.exec(unfoldLines(file))![0];
  expect(attendee).toContain('CN="ileana@example.com"');
  expect(attendee).toMatch(/:mailto:ileana@example\.com$/i);
  expect(file).not.toContain("Unnamed");
});
