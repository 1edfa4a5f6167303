import type { PieceShape } from "../piece-design";
import type { Piece, Size } from "../piece";
import { mirror, vanity, washstand } from "./bathrooms";
import { bed } from "./beds";
import { chest, filingCabinet, nightstand, sideboard } from "./chests";
import { desk, dressingTable, writingDesk } from "./desks";
import { kitchen, kitchenIsland } from "./kitchens";
import { bookcase, coffeeTable, mediaUnit } from "./living";
import { bench, shelf } from "./shelves";
import { meetingTable, table } from "./tables";
import { displayCabinet, pantry, tallCabinet, wardrobe } from "./wardrobes";

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
