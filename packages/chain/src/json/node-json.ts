import type { AnySchema, Shape } from "../codec/schema.ts"
import { hrpOf } from "../text/hrp.ts"
import { type AddressContext, formatBytes } from "./format-bytes.ts"

type Struct = Extract<Shape, { kind: "struct" }>
type Union = Extract<Shape, { kind: "union" }>

/** The helpers of an exception: the JSON of a member, optionally renamed, and the value without the exception. */
export interface JsonParts {
  member(name: string, as?: string): string
  plain(): string
}

/** The members of the object in the node's JSON for a value whose JSON differs from its wire format. */
export type Exception = (parts: JsonParts, value: never) => readonly string[]

export type Exceptions = ReadonlyMap<AnySchema, Exception>

/** Formats values like the node: members in wire order, integers bare at any size, no spaces. */
export class NodeJson {
  readonly #chain: string | undefined
  readonly #exceptions: Exceptions
  #context: AddressContext | undefined

  /** @param chain The prefix of addresses; without it they are short ids. */
  constructor(exceptions: Exceptions, chain?: string) {
    this.#exceptions = exceptions
    this.#chain = chain
  }

  write(schema: AnySchema, value: unknown): string {
    const exception = this.#exceptions.get(schema)
    if (exception === undefined) return this.#plain(schema, value)
    const fields = schema.shape.kind === "struct" ? schema.shape.fields : {}
    const parts = {
      member: (name: string, as = name) =>
        `"${as}":${this.write(fields[name] as AnySchema, (value as Record<string, unknown>)[name])}`,
      plain: () => this.#plain(schema, value),
    }
    return `{${exception(parts, value as never).join()}}`
  }

  #plain(schema: AnySchema, value: unknown): string {
    const { shape } = schema
    switch (shape.kind) {
      case "integer":
      case "bool":
        return String(value)
      case "bytes":
        return formatBytes(value as Uint8Array, shape.format, this.#context)
      case "slice":
        return `[${(value as unknown[]).map((element) => this.write(shape.element, element)).join()}]`
      case "union":
        return this.write(unionMember(shape, value as { type: string }), value)
      case "struct":
        return this.#object(shape, value as Record<string, unknown>)
    }
  }

  #object({ fields }: Struct, value: Record<string, unknown>): string {
    // The network of a transaction determines the prefix of the addresses in it.
    if (this.#chain !== undefined && typeof value.networkID === "number") {
      this.#context = { chain: this.#chain, hrp: hrpOf(value.networkID) }
    }
    const names = Object.keys(fields)
    // The node formats objects with owners as maps, whose keys are sorted.
    if ("addresses" in fields && "locktime" in fields) names.sort()
    return `{${names.map((name) => `"${name}":${this.write(fields[name] as AnySchema, value[name])}`).join()}}`
  }
}

const unionMember = ({ members }: Union, { type }: { type: string }): AnySchema => {
  for (const member of members.values()) {
    if (member.shape.kind === "struct" && member.shape.name === type) return member
  }
  throw new TypeError(`${type} does not belong here`)
}
