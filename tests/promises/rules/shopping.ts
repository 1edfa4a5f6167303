import type { HTMLElement } from "node-html-parser";

import { fieldsOf } from "./filled-form";
import { designs } from "./stage";
import type { Scene, Step } from "./step";
import { claim, taken, unlike } from "./step";
import { cartOf, linesOf, pieceNames, priceOf, type BuyerName, type World } from "./world";

/** The buyer's own cart, else the account's, else a new one; as the first piece is put into it. */
function openCart(world: World, buyer: BuyerName): string {
  const person = world.buyers[buyer];
  person.cart ??= person.isSignedIn ? world.accountCart : undefined;
  if (person.cart === undefined) {
    person.cart = `cart ${Object.keys(world.carts).length + 1}`;
    world.carts[person.cart] = { lines: [], round: 0 };
    if (person.isSignedIn) world.accountCart = person.cart;
  }
  return person.cart;
}

/** A browser without a cart gets it with the answer: until then, a second press would begin another. */
function claimCart(scene: Scene, buyer: BuyerName): boolean {
  return claim(scene, buyer, scene.world.buyers[buyer].cart === undefined ? "alone" : "shared");
}

/** Puts a piece into the cart: as it is, or in a design. */
export function addPiece(buyer: BuyerName, piece: number, design: number | null): Step {
  const what = design === null ? "" : ` in design ${design + 1}`;
  const words = `${buyer} puts a ${pieceNames[piece]}${what} into the cart`;
  return {
    words,
    prepare: (scene) => {
      const { stage } = scene;
      if (!claimCart(scene, buyer)) return [];
      const { browser } = stage.buyers[buyer];
      const { id, path } = stage.products[piece]!;
      return [
        {
          words,
          findOut: taken,
          send: () =>
            design === null
              ? browser.post("/cos", { intent: "add", productId: id })
              : browser.post(path, { intent: "add-design", ...designs[design] }),
          foresee: (world, heard) => {
            const { isActive, stock } = world.pieces[piece]!;
            // The page of a piece that is not sold is gone, and its form with it.
            const isGone = design !== null && !isActive && heard.status === 404;
            if (heard.status !== 303 && !isGone) return unlike("a piece can be asked for", heard);
            const present = cartOf(world, buyer)?.lines.find(
              (line) => line.piece === piece && line.design === design,
            );
            const quantity = present && !present.isRemoved ? present.quantity : 0;
            if (!isActive || (design === null && quantity + 1 > stock)) return undefined;
            const cart = world.carts[openCart(world, buyer)]!;
            const line = cart.lines.find((one) => one.piece === piece && one.design === design);
            const seenBani = priceOf(world, { piece, design }, stage.terms);
            if (line && !line.isRemoved) line.quantity += 1;
            else if (line) Object.assign(line, { quantity: 1, seenBani, isRemoved: false });
            else cart.lines.push({ piece, design, quantity: 1, seenBani, isRemoved: false });
            return undefined;
          },
        },
      ];
    },
  };
}

/** Types a quantity beside one of the cart's lines. */
export function typeQuantity(buyer: BuyerName, place: number, quantity: number): Step {
  return {
    words: `${buyer} types ${quantity} beside line ${place + 1} of the cart`,
    prepare: async (scene) => {
      const lines = linesOf(scene.world, buyer);
      const cart = scene.world.buyers[buyer].cart;
      if (lines.length === 0 || !claim(scene, buyer, "shared")) return [];
      const drawn = { ...lines[place % lines.length]! };
      const { round } = cartOf(scene.world, buyer)!;
      const { browser } = scene.stage.buyers[buyer];
      const { page } = await browser.get("/cos");
      // A piece no longer sold has no quantity to type.
      const form = formOf(page, scene.stage.products[drawn.piece]!.path, drawn.design);
      if (!form) return [];
      const fields = { ...fieldsOf(form), quantity: String(quantity) };
      return [
        {
          words: `${buyer} types ${quantity} beside the ${pieceNames[drawn.piece]}`,
          findOut: taken,
          send: () => browser.post("/cos", fields),
          foresee: (world, heard) => {
            const person = world.buyers[buyer];
            const line = cartOf(world, buyer)?.lines.find(
              (one) => one.piece === drawn.piece && one.design === drawn.design && !one.isRemoved,
            );
            const isThere = person.cart === cart && cartOf(world, buyer)?.round === round;
            const isShort = quantity > world.pieces[drawn.piece]!.stock && drawn.design === null;
            if (!line || !isThere)
              return heard.status === 303 ? undefined : unlike("told that the line is gone", heard);
            if (quantity > 0 && isShort) {
              return heard.status === 422 ? undefined : unlike("so many are not there", heard);
            }
            if (heard.status !== 303) return unlike("the quantity can be had", heard);
            if (quantity <= 0) line.isRemoved = true;
            else line.quantity = quantity;
            return undefined;
          },
        },
      ];
    },
  };
}

/** The form beside a line of the cart's page. */
function formOf(page: HTMLElement, path: string, design: number | null): HTMLElement | undefined {
  const wanted = design === null ? null : designs[design]!.width;
  const line = page.querySelectorAll("main tbody tr").find((item) => {
    const link = item.querySelector("a[href*='fila=personalizare']")?.getAttribute("href");
    const width = link ? new URL(link, "http://shop").searchParams.get("width") : null;
    return item.querySelector(`a[href="${path}"]`) !== null && width === wanted;
  });
  return line?.querySelector("form[id]") ?? undefined;
}

export function clearCart(buyer: BuyerName): Step {
  const words = `${buyer} empties the cart`;
  return {
    words,
    prepare: (scene) => {
      if (linesOf(scene.world, buyer).length === 0 || !claim(scene, buyer, "shared")) return [];
      const { browser } = scene.stage.buyers[buyer];
      return [
        {
          words,
          findOut: taken,
          send: () => browser.post("/cos", { intent: "clear" }),
          foresee: (world, heard) => {
            for (const line of cartOf(world, buyer)?.lines ?? []) line.isRemoved = true;
            return heard.status === 303 ? undefined : unlike("a cart can be emptied", heard);
          },
        },
      ];
    },
  };
}

/** Presses the button under the note that prices have changed. */
export function acceptPrices(buyer: BuyerName): Step {
  const words = `${buyer} agrees to today's prices`;
  return {
    words,
    prepare: (scene) => {
      if (linesOf(scene.world, buyer).length === 0 || !claim(scene, buyer, "shared")) return [];
      const { browser } = scene.stage.buyers[buyer];
      return [
        {
          words,
          findOut: taken,
          send: () => browser.post("/cos", { intent: "accept-prices" }),
          foresee: (world, heard) => {
            for (const line of linesOf(world, buyer)) {
              line.seenBani = priceOf(world, line, scene.stage.terms);
            }
            return heard.status === 303 ? undefined : unlike("prices can be agreed to", heard);
          },
        },
      ];
    },
  };
}
