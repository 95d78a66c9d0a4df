import { RpcError } from "@serac/kits/nodes"
import { undecodable } from "@serac/wire/node"
import { fromCb58, zeroIdText } from "../recording/text.ts"

const unmarshalError = () => new RpcError(undecodable.code, undecodable.message)

const encodings = ["hex", "hexc", "hexnc", "json"] as const
export type Encoding = (typeof encodings)[number]

/** Arguments by name, in any case. */
export class Arguments {
  readonly #members: ReadonlyMap<string, unknown>

  constructor(params: unknown) {
    this.#members = new Map(Object.entries(params ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
  }

  get(name: string): unknown {
    return this.#members.get(name.toLowerCase()) ?? undefined
  }

  text(name: string): string {
    const value = this.get(name) ?? ""
    if (typeof value !== "string") throw unmarshalError()
    return value
  }

  texts(name: string): readonly string[] {
    const value = this.get(name) ?? []
    if (!Array.isArray(value) || value.some((item) => typeof item !== "string")) throw unmarshalError()
    return value
  }

  /** An ID in CB58; the zero ID if the argument is absent. */
  id(name: string): string {
    const value = this.text(name)
    if (value === "") return zeroIdText
    try {
      if (fromCb58(value).length === 32) return value
    } catch {
      // Invalid CB58 gives the same error as an ID of another length.
    }
    throw unmarshalError()
  }

  /** `NodeID-...` each. */
  nodeIDs(name: string): readonly string[] {
    const texts = this.texts(name)
    if (texts.some((text) => !/^NodeID-[1-9A-HJ-NP-Za-km-z]{25,40}$/.test(text))) throw unmarshalError()
    return texts
  }

  /** An unsigned integer, as a number or in digits; 0 if the argument is absent. */
  integer(name: string): number {
    const value = this.get(name) ?? 0
    if (!/^\d+$/.test(String(value))) throw unmarshalError()
    return Number(value)
  }

  encoding(): Encoding {
    const value = this.text("encoding").toLowerCase() || "hex"
    const known = encodings.find((encoding) => encoding === value)
    if (known === undefined) throw unmarshalError()
    return known
  }
}
