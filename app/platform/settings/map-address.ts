/** The provider of the real map. Nothing of it is loaded before a visitor asks for it. */
export const mapOrigin = "https://www.google.com";

export function mapFrameAddress(address: string): string {
  return `${mapOrigin}/maps?${new URLSearchParams({ q: address, output: "embed" })}`;
}

export function mapLinkAddress(address: string): string {
  return `${mapOrigin}/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
}
