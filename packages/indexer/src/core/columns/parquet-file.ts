import { constants, zstdCompressSync } from "node:zlib"
import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer"
import type { Column, ColumnKind, ColumnRow, ColumnTable } from "./column.ts"

/** Rows of one group: few enough for memory, many enough that readers skip groups by their statistics. */
const groupRows = 50_000

/** A physical column of a file, made of a declared one. */
interface FileColumn {
  readonly element: SchemaElement
  /** The elements below it. */
  readonly below?: readonly SchemaElement[]
  /** The value as the writer takes it. */
  readonly convert: (value: never) => unknown
}

const single: Readonly<Record<Exclude<ColumnKind, "u256" | "texts">, Omit<SchemaElement, "name">>> = {
  u32: { type: "INT32", converted_type: "UINT_32" },
  u64: { type: "INT64", converted_type: "UINT_64" },
  bool: { type: "BOOLEAN" },
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  bytes: { type: "BYTE_ARRAY" },
}

/** A list of texts, in the three levels that Parquet prescribes. */
const listOfTexts: readonly SchemaElement[] = [
  { name: "list", repetition_type: "REPEATED", num_children: 1 },
  { name: "element", repetition_type: "REQUIRED", type: "BYTE_ARRAY", converted_type: "UTF8" },
]

/** The columns of a file that a declared column makes. */
function fileColumns(name: string, { kind, isNullable }: Column): readonly FileColumn[] {
  const repetition_type = isNullable ? "OPTIONAL" : "REQUIRED"
  const convert = (value: unknown) => value
  if (kind === "texts") {
    const element = { name, repetition_type, converted_type: "LIST", num_children: 1 } as const
    return [{ element, below: listOfTexts, convert }]
  }
  if (kind !== "u256") return [{ element: { name, repetition_type, ...single[kind] }, convert }]
  const word = (suffix: string, type: Omit<SchemaElement, "name">, convert: (value: bigint) => unknown) => ({
    element: { name: `${name}_${suffix}`, repetition_type, ...type } as const,
    convert,
  })
  return [
    word("binary", { type: "FIXED_LEN_BYTE_ARRAY", type_length: 32 }, (value) =>
      Buffer.from(value.toString(16).padStart(64, "0"), "hex"),
    ),
    word("string", { type: "BYTE_ARRAY", converted_type: "UTF8" }, String),
    word("f64", { type: "DOUBLE" }, Number),
  ]
}

const compress = (bytes: Uint8Array) =>
  new Uint8Array(zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }))

/** Collects the rows of a table, and makes a Parquet file of them. Rows are encoded in groups, so that memory has one group. */
export class ParquetFile {
  readonly #columns: readonly { readonly name: string; readonly parts: readonly FileColumn[] }[]
  readonly #bytes = new ByteWriter()
  readonly #writer: ParquetWriter
  #data: unknown[][]
  #rows = 0
  /** Rows that were added. */
  rows = 0

  constructor({ columns }: ColumnTable) {
    this.#columns = Object.entries(columns).map(([name, column]) => ({ name, parts: fileColumns(name, column) }))
    const columnsOfFile = this.#columns.flatMap(({ parts }) => parts)
    const elements = columnsOfFile.flatMap(({ element, below = [] }) => [element, ...below])
    this.#writer = new ParquetWriter({
      writer: this.#bytes,
      schema: [{ name: "root", num_children: columnsOfFile.length }, ...elements],
      codec: "ZSTD",
      compressors: { ZSTD: compress },
      createdBy: "serac",
    })
    this.#data = columnsOfFile.map(() => [])
  }

  async add(row: ColumnRow): Promise<void> {
    let at = 0
    for (const { name, parts } of this.#columns) {
      const value = row[name]
      for (const { convert } of parts) {
        ;(this.#data[at] as unknown[]).push(value === undefined ? null : convert(value as never))
        at += 1
      }
    }
    this.#rows += 1
    this.rows += 1
    if (this.#rows === groupRows) await this.#writeGroup()
  }

  /** The bytes of the file, which has no further rows. */
  async end(): Promise<Uint8Array> {
    if (this.#rows > 0) await this.#writeGroup()
    await this.#writer.finish()
    return this.#bytes.getBytes()
  }

  async #writeGroup(): Promise<void> {
    const parts = this.#columns.flatMap((column) => column.parts)
    const columnData = parts.map(({ element }, at) => ({ name: element.name, data: this.#data[at] as unknown[] }))
    await this.#writer.write({ columnData, rowGroupSize: groupRows })
    this.#data = parts.map(() => [])
    this.#rows = 0
  }
}
