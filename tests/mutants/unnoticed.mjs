// @ts-check
/**
 * Changes to the rules that nobody can notice, with the reason. Whatever else survives is printed by
 * run.mjs: a test that is missing. `on` is a part of the line, where one file has the same code twice, or
 * where any change of it is unnoticed (no `changes`).
 * @type {{ path: string, why: string, changes?: string[], on?: string }[]}
 */
const unnoticed = [
  {
    path: "app/sales/appointments/free-slots.ts",
    why: "days before today only cost time: their slots are over before any notice is",
    changes: ["from > today → true"],
  },
  {
    path: "app/sales/appointments/free-slots.ts",
    why: "of two equal days or instants either will do",
    changes: [
      "from > today → from >= today",
      "to < horizon → to <= horizon",
      "one.start < other.start → one.start <= other.start",
    ],
  },
  {
    path: "app/sales/appointments/free-slots.ts",
    why: "what has no instant has no length either, and is left out as one that is not whole",
    changes: [
      "start === undefined || end === undefined → false",
      "start === undefined || end === undefined → start === undefined && end === undefined",
      "start === undefined → false",
      "end === undefined → false",
      '[] → ["Stryker was here"]',
    ],
  },
  {
    path: "app/sales/appointments/free-slots.ts",
    why: "no text that is no instant is one by any other name",
    changes: ['"" → "Stryker was here!"'],
  },
  {
    path: "app/sales/appointments/hours.ts",
    why: "a span without a beginning is not apart from midnight, and is refused for that",
    changes: ["from === undefined → false", '[] → ["Stryker was here"]'],
  },
  {
    path: "app/sales/appointments/local-time.ts",
    why: "the clock always shows hours and minutes; the types do not know",
    changes: ['"0" → ""'],
  },
  {
    path: "app/sales/orders/order-plan.ts",
    why: "no day is late that there is not; the types do not know",
    changes: ["due.dueOn !== null → true"],
  },
  {
    path: "app/workshop/stock/article.ts",
    why: "only fittings have a code",
    changes: ['article.kind === "hardware" → true'],
  },
  {
    path: "app/workshop/stock/article.ts",
    why: "neither text is a size",
    changes: ['"" → "Stryker was here!"'],
  },
  {
    path: "app/workshop/stock/known-articles.ts",
    why: "no decor has the id of what is no sheet",
    changes: ['article.kind !== "sheet" → false'],
  },
  {
    path: "app/workshop/stock/needs.ts",
    why: "there is no decor for other boards, whether asked for or not",
    changes: ['stock === "body" || stock === "front" → true'],
  },
  {
    path: "app/platform/http/client-rate-limit.server.ts",
    why: "an empty group is written as zeros like one that was left out; behind all eight groups nothing counts",
    changes: [
      'head.split(":").filter(Boolean) → head.split(":")',
      '(tail ?? "").split(":").filter(Boolean) → (tail ?? "").split(":")',
      '"" → "Stryker was here!"',
      "tail === undefined → false",
      '"0" → ""',
    ],
  },
  {
    path: "app/platform/http/rate-limit.server.ts",
    why: "what was counted has a row; the types do not know",
    changes: ["row?.count → row.count"],
  },
  {
    path: "app/platform/http/rate-limit.server.ts",
    why: "a query compiled again only takes longer",
    changes: ["known → false", "increments.set(size, made); → ;"],
  },
  {
    path: "app/platform/http/rate-limit.server.ts",
    why: "what the shop keeps of people is a list that the tests of privacy hold, not those of budgets",
    changes: [
      '"the period that is counted: digests of addresses" → ""',
      '{ rate_limits: "the period that is counted: digests of addresses", } → {}',
      '{ keepUntil: { rate_limits: "the period that is counted: dig …  }, cleanUp: deleteExpiredLimits, } → {}',
    ],
  },
  {
    path: "app/platform/i18n/languages.ts",
    why: "no such text is a language of the shop",
    changes: ['"" → "Stryker was here!"'],
  },
  {
    path: "app/front/page-cache/cache-policy.server.ts",
    why: "a request has a method; the types do not know",
    changes: ['"" → "Stryker was here!"'],
  },
  {
    path: "app/front/page-cache/kept/cache-key.server.ts",
    why: "no such text is a cookie, a wish or a language of the shop",
    changes: ['"" → "Stryker was here!"', '[] → ["Stryker was here"]'],
  },
  {
    path: "app/platform/format/money.ts",
    why: "a number always has a whole part; the types do not know",
    changes: ['"" → "Stryker was here!"'],
  },
  {
    path: "app/platform/format/read-number.ts",
    why: "neither text is a number, and groups always have a first and a last; the types do not know",
    changes: ['"" → "Stryker was here!"', '[] → ["Stryker was here"]'],
  },
  {
    path: "app/platform/format/read-number.ts",
    why: "to divide by one or minus one is to multiply by it",
    changes: ["value * factor → value / factor"],
  },
  {
    path: "app/platform/format/office-money.ts",
    why: "what is no number has no units",
    changes: ['read.kind === "number" → true'],
  },
  {
    path: "app/platform/format/office-money.ts",
    why: "all languages but English write decimals behind a comma",
    changes: ['"ro" → ""'],
  },
];

/**
 * Why nobody can notice a change; undefined where somebody could.
 * @param {{ path: string, line: string, change: string }} mutant
 */
export function whyUnnoticed({ path, line, change }) {
  const reason = unnoticed.find(
    (one) =>
      one.path === path && (one.changes?.includes(change) ?? true) && line.includes(one.on ?? ""),
  );
  return reason?.why;
}
