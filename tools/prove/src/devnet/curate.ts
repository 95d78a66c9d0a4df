import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { gzipSync } from "node:zlib"
import { fixtures } from "../recording/directories.ts"
import { readLines, recordedFile } from "../recording/lines.ts"

// A whole recording in, what only a devnet is compared with out: `node tools/prove/src/devnet/curate.ts DIR [INTO]`.
const [source, into = fixtures] = process.argv.slice(2)
if (source === undefined) throw new Error("Which recording? Give its directory.")
for (const folder of ["ledger", "exchanges"]) mkdirSync(join(into, folder), { recursive: true })

const names = ["health", "health-healthy", "health-network-unhealthy", "startup", "transport-by-name"]
for (const name of [...names, "transport-positional-c-chain", "transport-positional-l1"]) {
  const file = recordedFile(join(source, "exchanges"), name)
  if (file !== undefined) copyFileSync(file, join(into, "exchanges", basename(file)))
}

const ledger = recordedFile(join(source, "ledger"), "c-chain")
if (ledger === undefined) throw new Error(`${source}: ledger/c-chain is missing`)
const lines: string[] = []
for await (const { number, containerID, container } of readLines<{
  number: number
  containerID?: string
  container?: string
}>(ledger)) {
  if (containerID !== undefined) lines.push(JSON.stringify({ number, containerID, container }))
}
writeFileSync(join(into, "ledger", "c-chain-containers.jsonl.gz"), gzipSync(`${lines.join("\n")}\n`, { level: 9 }))
