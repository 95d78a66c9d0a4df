import { table } from "../table.ts"
import { bytes, duration, grouped, rate } from "../words.ts"
import type { ChainReport, ServiceStatus, Status } from "./status.ts"

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
  if (status.chains.length === 0) return `${facts}\n\nNo chain is configured or indexed.`
  const rows = status.chains.map((chain) => [
    chain.name,
    chain.chainId ?? "-",
    chain.indexed === undefined ? "nothing yet" : grouped(chain.indexed.number),
    chain.node === undefined ? "-" : grouped(chain.node.number),
    lagWords(chain),
    workWords(chain),
  ])
  return `${facts}\n\n${table([["CHAIN", "ID", "INDEXED", "NODE", "LAG", "STATE"], ...rows])}`
}

function keptWords({ dataDirectory, size, store, schemaVersion }: Status): string {
  const version = schemaVersion === undefined ? [] : [`schema version ${schemaVersion}`]
  if (store !== undefined) return [store, ...version].join(", ")
  return [dataDirectory, size === 0 ? "nothing in it yet" : bytes(size), ...version].join(", ")
}

function serviceWords({ url, answers }: ServiceStatus): string {
  return answers ? `${url}, reference at ${url}/docs` : `${url} does not answer`
}

function lagWords({ lag }: ChainReport): string {
  if (lag === undefined) return "-"
  if (lag.blocks === 0) return "none"
  return `${grouped(lag.blocks)} ${lag.blocks === 1 ? "block" : "blocks"}, ${duration(lag.seconds)}`
}

function workWords({ progress, nodeFault, nodes }: ChainReport): string {
  const fault = nodeFault === undefined ? [] : [`no answer from ${nodeFault}`]
  if (progress === undefined) return [nodes.length === 0 ? "not configured" : "not running", ...fault].join("; ")
  const { phase, blocksPerSecond, transactionsPerSecond, secondsLeft, error } = progress
  const words = {
    starting: "starting",
    backfill: [
      `catching up, ${rate(blocksPerSecond)} blocks/s, ${rate(transactionsPerSecond)} tx/s`,
      ...(secondsLeft === undefined ? [] : [`${duration(secondsLeft)} left`]),
    ].join(", "),
    following: "following",
    retrying: `trying again: ${error ?? "the node fails"}`,
    stopped: error === undefined ? "stopped" : `stopped: ${error}`,
  }[phase]
  return [words, ...fault].join("; ")
}
