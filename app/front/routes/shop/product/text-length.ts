/** How long a review is, in characters. */
export const reviewLength = { least: 10, most: 2000 };
