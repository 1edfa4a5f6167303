/** How long a question about a product is, in characters. */
export const questionLength = { least: 10, most: 500 };
