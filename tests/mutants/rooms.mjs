// @ts-check
/**
 * The rules whose tests are tried, by what they are about: the files that are changed, and the tests that
 * have to notice, the quickest first. Rules alone: what draws, words, stores or reads forms is left out.
 * `keepsState`: the rules remember what they
 * answered, so that each change is tried in a thread of its own.
 * @type {Record<string, { rules: string[], tests: string[], keepsState?: boolean }>}
 */
export const rooms = {
  "boards-fitted": {
    rules: [
      "app/furniture/boards/{,building/}{change,edit,fit*,layout,limits,place-problems,start}.ts",
    ],
    tests: [
      "tests/boards/fit-steps.test.ts",
      "tests/boards/built-rules.test.ts",
      "tests/boards/fit-bounds.test.ts",
      "tests/boards/shared-out.test.ts",
      "tests/boards/place-bounds.test.ts",
      "tests/boards/edits.test.ts",
      "tests/boards/worked-pieces.test.ts",
      "tests/boards/worked-sheets.test.ts",
      "tests/boards/rule-steps.test.ts",
      "tests/boards/possible.test.ts",
      "tests/boards/rule-bounds.test.ts",
    ],
  },
  "boards-built": {
    rules: [
      "app/furniture/boards/{,building/}{assembly,build,carcass,cell,drawers,fillers,interior,piece,rules,weigh}.ts",
      "app/furniture/boards/fronts/{doors,front}.ts",
    ],
    tests: [
      "tests/boards/built-rules.test.ts",
      "tests/boards/worked-pieces.test.ts",
      "tests/boards/worked-sheets.test.ts",
      "tests/boards/price.test.ts",
      "tests/boards/rule-steps.test.ts",
      "tests/boards/possible.test.ts",
      "tests/boards/rule-bounds.test.ts",
    ],
  },
  "boards-priced": {
    rules: ["app/furniture/boards/{price,price-list,quantities}.ts"],
    tests: ["tests/boards/price.test.ts"],
  },
  cutting: {
    rules: [
      "app/furniture/cutting/{,packing/}{bin,bound,improve,lay-out,layout,pack,rests,saw-sequence}.ts",
    ],
    tests: ["tests/cutting/worked-batch.test.ts", "tests/cutting/lay-out.test.ts"],
  },
  money: {
    rules: [
      "app/platform/format/{money,office-money,read-number}.ts",
      "app/sales/billing/issuing/amounts.ts",
      "app/sales/billing/issuing/rate-shares.ts",
      "app/shop/cart/totals.ts",
    ],
    tests: [
      "tests/format/money.test.ts",
      "tests/format/read-number.test.ts",
      "tests/billing/amounts.test.ts",
      "tests/cart/totals.test.ts",
    ],
  },
  VAT: {
    rules: ["app/platform/settings/vat.ts"],
    tests: [
      "tests/shop/vat.test.ts",
      "tests/cart/totals.test.ts",
      "tests/discounts/shares.test.ts",
    ],
  },
  discounts: {
    rules: ["app/shop/discounts/{apply,discount,sharing/discount-on}.ts"],
    tests: ["tests/discounts/shares.test.ts"],
  },
  payments: {
    rules: ["app/sales/billing/{payment-plan,payable}.ts", "app/sales/orders/order-plan.ts"],
    tests: [
      "tests/billing/payment-plan.test.ts",
      "tests/billing/payable.test.ts",
      "tests/orders/order-plan.test.ts",
    ],
  },
  stock: {
    rules: ["app/workshop/stock/{needs,order-list,article,known-articles}.ts"],
    tests: ["tests/workshop/needs.test.ts"],
  },
  budgets: {
    keepsState: true,
    rules: ["app/platform/http/{client-rate-limit,rate-limit}.server.ts"],
    tests: ["tests/http/budgets.test.ts"],
  },
  slots: {
    rules: ["app/sales/appointments/{free-slots,hours,local-time,kinds}.ts"],
    tests: ["tests/appointments/free-slots.test.ts"],
  },
  retention: {
    rules: ["app/platform/settings/retention.ts"],
    tests: ["tests/shop/retention.test.ts"],
  },
  languages: {
    keepsState: true,
    rules: ["app/platform/i18n/languages.ts", "app/platform/http/request-language.server.ts"],
    tests: ["tests/http/wishes.test.ts"],
  },
  pages: {
    keepsState: true,
    rules: ["app/front/page-cache/{kept/cache-key,cache-policy}.server.ts"],
    tests: ["tests/page-cache/reader.test.ts", "tests/page-cache/cache-policy.test.ts"],
  },
};
