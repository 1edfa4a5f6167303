import { listPictureHosts } from "./picture-references.server";

let pictureHosts: string[] | undefined;

/** To be called after a picture from elsewhere was added or removed. */
export function resetPictureHosts(): void {
  pictureHosts = undefined;
}

/** A page that tells of a broken database must not need that database for its headers. */
export async function knownPictureHosts(): Promise<string[]> {
  try {
    return (pictureHosts ??= await listPictureHosts());
  } catch {
    return [];
  }
}

/** A host may hold characters that mean something in a policy. */
export function isPlainHost(host: string): boolean {
  return /^[a-z0-9.-]+(:\d+)?$/.test(host);
}
