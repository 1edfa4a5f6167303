/**
 * A password in the form in which it is kept and compared: composed, whatever keyboard and system wrote it
 * (NFKC, as RFC 8265 and NIST SP 800-63B ask). A Mac writes "ă" as a letter and a mark where Windows writes
 * one sign.
 */
export function writtenPassword(typed: string): string {
  return typed.normalize("NFKC");
}

/**
 * The forms in which a password may have been hashed, today's first; older hashes are of the password as
 * it was typed. How many there are, one or two, follows from what is typed alone, so that the time tells
 * nothing about the account.
 */
export function writtenForms(typed: string): string[] {
  const written = writtenPassword(typed);
  const other = typed === written ? typed.normalize("NFD") : typed;
  return other === written ? [written] : [written, other];
}
