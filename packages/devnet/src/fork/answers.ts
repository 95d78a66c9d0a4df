import { fromHex, type Hex } from "../evm/index.ts"
import type { LivingClient } from "./living-client.ts"

/** Reads members of a node's answers; throws an `UpstreamError` that names the value for one of another form. */
export class Answers {
  readonly #client: LivingClient

  constructor(client: LivingClient) {
    this.#client = client
  }

  /** A number as `0x` and digits, of at most 256 bits. */
  quantity(value: unknown, what: string): bigint {
    if (typeof value !== "string" || !/^0x[0-9a-fA-F]{1,64}$/.test(value)) throw this.#unexpected(what, "a quantity")
    return BigInt(value)
  }

  /** Bytes as `0x` and digits. @param length - the number of bytes; undefined for any */
  bytes(value: unknown, what: string, length?: number): Uint8Array {
    if (typeof value !== "string" || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) throw this.#unexpected(what, "bytes")
    const bytes = fromHex(value)
    if (length !== undefined && bytes.length !== length) throw this.#unexpected(what, `${length} bytes`)
    return bytes
  }

  /** 32 bytes as lower-case text. */
  hash(value: unknown, what: string): Hex {
    this.bytes(value, what, 32)
    return (value as string).toLowerCase() as Hex
  }

  /** An object. */
  object(value: unknown, what: string): Readonly<Record<string, unknown>> {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw this.#unexpected(what, "an object")
    return value as Readonly<Record<string, unknown>>
  }

  /** A list. */
  list(value: unknown, what: string): readonly unknown[] {
    if (!Array.isArray(value)) throw this.#unexpected(what, "a list")
    return value
  }

  #unexpected(what: string, form: string): Error {
    return this.#client.contradiction(what, `it is not ${form}`)
  }
}
