import type { Piece, Size } from "./piece";
import type { PieceShape } from "./piece-look";
import { mirror, vanity, washstand } from "./shapes/bathrooms";
import { bed } from "./shapes/beds";
import { chest, filingCabinet, nightstand, sideboard } from "./shapes/chests";
import { desk, dressingTable, writingDesk } from "./shapes/desks";
import { kitchen, kitchenIsland } from "./shapes/kitchens";
import { bookcase, coffeeTable, mediaUnit } from "./shapes/living";
import { bench, shelf } from "./shapes/shelves";
import { meetingTable, table } from "./shapes/tables";
import { displayCabinet, pantry, tallCabinet, wardrobe } from "./shapes/wardrobes";

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
