import { existsSync } from "node:fs"
import { cpus } from "node:os"
import { parseArgs } from "node:util"
import { currentDefaults } from "@serac/ci/defaults"
import { access } from "./access.ts"
import { addressPages } from "./address.ts"
import { archive } from "./archive.ts"
import { backfill, peers } from "./backfill.ts"
import { balances } from "./balances.ts"
import { bulk } from "./bulk.ts"
import { bundleSizes } from "./bundle-size.ts"
import { callOverhead } from "./call-overhead.ts"
import { chainsPart } from "./chains.ts"
import { codec } from "./codec.ts"
import { depth } from "./depth.ts"
import { devnet, devnetMemory } from "./devnet.ts"
import { explorerPages } from "./explorer.ts"
import { generateTimes } from "./generate-time.ts"
import { latency } from "./latency.ts"
import { npmStart } from "./npm-start.ts"
import { watchOthers } from "./others.ts"
import { pagesPart } from "./pages.ts"
import type { PartOptions } from "./part.ts"
import { pieces } from "./pieces.ts"
import { primaryPart } from "./primary/primary.ts"
import { utxosPart } from "./primary/utxos.ts"
import { Results } from "./results/results.ts"
import { writeResults } from "./results/write-results.ts"
import { scaling } from "./scaling.ts"
import { signatures } from "./signatures.ts"
import { usage } from "./usage.ts"
import { verify } from "./verify.ts"

interface Part {
  readonly about: string
  readonly run: (options: PartOptions) => void | Promise<void>
  /** A slow part that installs peers: it runs only when it is named. */
  readonly named?: true
  /** It measures the default configuration, whose settings are written beside the figures. */
  readonly ofDefaults?: true
  /** It measures no time, so that other processes do not change its figures. */
  readonly untimed?: true
}

/** Percent of what the machine can do. */
const maxOtherLoad = 10

const benchParts: Readonly<Record<string, Part>> = {
  calls: { about: "what a client's call costs above fetch and JSON.parse", run: callOverhead },
  sizes: { about: "bytes of a bundled client", run: bundleSizes, untimed: true },
  generate: { about: "a client package out of a document", run: generateTimes },
  backfill: { about: "200,000 transfers into SQLite and PostgreSQL, about 2 minutes", run: backfill },
  bulk: {
    about:
      "what a transaction of a long chain costs, rows and lists, and of one of a tenth; --transactions, default 1,000,000; about 6 minutes",
    run: bulk,
    named: true,
  },
  chains: {
    about: "20 and 200 chains in one process, and 300 in PostgreSQL: memory, threads, stopping; about 6 minutes",
    run: chainsPart,
    named: true,
    ofDefaults: true,
  },
  scaling: {
    about:
      "what a transaction costs in the default configuration, on both stores; --transactions, default 1,000,000; about 8 minutes",
    run: scaling,
    named: true,
    ofDefaults: true,
  },
  pieces: {
    about:
      "history fetched by one and by three processes from two nodes, one of which lies, and indexed; --transactions, default 1,000,000; about 15 minutes",
    run: pieces,
    named: true,
    ofDefaults: true,
  },
  archive: {
    about: "what the archive and the lists cost a transaction, and a rebuild beside the backfill; about 4 minutes",
    run: archive,
  },
  peers: {
    about: "the same beside SQD and ponder, which npm installs into temporary folders; about 6 minutes",
    run: peers,
    named: true,
  },
  pages: { about: "list pages over HTTP beside ready buffers, about 3 minutes", run: pagesPart },
  access: { about: "what keys, limits and counting cost a page, about 1 minute", run: access },
  latency: { about: "from a new block at the node to the data service, about 2 minutes", run: latency },
  depth: { about: "pages deep in a listing, and with ten times the rows; about 2 minutes", run: depth },
  balances: { about: "balances of an address with 10,000 tokens, about 3 minutes", run: balances },
  devnet: {
    about: "how soon a devnet answers, what it takes in beside anvil, what a further one costs; about 1 minute",
    run: devnet,
  },
  "devnet-memory": {
    about: "what 10 and 40 days of a devnet keep in memory, and what a block costs; about 6 minutes",
    run: devnetMemory,
    named: true,
  },
  start: { about: "how soon each server of a warm npm start answers, about 1 minute", run: npmStart },
  explorer: {
    about:
      "each page of the explorer in a browser on a million transactions, and what it adds to the process; about 4 minutes",
    run: explorerPages,
  },
  address: {
    about: "pages of an address with 10 million transactions, about 15 minutes and 10 GB in the temporary folder",
    run: addressPages,
    named: true,
  },
  usage: { about: "what counting adds to a request, and a gateway to a node's answer", run: usage },
  codec: {
    about: "decoding of P- and X-Chain beside sha256 and avalanchejs, which npm installs into a temporary folder",
    run: codec,
    named: true,
  },
  verify: {
    about: "what verifying a block costs a transaction, check by check, beside viem and ethereumjs",
    run: verify,
  },
  primary: {
    about: "P- and X-Chain into SQLite and PostgreSQL, block by block and in ranges; about 8 minutes",
    run: primaryPart,
  },
  signatures: {
    about: "100 and 1,000 signatures of a message, aggregated, beside one that is verified",
    run: signatures,
  },
  utxos: { about: "pages of the UTXOs of an address that has a million; about 5 minutes", run: utxosPart },
}

/** Names for several parts. */
const groups: Readonly<Record<string, readonly string[]>> = {
  comparison: ["calls", "sizes", "generate", "peers", "archive", "codec", "devnet"],
}

const { positionals: named, values: benchOptions } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: "boolean", short: "h" },
    quick: { type: "boolean" },
    busy: { type: "boolean" },
    transactions: { type: "string" },
  },
})
const positionals = named.flatMap((name) => groups[name] ?? [name])
const unknownPart = positionals.find((name) => !(name in benchParts))
if (benchOptions.help === true || unknownPart !== undefined) {
  const lines = Object.entries(benchParts).map(([name, { about }]) => `  ${name.padEnd(14)} ${about}`)
  console.log(`pnpm bench [--quick] [part ...]: ratios against peers, all measured in this run. Parts, all but address, bulk, chains, codec, devnet-memory, peers, pieces and scaling unless named:
${lines.join("\n")}
comparison names those of docs/guides/comparison.md: ${groups.comparison?.join(" ")}.
--quick takes small sizes, to see that all works; its figures mean nothing. --busy writes the figures of a busy machine too, which the
documents then name as such. Otherwise what is measured is written to docs/benchmarks.`)
  process.exitCode = unknownPart === undefined ? 0 : 2
} else {
  const { quick = false, busy = false, transactions } = benchOptions
  const chosen =
    positionals.length > 0 ? positionals : Object.keys(benchParts).filter((name) => !benchParts[name]?.named)
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`)
  for (const name of chosen) {
    const isWatched = benchParts[name]?.untimed === undefined && existsSync("/proc/stat")
    const others = isWatched ? watchOthers() : undefined
    const results = new Results()
    const before = process.exitCode
    process.exitCode = undefined
    await benchParts[name]?.run({
      quick,
      results,
      ...(transactions !== undefined && { transactions: Number(transactions) }),
    })
    const othersBusyPercent = others?.()
    const isQuiet = othersBusyPercent === undefined || printLoad(othersBusyPercent) || busy
    const tables = results.tables()
    // A part that rejects its own figures sets the exit code.
    if (isQuiet && !quick && (busy || process.exitCode === undefined) && Object.keys(tables).length > 0) {
      const path = writeResults(name, {
        tables,
        othersBusyPercent,
        ...(benchParts[name]?.ofDefaults && { defaults: currentDefaults() }),
      })
      console.log(`  Wrote ${path}; \`pnpm generate:docs\` makes the documents' tables of it.`)
    }
    process.exitCode ??= before
  }
}

/**
 * Prints the machine's load from other processes. Figures of a busy machine do not go to docs/benchmarks.md: the command fails, and
 * nothing is written.
 *
 * @returns whether it was quiet
 */
function printLoad(others: number): boolean {
  console.log(`  Others kept the machine ${others.toFixed(0)} % busy meanwhile.`)
  if (others <= maxOtherLoad) return true
  console.log(`  NOT TO BE PUBLISHED: others used more than ${maxOtherLoad} %. Run it again on a quiet machine.`)
  process.exitCode = 1
  return false
}
