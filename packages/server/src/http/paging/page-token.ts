import { createHmac, hash, timingSafeEqual } from "node:crypto"
import type { Position } from "../paging.ts"
import { givenText } from "../request/given.ts"
import type { ParameterProblem } from "../request/problem.ts"

/** Characters of the MAC: 132 bits. */
const macLength = 22
/** Longer texts are not valid tokens and are not decoded. */
const longestToken = 8192

const mayBeToken = /^[\w-]{24,8192}$/
/** The rule of a page token, as messages state it. */
export const tokenRule = "must be the nextPageToken of a page of this list, with the same path and filters"

/**
 * Page tokens: 132 bits of a MAC over a list and a position in it, then the position, in base64url.
 *
 * The MAC is SHA-512/256 over a key of fixed length and the message. The hash reveals only half of its state and so resists length extension;
 * HMAC's second pass would add nothing, and Node.js computes this in a third of the time.
 *
 * The service stores nothing between requests: every process with the secret can read the token.
 */
export class PageTokens {
  readonly #key: string

  constructor(secret: Uint8Array) {
    this.#key = createHmac("sha256", secret).update("page tokens").digest("hex")
  }

  /** @param list the name that the token is bound to: the operation, its path and its filters */
  sign(list: string, position: Position): string {
    const text = JSON.stringify(position)
    return this.#mac(list, text) + Buffer.from(text).toString("base64url")
  }

  /** The position in a token of this list; undefined for any other text. */
  read(list: string, token: string): Position | undefined {
    if (token.length <= macLength || token.length > longestToken) return undefined
    const encoded = token.slice(macLength)
    const bytes = Buffer.from(encoded, "base64url")
    const text = bytes.toString()
    // The decoder skips characters outside base64url and ignores spare bits of the last one; each token must have one spelling only.
    if (bytes.toString("base64url") !== encoded) return undefined
    const given = Buffer.from(token.slice(0, macLength))
    const mac = Buffer.from(this.#mac(list, text))
    return given.length === mac.length && timingSafeEqual(given, mac) ? (JSON.parse(text) as Position) : undefined
  }

  /**
   * The position in the page token of a request; undefined without a token. A token of another list is a problem. While other parameters are
   * invalid the list has no name to check the token against, so only a malformed token is reported.
   */
  position(list: string, token: unknown, problems: ParameterProblem[]): Position | undefined {
    if (typeof token !== "string") return undefined
    const isNamed = problems.every(({ member }) => member === "pageSize")
    const position = isNamed ? this.read(list, token) : undefined
    if (position === undefined && (isNamed || !mayBeToken.test(token)))
      problems.push({ member: "pageToken", text: `pageToken ${tokenRule}, not ${givenText(token)}` })
    return position
  }

  /** The list's length comes first, so that no two pairs of list and position give the same message. */
  #mac(list: string, text: string): string {
    return hash("sha512-256", `${this.#key}${list.length}:${list}${text}`, "base64url").slice(0, macLength)
  }
}
