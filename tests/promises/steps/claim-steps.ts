import { randomUUID } from "node:crypto";

import { answerClaim } from "~/sales/approvals/front/answer-claim.server";
import { openClaim, writeInClaim } from "~/sales/approvals/front/write-claim.server";

import { admin } from "./stage";
import { at, orderOf, type Player } from "./step";
import { isClaimOpen, mayAnswer, type Claim } from "./world";

const TEXT = "Polița de sus a venit crăpată.";

/** The customer claims: about what was delivered, and five things at a time. */
export const open: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const isFull = order.claims.filter(isClaimOpen).length >= 5;
  const taken = isFull ? "too-many-open" : "written";
  const answer = order.status === "delivered" ? taken : "not-delivered";
  const opened = { id: "" };
  const claim = { token: order.token, lineId: null, kind: "damaged", text: TEXT } as const;
  return {
    words: `claim about ${order.number}`,
    answer,
    act: async () => {
      const sent = { ...claim, formToken: randomUUID(), pictures: [] };
      const result = await openClaim(sent, stage.db);
      if (result.kind === "written") opened.id = result.id;
      return result.kind;
    },
    ...(answer === "written" && {
      change: () => void order.claims.push({ id: opened.id, state: "new", entries: 1 }),
    }),
  };
};

/** The customer writes on; what was over is open again. By another order's address nobody writes. */
export const write: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const claim = at(order.claims, step.pick);
  if (!claim) return undefined;
  const foreign = stage.world.orders.find((one) => one !== order);
  const isOthers = step.isForged && foreign !== undefined;
  const { token } = isOthers ? foreign : order;
  const entry = { token, id: claim.id, text: TEXT, pictures: [] };
  return {
    words: `write in a claim about ${order.number}`,
    answer: isOthers ? "unknown" : "written",
    act: async () => (await writeInClaim({ ...entry, formToken: randomUUID() }, stage.db)).kind,
    ...(!isOthers && {
      change: () => {
        claim.entries += 1;
        if (!isClaimOpen(claim)) claim.state = "new";
      },
    }),
  };
};

const states = ["new", "in_work", "solved", "refused"] as const satisfies Claim["state"][];

/** Staff answer a claim, from a page that may show a state of before. */
export const answer: Player = (stage, step) => {
  const order = orderOf(stage, step);
  const claim = at(order.claims, step.pick);
  if (!claim) return undefined;
  const from = step.isForged ? at(states, step.pick)! : claim.state;
  const to = at(states, step.choice)!;
  const known = mayAnswer(from, to) ? "answered" : "illegal";
  const expected = claim.state === from ? known : "moved-before";
  return {
    words: `answer a claim about ${order.number}: ${to}`,
    answer: expected,
    act: async () => {
      const sent = { id: claim.id, from, to, text: TEXT, formToken: randomUUID() };
      return (await answerClaim(sent, admin, stage.db)).kind;
    },
    ...(expected === "answered" && {
      change: () => {
        claim.entries += 1;
        claim.state = to;
      },
    }),
  };
};
