/** What the workshop's rules say of pieces in a corner. Lengths in millimetres. */
export interface CornerRules {
  corner: {
    /** How far the leg that runs through begins from the corner. */
    from: number;
    /** Between the fronts of one leg and the first front of the other, and at least how far handles stand out. */
    beside: number;
    handle: number;
    /** The narrowest door beside the blind column, and the narrowest leg that is set against the other. */
    door: number;
    leg: number;
    /** How deep each of the two stiles is that stand in place of a partition. */
    stile: number;
    /** A post is held by a bracket for so much of its height that is begun. */
    bracket: number;
    /** Corners whose diagonal differs by more are measured by the workshop. */
    skewed: number;
    /** By how much a body across a corner is at least longer than it is deep, and how wide its post is along each wall. */
    across: number;
    post: number;
  };
}

export const cornerRules: CornerRules = {
  corner: {
    from: 20,
    beside: 50,
    handle: 35,
    door: 350,
    leg: 300,
    stile: 100,
    bracket: 600,
    skewed: 5,
    across: 250,
    post: 60,
  },
};
