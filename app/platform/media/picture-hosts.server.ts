import { listPictureHosts } from "./front/picture-references.server";

let pictureHosts: string[] | undefined;

/** To be called after a picture with an address elsewhere was added or removed. */
export function resetPictureHosts(): void {
  pictureHosts = undefined;
}

/** The error page of a broken database must not need that database for its headers. */
export async function knownPictureHosts(): Promise<string[]> {
  try {
    return (pictureHosts ??= await listPictureHosts());
  } catch {
    return [];
  }
}

/** A host may contain characters that have a meaning in a security policy. */
export function isPlainHost(host: string): boolean {
  return /^[a-z0-9.-]+(:\d+)?$/.test(host);
}
