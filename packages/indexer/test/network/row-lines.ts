import type { MemoryNetworkWriter } from "./memory-network-writer.ts"

const plain = (value: unknown): unknown => {
  if (typeof value === "bigint") return String(value)
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value
}

/** All rows, one in each line. */
export const linesOf = (writer: MemoryNetworkWriter): readonly string[] =>
  Object.entries(writer.dump()).flatMap(([table, rows]) =>
    [rows].flat().map((row) => `${table} ${JSON.stringify(plain(row), (_, value) => plain(value))}`),
  )

/** The rows without proposers, which only the index returns. */
export const withoutProposers = (lines: readonly string[]): readonly string[] =>
  lines.map((line) =>
    line.replace(/,\\"proposerDetails\\":\{[^}]*\}/, "").replace(/,"proposer":(?:null|\{[^}]*\})/, ""),
  )
