import type { WallName } from "./walls";

/** For which shapes a part is shown: hidden by style alone for the others. */
export const shownFor = {
  line: "group-not-has-[[value=line]:checked]/shape:hidden",
  more: "group-has-[[value=line]:checked]/shape:hidden",
  l: "group-not-has-[[value=l]:checked]/shape:hidden",
  u: "group-not-has-[[value=u]:checked]/shape:hidden",
};
export const shownWall: Record<WallName, string> = {
  left: "",
  back: shownFor.u,
  right: shownFor.more,
};
