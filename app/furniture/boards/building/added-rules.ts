import { kitchenRules, type KitchenRules } from "../kitchen/kitchen-rules";
import { cornerRules, type CornerRules } from "./corner-rules";
import { insideRules, type InsideRules } from "./inside-rules";

/** What the workshop's rules say of insides, corners and kitchens. */
export interface AddedRules extends InsideRules, CornerRules, KitchenRules {}

export const addedRules: AddedRules = { ...insideRules, ...cornerRules, ...kitchenRules };
