import type { Reader } from "./reader.ts"
import type { Writer } from "./writer.ts"

/**
 * What is taken to encode a value: arrays need not be writable, and of a signed transaction its two parts are enough, since
 * decoding derives the rest.
 */
export type Encodable<T> = T extends Uint8Array | string | number | bigint | boolean
  ? T
  : T extends readonly (infer Element)[]
    ? readonly Encodable<Element>[]
    : T extends { readonly unsigned: infer Unsigned; readonly credentials: (infer Credential)[] }
      ? { readonly unsigned: Encodable<Unsigned>; readonly credentials: readonly Encodable<Credential>[] }
      : { readonly [K in keyof T]: Encodable<T[K]> }

/** How a value stands in bytes: what is read, and what is written. */
export interface Codec<T, In> {
  /** Fewest bytes that a value takes: bounds the counts that slices may claim. */
  readonly least: number
  read(reader: Reader): T
  write(writer: Writer, value: In): void
  /** The declaration itself, for what walks over schemas: the node's JSON, and the generators of the tests. */
  readonly shape: Shape
}

/** How fixed and variable bytes are written in the node's JSON. */
export type Format = "id" | "nodeID" | "address" | "shortID" | "hex" | "base64" | "numbers" | "text"

/** A declaration: values are read, written, described and typed from it. */
export interface Schema<T> extends Codec<T, Encodable<T>> {}

/** Any of them; what it reads says `Infer`. */
export type AnySchema = Codec<unknown, never>

export type Shape =
  | { readonly kind: "integer"; readonly bits: 8 | 16 | 32 | 64; readonly signed: boolean }
  | { readonly kind: "bool" }
  | { readonly kind: "bytes"; readonly length: number | undefined; readonly format: Format }
  | { readonly kind: "slice"; readonly element: AnySchema }
  | { readonly kind: "struct"; readonly name: string | undefined; readonly fields: Readonly<Record<string, AnySchema>> }
  | { readonly kind: "union"; readonly members: ReadonlyMap<number, AnySchema> }

/** The value that a schema reads. */
export type Infer<S extends Pick<AnySchema, "read">> = ReturnType<S["read"]>
