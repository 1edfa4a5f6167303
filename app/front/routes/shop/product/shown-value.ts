/**
 * The value that a control shows when it is given one: a slider shows a value out of bounds as the
 * bound.
 */
export function shownValue(control: HTMLInputElement, value: string): string {
  const fresh = control.cloneNode() as HTMLInputElement;
  fresh.value = value;
  return fresh.value;
}
