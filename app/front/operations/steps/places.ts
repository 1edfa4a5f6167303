import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

import {
  backupsDirectory,
  copyPlace,
  dataDirectory,
  isInEnvironment,
  S3_PLACE,
} from "~/platform/env/env.server";

/**
 * Refuses to start where a directory that the environment names cannot be written: with a sentence that says
 * which variable to set. The directory of copies must be there: where another disk is not mounted, a new
 * directory in its place would pass for it. One that was set in the office stops no start, so that it can be changed
 * there: the state of the copies tells of it.
 */
export function refuseUnusablePlaces(): void {
  refuseUnwritable("SHOP_DATA", dataDirectory);
  refuseUnwritable("BACKUP_DIR", backupsDirectory);
  if (copyPlace === undefined || !isInEnvironment("COPY_TO") || S3_PLACE.test(copyPlace)) return;
  const place = resolve(copyPlace);
  if (!existsSync(place)) {
    throw new Error(`COPY_TO: the directory ${place} is not there; make it, or mount its disk.`);
  }
  refuseUnwritable("COPY_TO", place);
}

/** A directory that is not there yet is as writable as the one in which it would be made. */
function refuseUnwritable(name: string, directory: string): void {
  let nearest = directory;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
    if (statSync(nearest).isDirectory()) return;
  } catch {
    // Said below.
  }
  throw new Error(
    `${name}: the shop cannot write in the directory ${directory}; name another one, or give it to the user that runs the shop.`,
  );
}
