/** What a control shows when it is given a value: a slider shows one out of its bounds as the bound. */
export function shownValue(control: HTMLInputElement, value: string): string {
  const fresh = control.cloneNode() as HTMLInputElement;
  fresh.value = value;
  return fresh.value;
}
