import { pieceShapes } from "~/furniture/drawing/piece-look";
import { z } from "~/platform/basics/zod";
import { findProduct } from "~/shop/catalogue/product.server";
import { saidExtras } from "~/shop/search/front/read-parts";

import { deliveryText } from "../answers/delivery.server";
import { findPlace } from "../answers/find-place";
import { tellOrders } from "../answers/order.server";
import { termsText } from "../answers/term.server";
import { answerDraft } from "../planning/answer-draft.server";
import { thickestSkirting, type Draft } from "../planning/draft";
import { findNamedDecor } from "../planning/read-draft.server";
import { resultOf, tool, type ToolResult } from "./tool.server";

const millimetres = z.int().min(10).max(20_000).optional();
const count = z.int().min(1).max(20).optional();

/** The tools that advise a visitor: they give the model the answers of the code that answers without it. */
export const adviceTools = {
  plan_piece: tool(
    "Fits a piece to the visitor's own measures and prices it, or says what to ask next; a kitchen or a " +
      "vanity by its walls' lengths alone. Leave out what the visitor has not said.",
    z.object({
      kind: z.enum(pieceShapes),
      is_in_niche: z.boolean().default(false).describe("measures are the niche's"),
      is_under_slope: z
        .boolean()
        .default(false)
        .describe("under a sloping ceiling, as in an attic"),
      is_in_corner: z.boolean().default(false).describe("L-shaped, along two walls that meet"),
      is_u_shaped: z.boolean().default(false).describe("a kitchen along three walls"),
      walls_mm: z
        .array(z.int().min(10).max(20_000))
        .max(3)
        .default([])
        .describe("of a kitchen or a vanity: its walls from left to right"),
      is_diagonal: z
        .boolean()
        .default(false)
        .describe("one unit in a corner, with its door across"),
      width_mm: millimetres,
      height_mm: millimetres,
      depth_mm: millimetres,
      skirting_mm: z
        .int()
        .min(0)
        .max(thickestSkirting)
        .optional()
        .describe("how far it stands out behind a niche's piece; 0 for none"),
      doors: count,
      has_sliding_doors: z.boolean().default(false),
      extras: z
        .array(z.enum(saidExtras))
        .max(saidExtras.length)
        .default([])
        .describe("of a wardrobe: a mirror on doors, shelves for shoes, lights"),
      drawers: count,
      shelves: count,
      decor: z.string().max(60).default("").describe("of a material's name"),
    }),
    async (wanted, { language }): Promise<ToolResult> => {
      const {
        width_mm: width,
        height_mm: height,
        depth_mm: depth,
        walls_mm: walls,
        doors,
        drawers,
        shelves,
      } = wanted;
      const skirting = wanted.skirting_mm;
      const draft: Draft = {
        shape: wanted.kind,
        isNiche: wanted.is_in_niche,
        isSlope: wanted.is_under_slope,
        isCorner: wanted.is_in_corner || walls.length === 2,
        isDiagonal: wanted.is_diagonal,
        isU: wanted.is_u_shaped || walls.length === 3,
        measures:
          walls.length > 0
            ? { width: walls[0], height: walls[1], depth: walls[2] }
            : { width, height, depth },
        isTriple: false,
        skirting: skirting === 0 ? "none" : skirting,
        counts: { doors, drawers, shelves },
        isSliding: wanted.has_sliding_doors,
        extras: wanted.extras,
        decor: await findNamedDecor(wanted.decor.split(/\s+/), language),
        isBegun: true,
      };
      const answer = await answerDraft(draft, language);
      if (!answer) return resultOf({ error: "the shop makes no such piece" });
      if (answer.kind === "asks") {
        return resultOf({ missing: answer.missing, question: answer.text });
      }
      if (answer.kind === "leads") return resultOf({ result: answer.text });
      const { name, totalBani, text, shown } = answer;
      const result = resultOf({ name, result: text }, [
        { name, amounts: [totalBani], product: null },
      ]);
      return { ...result, shown: { ...result.shown, ...shown } };
    },
  ),
  delivery_to: tool(
    "What the delivery to a town, county, postcode or country costs and how long it takes.",
    z.object({ place: z.string().max(100) }),
    async ({ place }, { language }) =>
      resultOf({ delivery: await deliveryText(findPlace(place, language), language) }),
  ),
  promised_term: tool(
    "When pieces are delivered; of one product, its own term.",
    z.object({ category: z.string().max(100).optional(), number: z.int().min(1).optional() }),
    async ({ category, number }, { language }) => {
      const product =
        category !== undefined && number !== undefined
          ? await findProduct(category, number, language)
          : undefined;
      const term = await termsText(product ? [product] : [], language);
      return resultOf({ term }, [], product ? [product] : []);
    },
  ),
  own_orders: tool(
    "Shows the visitor links to their own orders; you learn nothing of them.",
    z.object({}),
    async (_, { language, userId }) => {
      const orders = userId === null ? undefined : await tellOrders(userId, "", language);
      const links = orders
        ? orders.map((order) => ({ kind: "order" as const, number: order.number }))
        : [{ kind: "sign-in" as const }];
      // Orders do not leave the shop, as the privacy policy promises.
      const result = resultOf({ shown_below: orders ? "links to the orders" : "sign-in" });
      return { ...result, shown: { ...result.shown, links } };
    },
  ),
};
