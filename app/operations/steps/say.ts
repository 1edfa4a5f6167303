export function say(line: string): void {
  console.log(line);
}
