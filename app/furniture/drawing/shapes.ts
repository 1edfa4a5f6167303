import type { Piece, Size } from "./piece";
import type { PieceShape } from "./piece-look";
import { vanity, washstand } from "./shapes/bathrooms";
import { bed } from "./shapes/beds";
import { displayCabinet, pantry, tallCabinet } from "./shapes/cabinets";
import { chest, filingCabinet, nightstand } from "./shapes/chests";
import { coffeeTable } from "./shapes/coffee-tables";
import { desk, writingDesk } from "./shapes/desks";
import { dressingTable } from "./shapes/dressing-table";
import { kitchenIsland } from "./shapes/islands";
import { kitchen } from "./shapes/kitchens";
import { bookcase, mediaUnit } from "./shapes/living";
import { mirror } from "./shapes/mirror";
import { bench, shelf } from "./shapes/shelves";
import { sideboard } from "./shapes/sideboards";
import { meetingTable, table } from "./shapes/tables";
import { wardrobe } from "./shapes/wardrobes";

/** The function that builds each shape from its measures. */
export const shapes: Record<PieceShape, (size: Size) => Piece> = {
  bed,
  wardrobe,
  nightstand,
  chest,
  "dressing-table": dressingTable,
  kitchen,
  "kitchen-island": kitchenIsland,
  pantry,
  "display-cabinet": displayCabinet,
  table,
  "media-unit": mediaUnit,
  bookcase,
  "coffee-table": coffeeTable,
  sideboard,
  desk,
  "writing-desk": writingDesk,
  "filing-cabinet": filingCabinet,
  shelf,
  "meeting-table": meetingTable,
  vanity,
  washstand,
  mirror,
  "tall-cabinet": tallCabinet,
  bench,
};
