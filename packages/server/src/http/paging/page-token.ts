import { createHmac, hash, timingSafeEqual } from "node:crypto"
import type { Position } from "../paging.ts"
import { givenText } from "../request/given.ts"
import type { ParameterProblem } from "../request/problem.ts"

/** Characters of the MAC: 132 bits. */
const macLength = 22
/** Longer texts are no token of ours and are not decoded. */
const longestToken = 8192

const mayBeToken = /^[\w-]{24,8192}$/
/** What a token must be. */
export const tokenRule = "must be the nextPageToken of a page of this list, with the same path and filters"

/**
 * Page tokens: 132 bits of a MAC of a list and a position in it, then the position, in base64url.
 *
 * The MAC is SHA-512/256 over a key of fixed length and the message. Such a hash cannot be extended, as it shows half of its
 * state, so that HMAC's second pass over it adds nothing; Node.js computes it in a third of the time.
 *
 * Nothing is remembered between requests: whoever has the secret can read the token, so every process of a service can.
 */
export class PageTokens {
  readonly #key: string

  constructor(secret: Uint8Array) {
    this.#key = createHmac("sha256", secret).update("page tokens").digest("hex")
  }

  /** @param list what the token is bound to: the operation, its path and its filters */
  sign(list: string, position: Position): string {
    const text = JSON.stringify(position)
    return this.#mac(list, text) + Buffer.from(text).toString("base64url")
  }

  /** The position in a token of this list; undefined for anything else. */
  read(list: string, token: string): Position | undefined {
    if (token.length <= macLength || token.length > longestToken) return undefined
    const encoded = token.slice(macLength)
    const bytes = Buffer.from(encoded, "base64url")
    const text = bytes.toString()
    // The decoder skips what is no base64url and the last character has spare bits: one token, one spelling.
    if (bytes.toString("base64url") !== encoded) return undefined
    const given = Buffer.from(token.slice(0, macLength))
    const mac = Buffer.from(this.#mac(list, text))
    return given.length === mac.length && timingSafeEqual(given, mac) ? (JSON.parse(text) as Position) : undefined
  }

  /**
   * The position in the token of a request; undefined without a token. What is no token of this list is a problem. While other
   * parameters are wrong the list has no name that a token could be of, so that only what is no token at all is told then.
   */
  position(list: string, token: unknown, problems: ParameterProblem[]): Position | undefined {
    if (typeof token !== "string") return undefined
    const isNamed = problems.every(({ member }) => member === "pageSize")
    const position = isNamed ? this.read(list, token) : undefined
    if (position === undefined && (isNamed || !mayBeToken.test(token)))
      problems.push({ member: "pageToken", text: `pageToken ${tokenRule}, not ${givenText(token)}` })
    return position
  }

  /** The list's length stands in front, so that no list and position run into another's. */
  #mac(list: string, text: string): string {
    return hash("sha512-256", `${this.#key}${list.length}:${list}${text}`, "base64url").slice(0, macLength)
  }
}
