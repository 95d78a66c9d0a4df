import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto"

const validSeconds = 24 * 60 * 60
const dayBits = 20n
const macBits = 68n
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The content of a page token: the last day of the page before, or that the token has expired. */
export type PageToken = { readonly expired: false; readonly day: number } | { readonly expired: true }

/**
 * The page tokens of the metrics service: UUIDs of version 8 (RFC 9562) that carry their issue time and the position in the list, and the
 * first 68 bits of an HMAC-SHA256 over both and the list. Valid for 24 hours.
 *
 * Of the 122 free bits of such a UUID, 34 are the issue time in Unix seconds, 20 the day, 68 the HMAC.
 */
export class PageTokens {
  readonly #key: KeyObject

  constructor(secret: Uint8Array) {
    this.#key = createSecretKey(secret)
  }

  /**
   * @param list - the list that the token is bound to
   * @param day - the last day of the page before, in days since 1970-01-01
   * @param now - Unix seconds
   */
  issue(list: string, day: number, now: number): string {
    const said = (BigInt(now) << dayBits) | BigInt(day)
    const bits = (said << macBits) | this.#mac(list, said)
    const high = bits >> 74n
    const middle = (bits >> 62n) & 0xfffn
    const low = bits & 0x3fff_ffff_ffff_ffffn
    const hex = ((high << 80n) | (8n << 76n) | (middle << 64n) | (2n << 62n) | low).toString(16).padStart(32, "0")
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }

  /** Reads a token; undefined for one that was not issued for this list. */
  read(list: string, token: string, now: number): PageToken | undefined {
    if (!uuid.test(token)) return undefined
    const value = BigInt(`0x${token.replaceAll("-", "")}`)
    const said = (((value >> 80n) << 12n) | ((value >> 64n) & 0xfffn)) >> (macBits - 62n)
    const day = Number(BigInt.asUintN(Number(dayBits), said))
    const issued = Number(said >> dayBits)
    const own = Buffer.from(this.issue(list, day, issued))
    if (!timingSafeEqual(own, Buffer.from(token.toLowerCase()))) return undefined
    return now - issued > validSeconds ? { expired: true } : { expired: false, day }
  }

  #mac(list: string, said: bigint): bigint {
    const bytes = createHmac("sha256", this.#key).update(`page-token:${said}:${list}`).digest()
    return BigInt(`0x${bytes.toString("hex")}`) >> (256n - macBits)
  }
}
