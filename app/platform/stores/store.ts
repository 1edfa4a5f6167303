/** No object is larger; a longer one is not read. */
export const MOST_OBJECT_BYTES = 64 * 1024 * 1024;

/**
 * A place for named objects on another disk or at another company. A name is words of letters, digits,
 * `-`, `_` and `.` between slashes; what stands before the last slash is its folder.
 */
export interface Store {
  /** Writes an object whole or not at all, in place of one of the same name. */
  put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** An object's bytes; undefined when there is none of this name. */
  get: (name: string) => Promise<Buffer | undefined>;
  /** The names of all objects in a folder and the folders in it, in order. */
  list: (folder: string) => Promise<string[]>;
  /** Removes an object; nothing happens when there is none. */
  remove: (name: string) => Promise<void>;
}

/** A store at another place cannot be reached, or refuses. */
export class StoreTroubleError extends Error {}

/** The error codes of a disk that is full, failing or read-only. */
const DISK_ERRORS = ["ENOSPC", "EDQUOT", "EROFS", "EIO"];

/** Whether the store's place takes nothing at the moment; any other error is a fault of the shop. */
export function isStoreTrouble(error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return error instanceof StoreTroubleError || DISK_ERRORS.includes(code);
}

/** What an S3-compatible store asks of whoever uses it. */
export interface S3Access {
  /** Where it answers, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long one call may take, in ms, all tries together; some minutes if absent. */
  mostMs?: number;
}
