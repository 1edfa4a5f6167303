import type { Stage } from "./stage";
import { pressed, taken, unlike, type Heard, type Scene, type Step } from "./step";
import { pieceNames, type AdminName, type BulkChange, type Piece, type World } from "./world";

export type Bulk = { what: "price"; lei: number } | { what: "activate" } | { what: "deactivate" };

/** Changes some pieces in one go: the preview is drawn now, and applied once or twice at once. */
export function changeMany(admin: AdminName, pieces: number[], bulk: Bulk, times: number): Step {
  const what = bulk.what === "price" ? `changes by ${bulk.lei} lei` : `${bulk.what}s`;
  const words = `${admin} ${what} ${pieces.map((piece) => pieceNames[piece]).join(", ")} in one go${times > 1 ? ", pressing twice" : ""}`;
  return {
    words,
    prepare: async (scene) => {
      const browser = scene.stage.admins[admin];
      const answer = await browser.post("/admin/produse", [
        ["operation", bulk.what === "price" ? "price-amount" : bulk.what],
        ["amount", bulk.what === "price" ? String(bulk.lei) : ""],
        ...pieces.map((piece): [string, string] => ["product", scene.stage.products[piece]!.id]),
      ]);
      const rows = rowsOf(scene.world, pieces, bulk);
      const isRefused = answer.status === 422;
      if (isRefused !== (rows.length === 0)) throw new Error(`wrong preview: ${answer.status}`);
      const address = answer.location;
      if (isRefused || !address) return [];
      scene.world.bulkChanges[address] = { rows, state: "drafted" };
      return pressed(
        {
          words,
          findOut: () => findApplied(scene.stage, address),
          send: () => browser.post(address, { intent: "apply" }),
          foresee: (world, heard) => applyMany(world, world.bulkChanges[address]!, address, heard),
        },
        times,
      );
    },
  };
}

function rowsOf(world: World, pieces: number[], bulk: Bulk): BulkChange["rows"] {
  return pieces.flatMap((piece): BulkChange["rows"] => {
    const { priceBani, isActive } = world.pieces[piece]!;
    if (bulk.what === "price") {
      const after = { priceBani: priceBani + bulk.lei * 100 };
      return [{ piece, before: { priceBani }, after }];
    }
    const wished = bulk.what === "activate";
    return wished === isActive
      ? []
      : [{ piece, before: { isActive }, after: { isActive: wished } }];
  });
}

function applyMany(
  world: World,
  change: BulkChange,
  address: string,
  heard: Heard,
): string | undefined {
  if (change.state !== "drafted") {
    return heard.location === address ? unlike("it was made already", heard) : undefined;
  }
  if (!change.rows.every(({ piece, before }) => isLike(world, piece, before))) {
    return heard.location === address ? unlike("the preview is stale", heard) : undefined;
  }
  if (heard.location !== address) return unlike("the change can be made", heard);
  for (const { piece, after } of change.rows) write(world, piece, after);
  change.state = "applied";
  return undefined;
}

/** Takes back a change to many; what was changed since stays as it is. */
export function undoMany(admin: AdminName, place: number, times: number): Step {
  const words = `${admin} takes back change ${place + 1} to many${times > 1 ? ", pressing twice" : ""}`;
  return {
    words,
    prepare: (scene: Scene) => {
      const made = Object.entries(scene.world.bulkChanges).filter(
        ([, { state }]) => state === "applied",
      );
      const [address] = made[place % made.length] ?? [];
      if (!address) return [];
      const browser = scene.stage.admins[admin];
      const press = {
        words,
        findOut: taken,
        send: () => browser.post(address, { intent: "undo" }),
        foresee: (world: World, heard: Heard) => {
          const change = world.bulkChanges[address]!;
          if (change.state === "undone") {
            return heard.status === 303 ? unlike("it was taken back already", heard) : undefined;
          }
          if (heard.status !== 303) return unlike("the change can be taken back", heard);
          for (const { piece, before, after } of change.rows) {
            if (isLike(world, piece, after)) write(world, piece, before);
          }
          change.state = "undone";
          return undefined;
        },
      };
      return pressed(press, times);
    },
  };
}

function isLike(world: World, piece: number, state: Partial<Piece>): boolean {
  const now = world.pieces[piece]!;
  return Object.entries(state).every(([key, value]) => now[key as keyof Piece] === value);
}

function write(world: World, piece: number, state: Partial<Piece>): void {
  Object.assign(world.pieces[piece]!, state);
  world.pieces[piece]!.changes += 1;
}

async function findApplied(stage: Stage, address: string): Promise<Heard | undefined> {
  const row = await stage.shop.db
    .selectFrom("bulk_changes")
    .select("applied_at")
    .where("id", "=", address.split("/").at(-1)!)
    .executeTakeFirst();
  return row?.applied_at ? { status: 303, location: address } : undefined;
}
