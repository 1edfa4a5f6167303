/** The trade's names; the page translates them. */
const boardNames = [
  "side",
  "top",
  "bottom",
  "plinth",
  "partition",
  "fixed-shelf",
  "shelf",
  "shoe-shelf",
  // Along the front edge of a shelf for shoes.
  "stop-strip",
  "back",
  "door",
  "sliding-door",
  "drawer-front",
  "drawer-side",
  "drawer-end",
  "drawer-bottom",
  "spacer",
  "filler",
  "ceiling-board",
  "side-panel",
  // Over a body under a slope, and before what is too low there for a body.
  "step-board",
  "panel",
  // Along the ceiling under a slope, and above it where that falls along the width.
  "slanted-top",
  "strip",
  // In a corner: in place of the partition beside the blind column, before it, and below that.
  "stile",
  "post",
  "plinth-return",
  // Of base modules of a kitchen: across their upper edge, and on them.
  "traverse",
  "worktop",
] as const;
export type BoardName = (typeof boardNames)[number];
