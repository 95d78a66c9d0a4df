import { mkdtemp } from "node:fs/promises"
import { openProof } from "./evm/prove-recording.ts"
import { fixtures } from "./recording/directories.ts"

const proof = await openProof(process.argv[2] ?? fixtures)
const { comparison } = await proof.against({ kind: "sqlite", directory: await mkdtemp("/tmp/dc/s-") })
const seen = new Map<string, [string, unknown, unknown]>()
const walk = (a: any, b: any, p: string): void => {
  if (JSON.stringify(a) === JSON.stringify(b)) return
  if (typeof a === "object" && typeof b === "object" && a && b && !Array.isArray(a)) {
    for (const k of new Set([...Object.keys(a), ...Object.keys(b)])) walk(a[k], b[k], `${p}.${k}`)
    return
  }
  const key = `${p} ${JSON.stringify(a)} ${JSON.stringify(b)}`
  if (!p.endsWith("metadataLastUpdatedTimestamp")) seen.set(key.slice(0, 300), [p, a, b])
}
for (const d of comparison.differences) walk(d.expected, d.served, d.where.split(" ").slice(0, 2).join(" "))
console.log(comparison.differences.length, seen.size)
for (const k of [...seen.keys()].filter((k) => !k.includes("{id}") && !k.includes("methodName")).slice(0, 60))
  console.log(k)
await proof.close()
