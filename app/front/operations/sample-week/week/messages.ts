import { SAMPLE_DOMAIN } from "~/platform/basics/rehearsal.server";
import { joinCustomers } from "~/sales/customers/front/join-customers.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import {
  findContactMessage,
  sendContactMessage,
} from "~/shop/messages/front/contact-message.server";
import { answerMessage, fileMessage, type MessageMark } from "~/shop/messages/front/inbox.server";

import { expectKind, type Entry, type Workshop } from "./diary";
import { people, type SamplePerson } from "./people";

export function messages({ db, hand }: Workshop): Entry[] {
  const ids: string[] = [];
  const send = (from: SamplePerson, subject: string, message: string) => async () => {
    const { fullName: name, email, phone } = from;
    const details = { name, email, phone, subject, message, language: "ro" } as const;
    const sent = await sendContactMessage(details, { isSpam: false, withReceipt: false }, db);
    ids.push(expectKind(sent, "sent", "send a message").id);
  };
  const versionOf = async (id: string) => (await findContactMessage(id, db))!.version;
  const file = (place: number, mark: MessageMark) => async () => {
    const id = ids[place]!;
    const filed = await fileMessage(id, { mark, version: await versionOf(id) }, hand, db);
    expectKind(filed, "done", "file a message");
  };
  const answer = (place: number, text: string) => async () => {
    const id = ids[place]!;
    const said = { text, version: await versionOf(id) };
    expectKind(await answerMessage(id, said, hand, db), "done", "answer a message");
  };
  const other = { ...people[0]!, email: `client1b@${SAMPLE_DOMAIN}` };
  return [
    { daysAgo: 22, work: send(people[9]!, "Program", "Sunteți deschis sâmbătă?") },
    { daysAgo: 21, work: answer(0, "Da, între 10 și 15.") },
    { daysAgo: 20, work: file(0, "done") },
    { daysAgo: 9, work: send(people[11]!, "Reclamă", "Vă facem site pe prima pagină!") },
    { daysAgo: 8, work: file(1, "spam") },
    { daysAgo: 5, work: send(other, "Culoare", "Se poate comoda și în nuc?") },
    { daysAgo: 4, work: answer(2, "Da, alege decorul la personalizare.") },
    { daysAgo: 2, work: send(people[6]!, "Montaj", "Cât durează montajul unui dulap?") },
    { daysAgo: 1, work: file(3, "read") },
    { daysAgo: 0.3, work: send(people[15]!, "Livrare", "Aduceți și în Constanța?") },
    {
      daysAgo: 3.5,
      work: async () => {
        const [one, another] = await Promise.all(
          [ids[2]!, ids[0]!].map((id) => findCustomerOf("contact_messages", id, db)),
        );
        expectKind(await joinCustomers(one!, another!, hand, db), "saved", "join customers");
      },
    },
  ];
}
