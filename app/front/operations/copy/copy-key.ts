import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

import { MOST_OBJECT_BYTES } from "~/platform/stores/store";

/** The first byte of every object, for a later way of sealing. */
const VERSION = 1;
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + SALT_BYTES + TAG_BYTES;

/** A new key for the owner to keep: 32 random bytes, in base64url. */
export function makeCopyKey(): string {
  return randomBytes(32).toString("base64url");
}

/** What is done with the owner's key. */
export interface CopyKey {
  /** Tells copies under this key from others; says nothing about the key. */
  id: string;
  /** The name of a piece of this content: the same content has the same name, under this key alone. */
  nameOf: (content: Uint8Array) => string;
  /** Compresses and encrypts what is stored under a name. */
  seal: (name: string, content: Uint8Array) => Buffer<ArrayBuffer>;
  /** What was sealed; undefined for bytes changed since, of another name or under another key. */
  open: (name: string, sealed: Buffer) => Buffer | undefined;
}

/**
 * AES-256-GCM. Each object has a key and a nonce of its own, derived (HKDF) from the owner's key, 32 random bytes
 * and the object's name, so that no nonce is ever used twice and no object passes for another. The key is random
 * and no passphrase, because somebody who has the copies could try passphrases for years.
 */
export function copyKeyOf(text: string): CopyKey {
  const owners = Buffer.from(text, "base64url");
  const derive = (salt: Uint8Array, use: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", owners, salt, use, bytes));
  const names = derive(Buffer.alloc(0), "atelier copy names", 32);
  const keysOf = (name: string, salt: Uint8Array) => {
    const both = derive(salt, `atelier copy object ${name}`, 32 + 12);
    return [both.subarray(0, 32), both.subarray(32)] as const;
  };
  return {
    id: derive(Buffer.alloc(0), "atelier copy id", 8).toString("hex"),
    nameOf: (content) => createHmac("sha256", names).update(content).digest("hex"),
    seal: (name, content) => {
      const salt = randomBytes(SALT_BYTES);
      const cipher = createCipheriv("aes-256-gcm", ...keysOf(name, salt));
      const body = [cipher.update(deflateRawSync(content, { level: 3 })), cipher.final()];
      return Buffer.concat([Buffer.of(VERSION), salt, cipher.getAuthTag(), ...body]);
    },
    open: (name, sealed) => {
      if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION) return undefined;
      const salt = sealed.subarray(1, 1 + SALT_BYTES);
      try {
        const decipher = createDecipheriv("aes-256-gcm", ...keysOf(name, salt));
        decipher.setAuthTag(sealed.subarray(1 + SALT_BYTES, HEAD_BYTES));
        const body = [decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()];
        return inflateRawSync(Buffer.concat(body), { maxOutputLength: MOST_OBJECT_BYTES });
      } catch {
        return undefined;
      }
    },
  };
}

/** Whether content is what a piece's name stands for. */
export function isNamed(key: CopyKey, name: string, content: Uint8Array): boolean {
  return timingSafeEqual(Buffer.from(key.nameOf(content), "hex"), Buffer.from(name, "hex"));
}
