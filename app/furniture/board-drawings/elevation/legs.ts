import type { Corner } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import { boxInRoom, legsOf, unfolded } from "~/furniture/boards/standing";
