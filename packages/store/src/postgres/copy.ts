import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ClientBase } from "pg"
import { from as copyFrom } from "pg-copy-streams"
import type { Value } from "../engine.ts"
import type { ColumnKind, TableDefinition } from "../schema/table.ts"

const chunkSize = 256 * 1024
const copySignature = Buffer.from("PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0", "latin1")

/** Adds rows by COPY in the binary format. */
export async function copyRows(
  client: ClientBase,
  table: TableDefinition,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const columns = table.columns.map(({ name }) => name).join(", ")
  const stream = client.query(copyFrom(`COPY ${table.name} (${columns}) FROM STDIN (FORMAT binary)`))
  await pipeline(Readable.from(encodeRows(table, rows), { objectMode: false }), stream)
}

/** Rows in COPY's binary format, in chunks of about a quarter of a megabyte. */
export function* encodeRows(table: TableDefinition, rows: readonly (readonly Value[])[]): Generator<Buffer> {
  const kinds = table.columns.map(({ kind }) => kind)
  let chunk = Buffer.allocUnsafeSlow(chunkSize)
  let at = copySignature.copy(chunk)
  for (const row of rows) {
    const needed = 2 + sizeAtMost(row)
    if (at + needed + 2 > chunk.length) {
      yield chunk.subarray(0, at)
      chunk = Buffer.allocUnsafeSlow(Math.max(chunkSize, needed + 2))
      at = 0
    }
    at = chunk.writeInt16BE(kinds.length, at)
    for (let column = 0; column < kinds.length; column += 1) {
      at = writeValue(chunk, at, kinds[column] as ColumnKind, row[column] ?? null)
    }
  }
  at = chunk.writeInt16BE(-1, at)
  yield chunk.subarray(0, at)
}

function sizeAtMost(row: readonly Value[]): number {
  let size = 0
  for (const value of row) {
    // UTF-8 takes at most three bytes per UTF-16 unit.
    if (typeof value === "string") size += 4 + value.length * 3
    else size += 4 + (value instanceof Uint8Array ? value.length : 8)
  }
  return size
}

function writeValue(chunk: Buffer, at: number, kind: ColumnKind, value: Value): number {
  if (value === null) return chunk.writeInt32BE(-1, at)
  const start = at + 4
  const length = writeContent(chunk, start, kind, value)
  chunk.writeInt32BE(length, at)
  return start + length
}

function writeContent(chunk: Buffer, at: number, kind: ColumnKind, value: NonNullable<Value>): number {
  if (kind === "integer") return writeInteger(chunk, at, value)
  // These calls throw a RangeError for other values.
  if (kind === "int") return chunk.writeInt32BE(value as number, at) - at
  if (kind === "small") return chunk.writeInt16BE(value as number, at) - at
  return writeOctets(chunk, at, kind, value)
}

function writeInteger(chunk: Buffer, at: number, value: Value): number {
  if (typeof value === "bigint") {
    chunk.writeBigInt64BE(value, at)
    return 8
  }
  if (!Number.isSafeInteger(value)) throw new TypeError(`${String(value)} is no integer`)
  // Twice as fast as through a bigint.
  chunk.writeInt32BE(Math.floor((value as number) / 0x1_0000_0000), at)
  chunk.writeUInt32BE((value as number) >>> 0, at + 4)
  return 8
}

function writeOctets(chunk: Buffer, at: number, kind: ColumnKind, value: Value): number {
  if (value instanceof Uint8Array) {
    chunk.set(value, at)
    return value.length
  }
  if (typeof value !== "string") throw new TypeError(`${String(value)} is neither text nor bytes`)
  return kind === "bytes" ? chunk.write(value.slice(2), at, "hex") : chunk.write(value, at, "utf8")
}
