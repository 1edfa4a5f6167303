/**
 * How the last part of a file's address ends, or any part of a hidden one's begins. Figures behind a dot are
 * a number that somebody typed.
 */
const FILE = /\.[a-z][a-z\d]{0,7}$|\/\.[a-z]/i;

/** Whether an address is that of a file, such as `/wp-login.php` and `/.env`: no page of the shop is called so. */
export function isFileAddress(address: string): boolean {
  return FILE.test(new URL(address).pathname);
}
