/** The most characters in a visitor's message; its form in the browser uses it too. */
export const longestMessage = 1000;
