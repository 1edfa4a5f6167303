import { AsyncLocalStorage } from "node:async_hooks";

const rehearsals = new AsyncLocalStorage<true>();

/**
 * Does work that nobody is told of: within it no mail is queued, no figure is counted and the audit log gets no
 * entry. The sample week is made this way; one entry of its own in the audit log tells of it.
 */
export function rehearse<Result>(work: () => Promise<Result>): Promise<Result> {
  return rehearsals.run(true, work);
}

/** Whether the running code is within a rehearsal. */
export function isRehearsal(): boolean {
  return rehearsals.getStore() ?? false;
}

/** The domain of the addresses of sample people: `.example` is nobody's, and never will be (RFC 2606). */
export const SAMPLE_DOMAIN = "proba.example";

/** The text behind the names of made-up people and things. */
export const SAMPLE_MARK = "(probă)";

/** The pattern of all of them, for a `like`. */
export const sampleAddresses = `%@${SAMPLE_DOMAIN}`;

/** Whether an address is a sample person's, to whom nothing is ever mailed. */
export function isSampleAddress(email: string): boolean {
  return email.toLowerCase().endsWith(`@${SAMPLE_DOMAIN}`);
}
