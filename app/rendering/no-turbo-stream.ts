/** In place of the package `turbo-stream` (vite.config.ts): single fetch, which reads it, is off. */
export function decode(): never {
  throw new Error("single fetch is off");
}

export function encode(): never {
  throw new Error("single fetch is off");
}
