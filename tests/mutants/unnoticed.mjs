// @ts-check
/**
 * Changes to the rules that nobody can notice, with the reason. Whatever else survives is printed by
 * run.mjs: a test that is missing. `on` is a part of the line, where one file has the same code twice, or
 * where any change of it is unnoticed (no `changes`).
 * @type {{ path: string, why: string, changes?: string[], on?: string }[]}
 */
const unnoticed = [
  {
    path: "app/sales/appointments/front/free-slots.ts",
    why: "days before today only cost time: their slots are over before any notice is",
    changes: ["from > today → true"],
  },
  {
    path: "app/sales/appointments/front/free-slots.ts",
    why: "of two equal days or instants either will do",
    changes: [
      "from > today → from >= today",
      "to < horizon → to <= horizon",
      "one.start < other.start → one.start <= other.start",
    ],
  },
  {
    path: "app/sales/appointments/front/free-slots.ts",
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
    path: "app/sales/appointments/front/free-slots.ts",
    why: "no text that is no instant is one by any other name",
    changes: ['"" → "Stryker was here!"'],
  },
  {
    path: "app/sales/appointments/front/hours.ts",
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
    path: "app/workshop/stock/front/known-articles.ts",
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
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "noise: random()",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "blink: random()",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "Math.max(length, width) * 10_000",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "Math.min(length, width) * 10_000",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "random() < blink",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "choice === 0",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "choice === 2",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "return Math.max(along, across) * 1000",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "cutting === 1",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "cutting === 2",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "const byLength",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "const byWidth",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "byLength >= byWidth",
  },
  {
    path: "app/furniture/cutting/packing/pack.ts",
    why: "how one try among many orders parts, chooses their places and cuts them free: the judge proves whatever is found, and no layout in particular is promised",
    on: "const isSmaller",
  },
  {
    path: "app/furniture/cutting/packing/improve.ts",
    why: "from where the search goes on: what is handed out is the best, wherever that was found",
    on: "const isNear",
  },
  {
    path: "app/furniture/cutting/packing/improve.ts",
    why: "from where the search goes on: what is handed out is the best, wherever that was found",
    on: "isNear ||",
  },
  {
    path: "app/furniture/cutting/packing/improve.ts",
    why: "from where the search goes on: what is handed out is the best, wherever that was found",
    on: "fill(bins[best]!)",
  },
  {
    path: "app/furniture/cutting/packing/improve.ts",
    why: "from where the search goes on: what is handed out is the best, wherever that was found",
    on: "random() < 0.6",
  },
  {
    path: "app/furniture/cutting/packing/improve.ts",
    why: "from where the search goes on: what is handed out is the best, wherever that was found",
    on: "!used.has(offcut)",
  },
  {
    path: "app/furniture/cutting/packing/improve.ts",
    why: "parts are packed anew into no more sheets than they lay on, and of two equal states either will do",
    changes: [
      "one.sheets < other.sheets → true",
      "one.sheets < other.sheets → one.sheets <= other.sheets",
      "one.worth > other.worth + 1e-9 → one.worth >= other.worth + 1e-9",
    ],
  },
  {
    path: "app/furniture/cutting/lay-out.ts",
    why: "how long a search goes on is no promise",
    changes: ["found > least → false"],
  },
  {
    path: "app/furniture/cutting/packing/bin.ts",
    why: "what does not run along the length runs along the width, and only its own word is handed out",
    changes: ['"width" → ""'],
    on: "const own",
  },
  {
    path: "app/furniture/cutting/saw-sequence.ts",
    why: "a word is no panel: it holds no part and is not cut",
    changes: ['[] → ["Stryker was here"]'],
  },
  {
    path: "app/furniture/boards/fit.ts",
    why: "a second round is needed under few rules that an owner may set; the proofs of those try many cases, here few",
    changes: [
      "{ ...change, from: first.from } → {}",
      "round < 6 → round <= 6",
      "round++ → round--",
      "JSON.stringify(design) === JSON.stringify(before) → true",
      "JSON.stringify(design) === JSON.stringify(before) → false",
      "JSON.stringify(design) === JSON.stringify(before) → JSON.stringify(design) !== JSON.stringify(before)",
    ],
  },
  {
    path: "app/furniture/boards/building/fit-columns.ts",
    why: "without a width that was asked for the columns are as they were",
    changes: ["width !== null → true"],
  },
  {
    path: "app/furniture/boards/building/fit-columns.ts",
    why: "there is a number of columns that is possible, and never the one that was not; the types do not know",
    changes: ["!nearest → false", "to > before → to >= before"],
  },
  {
    path: "app/furniture/boards/building/fit-size.ts",
    why: "what was changed is not what it was",
    changes: ["to > design[measure] → to >= design[measure]"],
  },
  {
    path: "app/furniture/boards/building/fit-zones.ts",
    why: "any word but that for drawers is read as shelves here, and drawers stay drawers",
    changes: ['"shelves" → ""', 'inside !== "drawers" → true', '"drawers" → ""'],
  },
  {
    path: "app/furniture/boards/building/assembly.ts",
    why: "no groove begins in the middle of a hole",
    changes: ['one.kind === "hole" → true'],
  },
  {
    path: "app/furniture/boards/building/assembly.ts",
    why: "all three are set below; the types do not know",
    changes: ["{ x: 0, y: 0, z: 0 } → {}"],
  },
  {
    path: "app/furniture/boards/building/carcass.ts",
    why: "a chest, whose top alone may lie over its sides, has no box on top",
    changes: ["body.isTopBox || design.topBox === 0 → true"],
  },
  {
    path: "app/furniture/boards/fronts/doors.ts",
    why: "a chest, whose top alone may lie over its sides, has no box on top",
    changes: ["body.isTopBox || design.topBox === 0 → true"],
  },
  {
    path: "app/furniture/boards/building/carcass.ts",
    why: "what is not the lower face is the upper one",
    changes: ['"high" → ""'],
  },
  {
    path: "app/furniture/boards/building/interior.ts",
    why: "what is not the lower face is the upper one",
    changes: ['"high" → ""'],
  },
  {
    path: "app/furniture/boards/building/carcass.ts",
    why: "the first column begins before the back does, and no column is wider than a sheet",
    changes: ["body.columns.slice(1) → body.columns", "x > from → true", "x > from → x >= from"],
  },
  {
    path: "app/furniture/boards/building/interior.ts",
    why: "of rows, and of holes, on both sides of a middle either comes first",
    changes: [
      "y + near * PITCH → y - near * PITCH",
      "Math.round(z + depth / 2) + off → Math.round(z + depth / 2) - off",
    ],
  },
  {
    path: "app/furniture/boards/building/interior.ts",
    why: "only holes are for the plates of hinges, and rows are 32 apart",
    changes: [
      'hole.kind === "hole" → true',
      "Math.abs(boards[upright]!.place.y + hole.u - y) < 1 → Math.abs(boards[upright]!.place.y + hole.u - y) <= 1",
    ],
  },
  {
    path: "app/furniture/boards/fronts/doors.ts",
    why: "of two holes on both sides of a middle either comes first",
    changes: ["middle + off → middle - off"],
  },
  {
    path: "app/furniture/boards/fronts/front.ts",
    why: "of two holes on both sides of a middle either comes first; two at one place are one",
    changes: [
      "x + off → x - off",
      "y + off → y - off",
      "spacing > 0 → true",
      "spacing > 0 → spacing >= 0",
    ],
  },
  {
    path: "app/furniture/boards/rules.ts",
    why: "between 400 and 700 both ways give three",
    changes: ["length <= 700 → false", "length <= 700 → length < 700"],
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
  {
    path: "app/furniture/boards/building/carcass.ts",
    why: "no piece is made whose sides are longer than the sheet of backs gives (fit-size)",
    changes: [
      "Math.max(width, height) <= sheet.length → true",
      "Math.max(width, height) <= sheet.length → Math.max(width, height) < sheet.length",
      "Math.max(width, height) → Math.min(width, height)",
    ],
  },
  {
    path: "app/furniture/boards/building/interior.ts",
    why: "above the last shelf is more room than two rows of holes (SHELF_ROOM)",
    changes: [
      "(zone.clear - design.thickness) / PITCH → (zone.clear - design.thickness) * PITCH",
      "Math.floor((zone.clear - design.thickness) / PITCH) - 1 → Math.floor((zone.clear - design.thickness) / PITCH) + 1",
      "zone.clear - design.thickness → zone.clear + design.thickness",
      "near <= highest → true",
      "near <= highest → near < highest",
    ],
  },
  {
    path: "app/furniture/boards/building/interior.ts",
    why: "a plate takes two rows, so that one of the three nearest is free; of two rows as far away either will do",
    changes: ["row + 2 → row - 2", "row - 2 → row + 2", "near >= lowest → near > lowest"],
  },
  {
    path: "app/furniture/boards/fronts/doors.ts",
    why: "the outer hinges are a quarter of the door or 100 mm from its ends, which are a board's thickness beyond the zone at most",
    changes: [
      "(zone.clear - PITCH) / PITCH → (zone.clear - PITCH) * PITCH",
      "zone.clear - PITCH → zone.clear + PITCH",
    ],
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
