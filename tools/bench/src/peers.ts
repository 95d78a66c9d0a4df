import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { BenchChain } from "./bench-chain.ts"

/** A third-party indexer, set up according to its own documentation: one table of transfers, indexed by both addresses. */
export interface Peer {
  readonly name: string
  /** Starts indexing a chain into an empty PostgreSQL database. */
  readonly start: (chain: BenchChain, databaseUrl: string) => ChildProcess
  /** Counts what is indexed so far; the table may not exist yet. */
  readonly count: string
}

/** ponder 0.16.6. */
export function ponder(): Peer {
  const folder = install("ponder")
  const bin = join(folder, "node_modules/ponder/dist/esm/bin/ponder.js")
  return {
    name: "ponder 0.16.6, PostgreSQL",
    count: "SELECT count(*)::int AS count FROM bench.transfer",
    start: (chain, url) =>
      spawn(process.execPath, [bin, "start", "--schema", "bench", "--port", "0", "--log-level", "warn"], {
        cwd: folder,
        env: { ...environment(chain), DATABASE_URL: url, PONDER_TELEMETRY_DISABLED: "true" },
        stdio: ["ignore", "ignore", "pipe"],
      }),
  }
}

/** SQD evm-processor 1.27.3 with typeorm-store 1.5.1. Its licence is the GPL: it is installed for the run and never shipped. */
export function sqd(): Peer {
  const folder = install("sqd")
  return {
    name: "SQD 1.27.3, PostgreSQL",
    count: "SELECT count(*)::int AS count FROM transfer",
    start: (chain, url) =>
      spawn(process.execPath, [join(folder, "lib/main.js")], {
        cwd: folder,
        env: { ...environment(chain), DB_URL: url },
        stdio: ["ignore", "ignore", "pipe"],
      }),
  }
}

const environment = (chain: BenchChain): NodeJS.ProcessEnv => ({
  ...process.env,
  BENCH_RPC_URL: chain.rpcUrl,
  BENCH_CHAIN_ID: chain.chainId,
  BENCH_LAST_BLOCK: String(chain.lastBlock),
  BENCH_TOKENS: chain.tokens.join(),
})

/** Installs a peer into a temporary folder, once for each version of its files. */
export function install(name: string): string {
  const source = fileURLToPath(new URL(`../peers/${name}`, import.meta.url))
  const key = createHash("sha256")
    .update(readFileSync(join(source, "package.json")))
    .digest("hex")
    .slice(0, 12)
  const folder = join(tmpdir(), `serac-bench-${name}-${key}`)
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  const done = join(folder, "installed")
  if (existsSync(done)) return folder
  const { status, stderr } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], {
    cwd: folder,
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`${name} could not be installed: ${stderr.slice(-1000)}`)
  writeFileSync(done, "")
  return folder
}
