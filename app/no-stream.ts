/** In place of the package `turbo-stream` (vite.config.ts). */
export function decode(): never {
  throw new Error("single fetch is off");
}

export const encode = decode;
