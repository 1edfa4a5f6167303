import { test } from "vitest";

import { openShop } from "../routes/shop";
import { cannotClaimYet, claims, isAnswered, writesAgain } from "./thread/claims";
import {
  approvesDrawing,
  isSentDrawing,
  meetsOldVersion,
  returnsDrawing,
} from "./thread/drawings";
import { isMade, isPaid, isPromisedLater, movesOn, waitsForAdvance } from "./thread/making";
import { books, makeTeam, moves } from "./thread/meetings";
import { acceptsQuote, asksAgain, asksForQuote, isQuoted } from "./thread/quote";
import { Walk, type Customer, type Shop } from "./thread/walk";

const { db, visitor, signedIn } = await openShop();
const shop: Shop = {
  ...{ db, visitor },
  admin: await signedIn({ role: "administrator", email: "sefa@example.com" }),
  sales: await signedIn({ role: "sales", email: "vanzari@example.com" }),
  workshop: await signedIn({ role: "workshop", email: "ion@example.com" }),
};
await makeTeam(shop);

const customers: Customer[] = [
  {
    language: "ro",
    name: "Ioana Ștefan",
    email: "ioana@example.com",
    wishes: "Un dulap pentru nișa din dormitor, cu bară de haine.",
    otherQuote: "Se poate fără sertare, mai ieftin?",
    otherDrawing: "Vreau ușile mai înguste cu 2 cm.",
    claim: "Polița de sus a venit crăpată la colț.",
    reminder: "Prețul cuprinde montajul.",
  },
  {
    language: "en",
    name: "Ann Baker",
    email: "ann@example.com",
    wishes: "A wardrobe for the niche in our bedroom, with a rail.",
    otherQuote: "Could it be without drawers, and cheaper?",
    otherDrawing: "Please make the doors 2 cm narrower.",
    claim: "The upper shelf came with a cracked corner.",
    reminder: "The price includes the assembly.",
  },
  {
    language: "hu",
    name: "Kovács Anna",
    email: "anna@example.com",
    wishes: "Egy gardrób a hálószoba falmélyedésébe, akasztóval.",
    otherQuote: "Lehetne fiókok nélkül, olcsóbban?",
    otherDrawing: "Az ajtók legyenek 2 cm-rel keskenyebbek.",
    claim: "A felső polc sarka repedten érkezett.",
    reminder: "Az ár tartalmazza a szerelést.",
  },
];

test.each(customers)("from a wish to the delivery and after it, in $language", async (customer) => {
  const walk = new Walk(shop, customer);
  await walk.begin();
  const page = await asksForQuote(walk);
  const desk = await isQuoted(walk, 1, "8400");
  await asksAgain(walk, page, desk);
  await isQuoted(walk, 2, "7900");
  const at = await acceptsQuote(walk, page, desk);
  const { order, atDesk } = at;
  await moves(walk, await books(walk, order, "measuring"));

  const first = await isSentDrawing(walk, atDesk);
  const approval = await returnsDrawing(walk, first, atDesk);
  const second = await isSentDrawing(walk, atDesk, { width: "2085" });
  await meetsOldVersion(walk, { page: first, approval }, second);
  await approvesDrawing(walk, second);

  await movesOn(walk, at, "confirmed");
  await waitsForAdvance(walk, atDesk);
  await isPaid(walk, at, "advance", "3950");
  await movesOn(walk, at, "in_production");
  await isMade(walk, atDesk);
  await isPromisedLater(walk, at);
  await movesOn(walk, at, "in_delivery");
  await books(walk, order, "delivery");
  await isPaid(walk, at, "rest", "4100");
  await cannotClaimYet(walk, order);
  await movesOn(walk, at, "delivered");

  const claim = await claims(walk, order);
  await isAnswered(walk, claim, "in_work");
  await writesAgain(walk, claim.page);
  await isAnswered(walk, claim, "solved");
});
