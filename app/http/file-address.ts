/** How the last part of a file's address ends, or any part of a hidden one's begins. */
const FILE = /\.[a-z\d]{1,8}$|\/\./i;

/** Whether an address is that of a file, such as `/wp-login.php` and `/.env`: no page of the shop is called so. */
export function isFileAddress(address: string): boolean {
  return FILE.test(new URL(address).pathname);
}
