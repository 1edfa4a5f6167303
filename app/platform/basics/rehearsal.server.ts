import { AsyncLocalStorage } from "node:async_hooks";

const rehearsals = new AsyncLocalStorage<true>();

/**
 * Does what nobody is told of: within it no mail is queued, no figure is counted and the audit log gets no entry.
 * So the sample week is made, of which its own entry in the log tells.
 */
export function rehearse<Result>(work: () => Promise<Result>): Promise<Result> {
  return rehearsals.run(true, work);
}

/** Whether this is done within a rehearsal. */
export function isRehearsal(): boolean {
  return rehearsals.getStore() ?? false;
}

/** The domain of the addresses of sample people: `.example` is nobody's, and never will be (RFC 2606). */
export const SAMPLE_DOMAIN = "proba.example";

/** What stands behind the name of whoever and whatever is made up. */
export const SAMPLE_MARK = "(probă)";

/** The pattern of all of them, for a `like`. */
export const sampleAddresses = `%@${SAMPLE_DOMAIN}`;

/** Whether an address is a sample person's, to whom nothing is ever mailed. */
export function isSampleAddress(email: string): boolean {
  return email.toLowerCase().endsWith(`@${SAMPLE_DOMAIN}`);
}
