import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto"
import type { Position } from "../paging.ts"

/** Characters of the MAC: 132 bits. */
const macLength = 22
/** Longer texts are no token of ours and are not decoded. */
const longest = 1024

/**
 * Page tokens: the first 132 bits of the HMAC-SHA256 of a list and a position in it, then the position, in base64url.
 *
 * Nothing is remembered between requests: whoever has the secret can read the token, so every process of a service can.
 */
export class PageTokens {
  readonly #key: KeyObject

  constructor(secret: Uint8Array) {
    this.#key = createSecretKey(secret)
  }

  /** @param list what the token is bound to: the operation, its path and its filters */
  sign(list: string, position: Position): string {
    const text = JSON.stringify(position)
    return this.#mac(list, text) + Buffer.from(text).toString("base64url")
  }

  /** The position in a token of this list; undefined for anything else. */
  read(list: string, token: string): Position | undefined {
    if (token.length <= macLength || token.length > longest) return undefined
    const encoded = token.slice(macLength)
    const bytes = Buffer.from(encoded, "base64url")
    const text = bytes.toString()
    // The decoder skips what is no base64url and the last character has spare bits: one token, one spelling.
    if (bytes.toString("base64url") !== encoded) return undefined
    const given = Buffer.from(token.slice(0, macLength))
    const mac = Buffer.from(this.#mac(list, text))
    return given.length === mac.length && timingSafeEqual(given, mac) ? (JSON.parse(text) as Position) : undefined
  }

  /** The list's length stands in front, so that no list and position run into another's. */
  #mac(list: string, text: string): string {
    const mac = createHmac("sha256", this.#key).update(`${list.length}:${list}${text}`)
    return mac.digest("base64url").slice(0, macLength)
  }
}
