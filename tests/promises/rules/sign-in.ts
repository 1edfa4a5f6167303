import { fieldsOf, findForm } from "./filled-form";
import { PASSWORD } from "./stage";
import { claim, unlike, type Step } from "./step";
import { cartOf, type BuyerName, type World } from "./world";

/** Signs in to the one account; the visitor's cart joins the customer's: of each line the larger. */
export function signIn(buyer: BuyerName): Step {
  const words = `${buyer} signs in`;
  return {
    words,
    prepare: async (scene) => {
      const { browser, email } = scene.stage.buyers[buyer];
      if (scene.world.buyers[buyer].isSignedIn || !claim(scene, buyer, "alone")) return [];
      const { page } = await browser.get("/autentificare");
      const form = findForm(page, "input[name=password]")!;
      const fields = { ...fieldsOf(form), email, password: PASSWORD };
      return [
        {
          words,
          findOut: () => Promise.resolve(undefined),
          send: () => browser.post("/autentificare", fields),
          foresee: (world, heard) => {
            joinCarts(world, buyer);
            return heard.status === 303 ? undefined : unlike("the password is right", heard);
          },
        },
      ];
    },
  };
}

function joinCarts(world: World, buyer: BuyerName): void {
  const person = world.buyers[buyer];
  person.isSignedIn = true;
  const visitors = person.cart;
  if (visitors !== undefined && world.accountCart === undefined) world.accountCart = visitors;
  person.cart = world.accountCart;
  if (visitors === undefined || visitors === world.accountCart) return;
  const own = cartOf(world, buyer)!;
  for (const line of world.carts[visitors]!.lines) {
    if (line.isRemoved) continue;
    const same = own.lines.find((one) => one.piece === line.piece && one.design === line.design);
    if (!same) own.lines.push({ ...line });
    else if (same.isRemoved) Object.assign(same, { quantity: line.quantity, isRemoved: false });
    else same.quantity = Math.max(same.quantity, line.quantity);
  }
  world.carts[visitors]!.lines = [];
}
