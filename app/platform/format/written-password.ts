/**
 * A password in the form in which it is kept and compared: composed, whatever keyboard and system wrote it
 * (NFKC, as RFC 8265 and NIST SP 800-63B ask). A Mac writes "ă" as a letter and a mark where Windows writes
 * one sign.
 */
export function writtenPassword(typed: string): string {
  return typed.normalize("NFKC");
}

/**
 * The forms in which a password may have been hashed, the present one first: until this rule it was hashed
 * as it was typed. Two at most, by what is typed alone, so that the time tells nothing of the account.
 */
export function writtenForms(typed: string): string[] {
  const written = writtenPassword(typed);
  const other = typed === written ? typed.normalize("NFD") : typed;
  return other === written ? [written] : [written, other];
}
