/** Prints what a step did. */
export function say(line: string): void {
  console.log(line);
}
