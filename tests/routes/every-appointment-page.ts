import type { Db } from "~db/engine";

import { addAppointment, addHold } from "../appointments/teams";
import type { Answer, Visitor } from "../visitor";

const BOOK = "/programare?fel=masuratori&judet=RO-CJ";
const LIST = "/admin/programari";

/** Every page of appointments in its states, by a name for the report. */
export async function everyAppointmentPage(
  db: Db,
  admin: Visitor,
  visitor: Visitor,
): Promise<{ name: string; answer: Answer }[]> {
  const { appointment, appointmentToken, team } = await addAppointment(db);
  const held = await addAppointment(db, { state: "done" });
  const own = `/programare/${appointmentToken}`;
  const kept = await addHold(db);
  const pages: [string, Promise<Answer>][] = [
    ["kinds", visitor.get("/programare")],
    ["county", visitor.get("/programare?fel=masuratori")],
    ["booking", visitor.get(BOOK)],
    ["booking, refused", visitor.post(BOOK, { name: "x" })],
    ["own", visitor.get(own)],
    ["own, to be moved", visitor.get(`${own}?muta`)],
    ["own, move refused", visitor.post(`${own}?muta`, { intent: "move" })],
    ["own, to be cancelled", visitor.get(`${own}?anuleaza`)],
    ["own, out of date", visitor.post(own, { intent: "cancel", sequence: "9" })],
    ["kept for a while", visitor.get(kept.page)],
    ["kept, to be confirmed", visitor.get(kept.mailed)],
    ["held", visitor.get(`/programare/${held.appointmentToken}`)],
    ["week", admin.get(LIST)],
    ["one", admin.get(`${LIST}/${appointment}`)],
    ["one, refused", admin.post(`${LIST}/${appointment}`, { intent: "move" })],
    ["one, held", admin.get(`${LIST}/${held.appointment}`)],
    ["new", admin.get(`${LIST}/nou`)],
    ["new, refused", admin.post(`${LIST}/nou?fel=masuratori&judet=RO-CJ`, { name: "x" })],
    ["teams", admin.get(`${LIST}/echipe`)],
    ["team", admin.get(`${LIST}/echipe/${team}`)],
    ["team, refused", admin.post(`${LIST}/echipe/nou`, { name: "x", hours0: "x" })],
    ["free days", admin.get(`${LIST}/zile-libere`)],
    ["free days, refused", admin.post(`${LIST}/zile-libere`, { intent: "add", day: "x" })],
    ["calendars, one made", admin.post(`${LIST}/calendare`, { intent: "make", scope: "all" })],
  ];
  return Promise.all(
    pages.map(async ([name, answer]) => ({ name: `appointments: ${name}`, answer: await answer })),
  );
}
