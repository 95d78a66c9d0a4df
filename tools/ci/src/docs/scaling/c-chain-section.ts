import { markdownTable } from "../markdown-table.ts"
import { bothStores, chainTable } from "./chain-table.ts"
import { byteAmount, duration, measuredRows, numberIn, type Row, readResult, rowWith, wholeNumber } from "./figures.ts"
import { measured, origin } from "./measured-table.ts"

const largeLengths = [1e9, 5e9]
const machineCounts = [1, 4, 16]

/** The rows of the benchmark of pieces that the section uses. */
const works = {
  one: "fetched by one process",
  three: "fetched by 3 processes",
  node: "indexed from the node",
  pieces: "indexed from the pieces",
} as const

/** The section on a history of billions of transactions: fetched as pieces on many machines, stored by one. */
export function cChainSection(): readonly string[] {
  return [
    "## The C-Chain's history",
    "",
    "Machines without a store fetch ranges of it as [pieces](operating.md#pieces-of-history), each from nodes of its own, and one machine makes",
    "the store of them. Measured by `pnpm bench pieces`, from two nodes of which one fails and lies; processes and nodes share two cores:",
    "",
    ...measured("pieces", "pieces"),
    "",
    `Computed for a chain of N transactions. That M machines fetch M times as fast as one process is assumed; three on these two cores fetched ${threeToOne()} times`,
    "as fast, where the cores are the limit. The transactions of the benchmark are alike, and take fewer bytes than real ones do.",
    "",
    ...pieceTable(),
    "",
    "The disk of the store, and the time from a node in the default configuration, computed from the figures of a transaction above, which a real transaction",
    "of the C-Chain may exceed:",
    "",
    ...chainTable(largeLengths),
    "",
    "- One chain has one writer: more cores speed up several chains, and one chain only as far as it has threads: two, and those that decode pieces.",
    "- Lists are made in sorted runs while a chain is far behind its node, so that their cost does not grow with the chain.",
    "- SQLite is one file a chain. Its limits are backups, which copy the whole file, and the disk of one machine.",
    "- PostgreSQL has partitions of 1,000,000 blocks (`partition_blocks` in the URL), which can move to other disks.",
    "- [Why the lists of one chain are not split over machines](decisions/one-chain-larger-than-a-machine.md).",
    "",
    ...primaryChainTable(),
  ]
}

const pieceRow = (work: string): Row => rowWith(measuredRows("pieces", "pieces"), { work })
const rateOf = (work: string): number => numberIn(pieceRow(work), "transactions/s")
const threeToOne = (): string => (rateOf(works.three) / rateOf(works.one)).toFixed(1)

/** What the pieces of long chains take. */
function pieceTable(): readonly string[] {
  const each = numberIn(pieceRow(works.one), "bytes each")
  const rows = largeLengths.map((length) => [
    wholeNumber(length),
    byteAmount(length * each),
    ...machineCounts.map((count) => duration(length / (count * rateOf(works.one)))),
    duration(length / rateOf(works.pieces)),
    duration(length / rateOf(works.node)),
  ])
  const fetched = machineCounts.map((count) => `fetched by ${count}`)
  return markdownTable({
    columns: ["N", "pieces on object storage", ...fetched, "indexed from pieces", "indexed from a node"],
    rows,
  })
}

function primaryChainTable(): readonly string[] {
  const primary = measuredRows("primary", "primary")
  const rows = ["P", "X"].flatMap((chain) =>
    bothStores.map((store) => {
      const cost = rowWith(primary, { "chain, blocks a request": `${chain}, 1,024`, by: `ours, ${store}` })
      const blocks = numberIn(cost, "blocks/s")
      return [
        `${chain}-Chain`,
        store,
        byteAmount(10e6 * numberIn(cost, "bytes a transaction")),
        duration(10e6 / 2 / blocks),
      ]
    }),
  )
  return [
    "The P- and the X-Chain, computed for 10,000,000 transactions from `pnpm bench primary`, whose blocks have two transactions each, with a",
    "node that has its index:",
    "",
    ...markdownTable({ columns: ["chain", "store", "on disk", "time, as measured"], rows }),
    "",
    origin(readResult("primary")),
    "",
  ]
}
