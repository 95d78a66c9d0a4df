import { createWriteStream, mkdirSync, rmSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { parseOrUndefined } from "./calls.ts"
import { fixtures } from "./directories.ts"
import { type Exchange, exchangeFiles, readLines, recordedFiles } from "./exchange.ts"

/*
 * Chooses the part of a recording that is committed as fixtures: `node tools/replay/src/curate.ts DIR`.
 * Of each method it keeps the first exchanges of every shape of request and answer, so that no kind of exchange is lost.
 */

/** How many exchanges of one shape are kept: the second shows that the first was no accident. */
const each = 2

/** The form of a value without its content: member names, types, the forms of array elements. */
function shape(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shape))].sort().join("|")}]`
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value
  const entries = Object.entries(value).map(([name, member]) => `${isKey(name) ? "*" : name}:${shape(member)}`)
  return `{${[...new Set(entries)].sort().join(",")}}`
}

/** Member names that are data (ids, addresses, hashes) say nothing of the form. */
const isKey = (name: string): boolean => name.length > 30 || /^(0x|NodeID-)/.test(name)

function exchangeShape({ request, response }: Exchange): string {
  const call = parseOrUndefined(request.body) as { method?: unknown; params?: unknown } | undefined
  const answer = parseOrUndefined(response.body) as
    | { result?: unknown; error?: { code: number; message: string } }
    | undefined
  const message = answer?.error?.message?.split(/[:'"]/)[0]
  const params = shape(call?.params)
  return [
    request.path,
    request.method,
    call?.method,
    params,
    response.status,
    answer?.error?.code,
    message,
    shape(answer?.result),
  ].join(" ")
}

async function curate(directory: string): Promise<void> {
  rmSync(fixtures, { recursive: true, force: true })
  for (const file of exchangeFiles(directory)) {
    const kept = new Map<string, number>()
    const whole = /transport|health|startup|node/.test(basename(file))
    const lines: unknown[] = []
    for await (const { value } of readLines(file)) {
      const key = exchangeShape(value as Exchange)
      const count = kept.get(key) ?? 0
      if (!whole && count >= each) continue
      kept.set(key, count + 1)
      lines.push(value)
    }
    await write(join(fixtures, "exchanges", basename(file)), lines)
  }
  for (const file of recordedFiles(join(directory, "ledger"))) {
    const seen = new Set<string>()
    const lines: unknown[] = []
    for await (const { value } of readLines(file)) {
      const { bytes, container, ...line } = value as Record<string, unknown>
      const key = typeof line.json === "string" ? shape(JSON.parse(line.json)) : shape([line.block, line.receipts])
      if (seen.has(key)) continue
      seen.add(key)
      lines.push(line)
    }
    await write(join(fixtures, "ledger", basename(file)), lines)
  }
}

async function write(file: string, lines: readonly unknown[]): Promise<void> {
  mkdirSync(join(file, ".."), { recursive: true })
  const gzip = createGzip({ level: 9 })
  const done = pipeline(gzip, createWriteStream(file))
  for (const line of lines) gzip.write(`${JSON.stringify(line)}\n`)
  gzip.end()
  await done
  console.log(`${file}: ${lines.length}`)
}

const [directory] = process.argv.slice(2)
if (directory === undefined) {
  console.error("node tools/replay/src/curate.ts DIR: DIR is a recording with exchanges/ and ledger/")
  process.exitCode = 2
} else await curate(resolve(directory))
