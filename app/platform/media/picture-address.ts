/**
 * Whether a picture may be shown from an address: https with a plain host, or one of the shop's own
 * pictures. The server never fetches it.
 */
export function isPictureAddress(address: string): boolean {
  if (address.length > 500 || /[\s\\"'<>]/.test(address)) return false;
  if (address.startsWith("/")) return /^\/(imagini|placeholders)\/[a-z0-9.-]+$/.test(address);
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return (
    protocol === "https:" &&
    address.startsWith("https://") &&
    /^[a-z0-9.-]+(:\d+)?$/.test(host) &&
    username + password === ""
  );
}
