import { mayDo } from "~/people/identity/front/roles";
import { listQuery } from "~/platform/http/list-query";
import { officePaths } from "~/platform/paths/office-paths";
import { searchAppointments } from "~/sales/appointments/front/list-appointments.server";
import { listClaims } from "~/sales/approvals/front/claim-list.server";
import { listDocuments } from "~/sales/billing/front/document-list.server";
import { listQuoteRequests } from "~/sales/quotes/front/list-quotes.server";
import { listWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";
import { listContactMessages } from "~/shop/messages/front/contact-message.server";

import { isOfSales, type Kind } from "./kind";

/** What customers write, ask and complain about, and what they are sent. */
export const ofDesks = {
  quotes: {
    isFor: isOfSales,
    find: async (search) => {
      const { requests, total } = await listQuoteRequests({ search, state: "", page: 1 });
      const things = requests.map(({ id, number, name, city, changed_at }) => ({
        title: number,
        to: officePaths.quote(id),
        about: [name, city],
        at: changed_at,
      }));
      const list = officePaths.quotes(listQuery({ stare: "toate", cauta: search }));
      return { things, count: total, list };
    },
  },
  documents: {
    isFor: (role) => mayDo(role, "bookkeeping"),
    find: async (search) => {
      const filter = { search, kind: "", from: "", to: "", page: 1 } as const;
      const { rows, count } = await listDocuments(filter);
      const things = rows.map(({ id, name, order_number, issued_on }) => ({
        title: name,
        to: officePaths.document(id),
        about: [order_number],
        at: `${issued_on}T12:00:00Z`,
      }));
      return { things, count, list: officePaths.document() + listQuery({ cauta: search }) };
    },
  },
  messages: {
    isFor: isOfSales,
    find: async (search) => {
      const { messages, total } = await listContactMessages({ search }, { page: 1 });
      const things = messages.map(({ id, subject, name, created_at }) => ({
        title: subject,
        to: officePaths.message(id),
        about: [name],
        at: created_at,
      }));
      const list = officePaths.messages() + listQuery({ cauta: search });
      return { things, count: total, list };
    },
  },
  appointments: {
    isFor: isOfSales,
    find: async (search) => {
      const { appointments, total } = await searchAppointments({ search, page: 1 });
      const things = appointments.map(({ id, name, team, order_number, starts_at }) => ({
        title: name || team,
        to: officePaths.appointments(id),
        about: [order_number ?? ""],
        at: starts_at,
      }));
      const list = officePaths.appointments() + listQuery({ cauta: search });
      return { things, count: total, list };
    },
  },
  claims: {
    isFor: isOfSales,
    find: async (search) => {
      const { claims, total } = await listClaims({ isOpenOnly: false, search, page: 1 });
      const things = claims.map(({ id, number, piece, changed_at }) => ({
        title: number,
        to: officePaths.claims(`/${id}`),
        about: [piece ?? ""],
        at: changed_at,
      }));
      return { things, count: total, list: officePaths.claims(listQuery({ cauta: search })) };
    },
  },
  withdrawals: {
    isFor: isOfSales,
    find: async (search) => {
      const { withdrawals, total } = await listWithdrawals({
        isWaitingOnly: false,
        search,
        page: 1,
      });
      const things = withdrawals.map(({ id, full_name, email, order_number, declared_at }) => ({
        title: full_name || email || order_number,
        to: officePaths.withdrawal(id),
        about: [order_number],
        at: declared_at,
      }));
      const list = officePaths.withdrawals() + listQuery({ cauta: search });
      return { things, count: total, list };
    },
  },
} satisfies Record<string, Kind>;
