import { createWriteStream, mkdirSync, rmSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { recordedExchanges } from "@serac/recordings"
import { parseOrUndefined } from "./calls.ts"
import { exchangeFiles, ledgerFiles, type RecordedExchange, readLines } from "./exchange.ts"

/*
 * Chooses the parts of recordings that are committed as fixtures: `node testing/proof/src/replay/curate.ts DIR...`.
 * Of each method it keeps the first exchanges of every shape of request and answer, so that no kind of exchange is lost; of
 * the second recording and those after it, only the shapes that those before it lack.
 */

/** How many exchanges of one shape are kept: the second confirms the first. */
const each = 2

/** Longer exchanges are left out: pages of a thousand blocks are most of the bytes and add no new shape. */
const maxExchangeBytes = 512 * 1024

/** The form of a value without its content: member names, types, the forms of array elements. */
function jsonShape(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(jsonShape))].sort().join("|")}]`
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value
  const entries = Object.entries(value).map(([name, member]) => `${isKey(name) ? "*" : name}:${jsonShape(member)}`)
  return `{${[...new Set(entries)].sort().join(",")}}`
}

/** Member names that are data (ids, addresses, hashes) are not part of the form. */
const isKey = (name: string): boolean => name.length > 30 || /^(0x|NodeID-)/.test(name)

function exchangeShape({ request, response }: RecordedExchange): string {
  const call = parseOrUndefined(request.body) as { method?: unknown; params?: unknown } | undefined
  const answer = parseOrUndefined(response.body) as
    | { result?: unknown; error?: { code: number; message: string } }
    | undefined
  const message = answer?.error?.message?.split(/[:'"]/)[0]
  const params = jsonShape(call?.params)
  return [
    request.path,
    request.method,
    call?.method,
    params,
    response.status,
    answer?.error?.code,
    message,
    jsonShape(answer?.result),
  ].join(" ")
}

/** The count of each shape in the parts chosen so far: later recordings add only missing shapes. */
const keptShapes = new Map<string, number>()

/** Counts one more of a form, unless there are enough of it. */
function isWanted(form: string, limit: number): boolean {
  const count = keptShapes.get(form) ?? 0
  if (count >= limit) return false
  keptShapes.set(form, count + 1)
  return true
}

async function curate(directory: string): Promise<void> {
  const part = join(recordedExchanges, basename(directory))
  for (const file of exchangeFiles(directory)) {
    const whole = /transport|health|startup/.test(basename(file))
    const lines: unknown[] = []
    for await (const { value } of readLines(file))
      if (isWanted(`${basename(file)} ${exchangeShape(value as RecordedExchange)}`, each) || whole) lines.push(value)
    await writeRecording(join(part, "exchanges", basename(file)), lines)
  }
  for (const file of ledgerFiles(directory)) {
    const lines: unknown[] = []
    for await (const { value } of readLines(file)) {
      const { bytes, container, ...line } = value as Record<string, unknown>
      const form =
        typeof line.json === "string" ? jsonShape(JSON.parse(line.json)) : jsonShape([line.block, line.receipts])
      if (isWanted(`${basename(file)} ${form}`, 1)) lines.push(line)
    }
    await writeRecording(join(part, "ledger", basename(file)), lines)
  }
}

async function writeRecording(file: string, values: readonly unknown[]): Promise<void> {
  const lines = values.map((value) => JSON.stringify(value)).filter((line) => line.length <= maxExchangeBytes)
  if (lines.length === 0) return
  mkdirSync(join(file, ".."), { recursive: true })
  const gzip = createGzip({ level: 9 })
  const done = pipeline(gzip, createWriteStream(file))
  for (const line of lines) gzip.write(`${line}\n`)
  gzip.end()
  await done
  console.log(`${file}: ${lines.length}`)
}

const directories = process.argv.slice(2).map((path) => resolve(path))
if (directories.length === 0) {
  console.error("node testing/proof/src/replay/curate.ts DIR...: each DIR is a recording with exchanges/ and ledger/")
  process.exitCode = 2
} else {
  rmSync(recordedExchanges, { recursive: true, force: true })
  for (const directory of directories) await curate(directory)
}
