/** Characters of a visitor's message; the form that sends it knows too. */
export const longestMessage = 1000;
