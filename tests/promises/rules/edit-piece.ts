import { isDeepStrictEqual } from "node:util";

import { fieldsOf, findForm } from "./filled-form";
import { openForm, taken, unlike, type Step } from "./step";
import { pieceNames, type AdminName, type Piece } from "./world";

/** What an administrator changes of a piece in its form; the rest is sent as it was drawn. */
export type Edit =
  | { what: "price"; lei: number }
  | { what: "stock"; pieces: number }
  | { what: "name"; word: string }
  | { what: "status" };

function wordsOf(edit: Edit, piece: number): string {
  const of = `of the ${pieceNames[piece]}`;
  switch (edit.what) {
    case "price":
      return `changes the price ${of} by ${edit.lei} lei`;
    case "stock":
      return `changes the stock ${of} by ${edit.pieces}`;
    case "name":
      return `adds "${edit.word}" to the name ${of}`;
    case "status":
      return `changes the status ${of}`;
  }
}

/** Saves a piece's form, drawn now or `age` drawings ago. */
export function editPiece(admin: AdminName, piece: number, edit: Edit, age: number): Step {
  const words = `${admin} ${wordsOf(edit, piece)}${age > 0 ? " in an old tab" : ""}`;
  return {
    words,
    prepare: async (scene) => {
      const address = `/admin/produse/${scene.stage.products[piece]!.id}`;
      const browser = scene.stage.admins[admin];
      const tab = await openForm(scene, { of: `${admin}'s form of ${piece}`, age }, async () => {
        const { page } = await browser.get(address);
        const fields = fieldsOf(findForm(page, "[name=stock]")!);
        const drawn = { ...scene.world.pieces[piece]! };
        checkDrawn(fields, drawn);
        return { fields, drawn };
      });
      if (!tab) return [];
      const { drawn } = tab;
      const wished = apply(drawn, edit);
      const fields = { ...tab.fields, ...formOf(wished), intent: "save" };
      if (!wished.isActive) delete (fields as Record<string, string>).status;
      return [
        {
          words: `${words}: ${JSON.stringify(formOf(wished))}`,
          findOut: taken,
          send: () => browser.upload(address, fields, []),
          foresee: (world, heard) => {
            const now = world.pieces[piece]!;
            if (now.changes !== drawn.changes) {
              const isSaved = isDeepStrictEqual(formOf(now), formOf(wished));
              if (heard.status === 409 || (isSaved && heard.status === 303)) return undefined;
              return unlike("the form is stale", heard);
            }
            // Sales go on beside the form, so that what it says of the stock is how it changes it.
            const stock = now.stock + wished.stock - drawn.stock;
            if (stock < 0) {
              const isRefused = heard.status === 409 || heard.status === 422;
              return isRefused ? undefined : unlike("so many are not there any more", heard);
            }
            if (heard.status !== 303) return unlike("the edit is saved", heard);
            Object.assign(now, {
              name: wished.name,
              priceBani: wished.priceBani,
              isActive: wished.isActive,
              given: now.given + wished.stock - drawn.stock,
              changes: now.changes + 1,
              stock,
            });
            return undefined;
          },
        },
      ];
    },
  };
}

/** The form shows what was saved last: who changes it has seen that. */
function checkDrawn(fields: Record<string, string>, drawn: Piece): void {
  const expected = formOf(drawn);
  for (const [name, value] of Object.entries(expected)) {
    if (fields[name] !== value) {
      throw new Error(`the form of ${drawn.name} shows ${name} ${fields[name]}, not ${value}`);
    }
  }
  if ((fields.status === "on") !== drawn.isActive) throw new Error(`wrong status of ${drawn.name}`);
}

function formOf({ name, priceBani, stock, isActive }: Piece): Record<string, string> {
  const price = `${priceBani / 100},00`;
  return { name, price, stock: String(stock), ...(isActive && { status: "on" }) };
}

function apply(drawn: Piece, edit: Edit): Piece {
  switch (edit.what) {
    case "price":
      return { ...drawn, priceBani: drawn.priceBani + edit.lei * 100 };
    case "stock":
      // Where so many are not there, one more comes: a form sent as it was drawn changes nothing.
      return {
        ...drawn,
        stock: drawn.stock + edit.pieces < 0 ? drawn.stock + 1 : drawn.stock + edit.pieces,
      };
    case "name":
      return { ...drawn, name: `${drawn.name} ${edit.word}`.slice(-60).trim() };
    case "status":
      return { ...drawn, isActive: !drawn.isActive };
  }
}
