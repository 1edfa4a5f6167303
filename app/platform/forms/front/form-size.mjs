// @ts-check
// Sizes of posts, which the server in front of the app and the forms both use.

/** A form of more than this comes with a file. */
export const FORM_BYTES = 64 * 1024;

/** The name of the error by which reading an upload ends that found no room in memory. */
export const NO_ROOM = "NoRoomError";
