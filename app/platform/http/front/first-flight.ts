/**
 * What the first flight of a new connection carries, in bytes: ten segments of 1,460 (RFC 6928). A first
 * answer that fits is there without waiting for the line to come back.
 */
export const FIRST_FLIGHT = 14_600;

/**
 * The part of it that an answer's head may need, in bytes: 1,120 for the status line and the headers, the rest
 * for what the map, HTTPS and the cookie of a language chosen by the address add.
 */
export const HEAD = 1_380;
