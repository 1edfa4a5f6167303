// Takes turns.

import { expect, test } from "vitest";

import { openShop } from "../routes/shop";
import { cannotClaimYet, claims, isAnswered, writesAgain } from "./progress/claims";
import { customers } from "./progress/customers";
import {
  approvesDrawing,
  isSentDrawing,
  meetsOldVersion,
  returnsDrawing,
} from "./progress/drawings";
import { isMade, isPaid, isPromisedLater, movesOn, waitsForAdvance } from "./progress/making";
import { books, isHeld, makeTeam, moves } from "./progress/meetings";
import { acceptsQuote, asksAgain, asksForQuote, isQuoted } from "./progress/quote";
import { Walk, type Shop } from "./progress/walk";
import { someOf } from "./proof";

// In a process of its own, where no job of the shop's falls between two looks at what is stored.
const { db, visitor, signedIn } = await openShop();
const shop: Shop = {
  db,
  visitor,
  admin: await signedIn({ role: "administrator", email: "sefa@example.com" }),
  sales: await signedIn({ role: "sales", email: "vanzari@example.com" }),
  workshop: await signedIn({ role: "workshop", email: "ion@example.com" }),
};
await makeTeam(shop);

test.each(someOf(customers, 3))(
  "from a wish to the delivery and after it, in $language",
  async (customer) => {
    const walk = new Walk(shop, customer);
    await walk.begin();
    const page = await asksForQuote(walk);
    const desk = await isQuoted(walk, 1, "8400");
    await asksAgain(walk, page, desk);
    await isQuoted(walk, 2, "7900");
    const at = await acceptsQuote(walk, page, desk);
    const { order, atDesk } = at;
    const visit = await books(walk, order, "measuring");
    await moves(walk, visit);
    await isHeld(walk, visit);

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

    const subjects = walk.letters.map(({ subject }) => subject.replace(/\d+/g, "#"));
    expect(subjects).toEqual(
      customer.subjects.map((one) => expect.stringContaining(one) as string),
    );
    await walk.readsAllAgain();
  },
);
