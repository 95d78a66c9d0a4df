import { chainNames } from "../networks/network-progress.ts"
import { table } from "../table.ts"
import { bytes, duration, grouped, printable } from "../words.ts"
import type { ChainReport, NetworkReport, PrimaryChainReport, ServiceStatus, Status } from "./status.ts"
import { workWords } from "./work-words.ts"

/** A status for people. `now` is in Unix seconds. */
export function statusWords(status: Status, now: number): string {
  const { process, dataService, metricsService } = status
  const facts = table([
    ["data", keptWords(status)],
    [
      "indexing",
      process === undefined
        ? "nothing runs here"
        : `serac ${process.command}, process ${process.pid}, for ${duration(now - process.startedAt)}`,
    ],
    ["data service", serviceWords(dataService)],
    ["metrics service", serviceWords(metricsService)],
  ])
  const rows = [
    ...status.networks.flatMap((network) => network.chains.map((chain) => primaryRow(network, chain))),
    ...status.chains.map(chainRow),
  ]
  if (rows.length === 0) return `${facts}\n\nNo chain is configured or indexed.`
  const chains = table([["CHAIN", "ID", "INDEXED", "NODE", "LAG", "STATE"], ...rows])
  return [facts, chains, ...status.networks.flatMap(noteWords)].join("\n\n")
}

function keptWords({ dataDirectory, size, store, schemaVersion }: Status): string {
  const version = schemaVersion === undefined ? [] : [`schema version ${schemaVersion}`]
  if (store !== undefined) return [store, ...version].join(", ")
  return [dataDirectory, size === 0 ? "nothing in it yet" : bytes(size), ...version].join(", ")
}

function serviceWords({ url, answers }: ServiceStatus): string {
  return answers ? `${url}, reference at ${url}/docs` : `${url} does not answer`
}

function chainRow(chain: ChainReport): readonly string[] {
  const { name, chainId, indexed, node, lag } = chain
  return [
    name,
    chainId ?? "-",
    indexed === undefined ? "nothing yet" : grouped(indexed.number),
    node === undefined ? "-" : grouped(node.number),
    lag === undefined
      ? "-"
      : [blocksWords(lag.blocks), lag.blocks === 0 ? [] : duration(lag.seconds)].flat().join(", "),
    workWords(chain),
  ]
}

function primaryRow(
  { name, networkId, nodes }: NetworkReport,
  { chain, indexed, nodeHeight, lag, nodeFault, progress }: PrimaryChainReport,
): readonly string[] {
  return [
    chainNames[chain],
    networkId === undefined ? "-" : name,
    indexed === undefined ? "nothing yet" : grouped(indexed.number),
    nodeHeight === undefined ? "-" : grouped(nodeHeight),
    lag === undefined ? "-" : blocksWords(lag.blocks),
    workWords({ nodes, nodeFault, progress }),
  ]
}

function blocksWords(blocks: number): string {
  return blocks === 0 ? "none" : `${grouped(blocks)} ${blocks === 1 ? "block" : "blocks"}`
}

/** What is missing of a network, a line each. */
function noteWords({ name, notes }: NetworkReport): string[] {
  return notes.length === 0 ? [] : [notes.map((note) => `${name}: ${printable(note)}`).join("\n")]
}
