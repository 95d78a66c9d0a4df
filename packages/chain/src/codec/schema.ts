import type { Reader } from "./reader.ts"
import type { Writer } from "./writer.ts"

/**
 * The input type for encoding a value: arrays may be readonly, and a signed transaction needs only its two parts, since
 * decoding derives the rest.
 */
export type Encodable<T> = T extends Uint8Array | string | number | bigint | boolean
  ? T
  : T extends readonly (infer Element)[]
    ? readonly Encodable<Element>[]
    : T extends { readonly unsigned: infer Unsigned; readonly credentials: (infer Credential)[] }
      ? { readonly unsigned: Encodable<Unsigned>; readonly credentials: readonly Encodable<Credential>[] }
      : { readonly [K in keyof T]: Encodable<T[K]> }

/** Reads and writes a value. */
export interface Codec<T, In> {
  /** The least number of bytes of a value, which bounds the counts of slices. */
  readonly least: number
  read(reader: Reader): T
  write(writer: Writer, value: In): void
  /** The declaration itself, for code that walks over schemas: the node's JSON, and the generators of the tests. */
  readonly shape: Shape
}

/** The format of fixed and variable bytes in the node's JSON. */
export type Format = "id" | "nodeID" | "address" | "shortID" | "hex" | "base64" | "numbers" | "text"

/** A declaration from which values are read, written, described and typed. */
export interface Schema<T> extends Codec<T, Encodable<T>> {}

/** A schema of any type; `Infer` gives the type that it reads. */
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
