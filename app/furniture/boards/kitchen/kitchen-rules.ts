/** What the workshop's rules say of kitchens and vanities. Lengths in mm, each group a section of its own. */
export interface KitchenRules {
  /** Base modules: their bodies on their legs, what lies across instead of a top, and what a box is lower below a hob. */
  baseModule: {
    height: number;
    depth: number;
    legs: number;
    traverse: number;
    frontTraverse: number;
    lowerBox: number;
    /** Boxes that are wider have a bottom of their own board inside. */
    widestHdf: number;
  };
  /** Wall modules: from which height up, how deep, the two heights they come in. */
  wallModule: { from: number; depth: number; low: number; high: number };
  /** The bought slab, the play at walls, what stays of it around cut-outs. */
  worktop: {
    thickness: number;
    depth: number;
    longest: number;
    play: number;
    cutFront: number;
    cutRear: number;
    cutJoint: number;
  };
  /** How wide fillers beside a wall are. */
  wallFillers: { least: number; most: number };
  /** How much lower than other wall modules a hood's body begins, and how far above the hob it is at least. */
  hood: { less: number; electric: number; gas: number; cutWidth: number; cutDepth: number };
  /** The cut-out of a hob, and how far it is from walls, columns and the sink. */
  hob: { width: number; depth: number; fromWall: number; fromSink: number };
  /** The cut-out of a sink, and how far its middle is from the water at most. */
  sink: { width: number; depth: number; fromWater: number };
  /** The niches of columns: their heights, the lower door before a fridge, the air behind it in cm². */
  columnNiche: { oven: number; fridge: number; fridgeDoor: number; air: number };
  vanity: {
    narrowest: number;
    widest: number;
    depth: number;
    recessWidth: number;
    recessDepth: number;
  };
}

export const kitchenRules: KitchenRules = {
  baseModule: {
    height: 720,
    depth: 560,
    legs: 100,
    traverse: 100,
    frontTraverse: 40,
    lowerBox: 25,
    widestHdf: 600,
  },
  wallModule: { from: 1400, depth: 320, low: 720, high: 900 },
  worktop: {
    thickness: 38,
    depth: 600,
    longest: 4100,
    play: 5,
    cutFront: 60,
    cutRear: 50,
    cutJoint: 100,
  },
  wallFillers: { least: 30, most: 80 },
  hood: { less: 120, electric: 650, gas: 750, cutWidth: 460, cutDepth: 260 },
  hob: { width: 560, depth: 490, fromWall: 150, fromSink: 300 },
  sink: { width: 560, depth: 480, fromWater: 600 },
  columnNiche: { oven: 595, fridge: 1780, fridgeDoor: 720, air: 200 },
  vanity: { narrowest: 400, widest: 1200, depth: 460, recessWidth: 250, recessDepth: 200 },
};
