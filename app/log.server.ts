/** One JSON line. Never pass personal data, tokens or form values. */
export function log(event: string, details: Record<string, string | number> = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
}
