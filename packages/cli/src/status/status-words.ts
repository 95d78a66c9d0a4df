import { styleText } from "node:util"
import { chainNames } from "../networks/network-progress.ts"
import { textTable } from "../table.ts"
import { byteCount, countedNoun, duration, grouped, printable } from "../words.ts"
import { differencesWords } from "./difference-words.ts"
import { recheckWords } from "./recheck-words.ts"
import { signedWords } from "./signed-words.ts"
import type { ChainReport, NetworkReport, PrimaryChainReport, ServiceStatus, Status } from "./status.ts"
import { type Work, workWords } from "./work-words.ts"

/** Formats a status as text. `now` is in Unix seconds. */
export function statusWords(status: Status, now: number): string {
  const { process, dataService, metricsService } = status
  const facts = textTable([
    ["data", keptWords(status)],
    [
      "indexing",
      process === undefined
        ? "nothing is running"
        : `serac ${process.command}, process ${process.pid}, for ${duration(now - process.startedAt)}`,
    ],
    ["data service", serviceWords(dataService)],
    ["metrics service", serviceWords(metricsService)],
  ])
  const rows = [
    ...status.networks.flatMap((network) => network.chains.map((chain) => primaryRow(network, chain, now))),
    ...status.chains.map((chain) => chainRow(chain, now)),
  ]
  if (rows.length === 0) return [facts, "No chain is configured or indexed.", ...problemWords(status)].join("\n\n")
  const chains = textTable([["CHAIN", "ID", "INDEXED", "AGE", "NODE", "LAG", "STATE"], ...rows], true)
  const quarantine = [
    ...status.networks.flatMap((network) =>
      network.chains.flatMap((chain) => quarantineWords(`${chainNames[chain.chain]} of ${network.name}`, chain)),
    ),
    ...status.chains.flatMap((chain) => quarantineWords(chain.name, chain)),
  ]
  return [
    facts,
    chains,
    ...status.networks.flatMap(noteWords),
    ...(quarantine.length === 0 ? [] : [quarantine.join("\n")]),
    ...recheckWords(status.rechecks),
    ...signedWords(status.chains),
    ...differencesWords(status.differences),
    ...problemWords(status),
  ].join("\n\n")
}

/** The problems, one line each, after a line with their number. */
function problemWords({ problems }: Status): string[] {
  if (problems.length === 0) return []
  const title = styleText("red", `${countedNoun(problems.length, "problem")}:`)
  return [[title, ...problems.map((problem) => `  ${problem}`)].join("\n")]
}

/** The quarantined blocks, one line each. */
function quarantineWords(name: string, { quarantine = [] }: Pick<ChainReport, "quarantine">): string[] {
  return quarantine.map(
    ({ number, reason, attempts, software }) =>
      `${name}: block ${number} is in quarantine after ${countedNoun(attempts, "attempt")} by version ${software}: ${printable(reason)}`,
  )
}

function keptWords({ dataDirectory, size, store, storeSize, schemaVersion, storeFault, replica }: Status): string {
  const version = schemaVersion === undefined ? [] : [`schema version ${schemaVersion}`]
  const fault = storeFault === undefined ? [] : [`cannot be read: ${printable(storeFault)}`]
  const large = storeSize === undefined ? [] : [byteCount(storeSize)]
  const behind =
    replica === undefined ? [] : [`replica ${duration(replica.seconds ?? 0)} behind (${byteCount(replica.bytes)})`]
  if (store !== undefined) return [store, ...large, ...version, ...behind, ...fault].join(", ")
  return [dataDirectory, size === 0 ? "empty" : byteCount(size), ...version, ...fault].join(", ")
}

function serviceWords({ url, answers }: ServiceStatus): string {
  return answers ? `${url}, reference at ${url}/docs` : `${url} does not answer`
}

/** The state of an indexer, in a terminal with the colour of what it means: nothing to do, it takes time, something is wrong. */
function coloredWork(work: Work): string {
  const state = work.indexing?.state ?? work.progress?.state
  const words = workWords(work)
  if (state === undefined) return words
  if (work.nodeFault !== undefined || ["retrying", "stuck", "paused", "stopped"].includes(state))
    return styleText("red", words)
  return styleText(state === "following" ? "green" : "yellow", words)
}

function chainRow(chain: ChainReport, now: number): readonly string[] {
  const { name, chainId, indexed, node, lag, indexing } = chain
  return [
    name,
    chainId ?? "-",
    indexed === undefined ? "nothing yet" : grouped(indexed.number),
    ageWords(indexed, now),
    node === undefined ? "-" : grouped(node.number),
    lagWords(lag ?? indexing?.lag),
    coloredWork(chain),
  ]
}

function primaryRow(
  { name, networkId, nodes }: NetworkReport,
  { chain, indexed, nodeHeight, lag, nodeFault, indexing, progress }: PrimaryChainReport,
  now: number,
): readonly string[] {
  return [
    chainNames[chain],
    networkId === undefined ? "-" : name,
    indexed === undefined ? "nothing yet" : grouped(indexed.number),
    ageWords(indexed, now),
    nodeHeight === undefined ? "-" : grouped(nodeHeight),
    lagWords(lag ?? indexing?.lag),
    coloredWork({ nodes, nodeFault, indexing, progress }),
  ]
}

/** The age of the last block. */
function ageWords(indexed: ChainReport["indexed"], now: number): string {
  return indexed === undefined ? "-" : duration(now - indexed.timestamp)
}

function lagWords(lag: { readonly blocks?: number; readonly seconds?: number } | undefined): string {
  if (lag === undefined) return "-"
  const { blocks, seconds = 0 } = lag
  // No missing blocks are known, but the node has not answered since.
  if (blocks === undefined) return `unknown for ${duration(seconds)}`
  return seconds === 0 ? blocksWords(blocks) : `${blocksWords(blocks)}, ${duration(seconds)}`
}

function blocksWords(blocks: number): string {
  return blocks === 0 ? "none" : `${grouped(blocks)} ${blocks === 1 ? "block" : "blocks"}`
}

/** The notes on missing data of a network, one line each. */
function noteWords({ name, notes }: NetworkReport): string[] {
  return notes.length === 0 ? [] : [notes.map((note) => `${name}: ${printable(note)}`).join("\n")]
}
