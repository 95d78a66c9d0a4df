import { duration, grouped, printable, rate } from "../words.ts"
import type { ShownProgress } from "./shown.ts"

const width = 24

/** The state of a chain's indexer in one short line. `lag` is in seconds, if known. */
export function chainLine(progress: ShownProgress, lag: number | undefined, bar: boolean): string {
  const { state, head, nodeHead } = progress
  // The error may contain text of a node.
  const error = progress.error === undefined ? undefined : printable(progress.error)
  if (state === "starting") return "starting"
  if (state === "stopped") return error === undefined ? "stopped" : `stopped: ${error}`
  if (state === "retrying") return `trying again: ${error ?? "no answer"}${at(progress)}`
  if (state === "stuck") return `stuck: ${error ?? "needs an operator"}${at(progress)}`
  if (state === "paused") return `paused: ${error ?? "no space"}${at(progress)}`
  if (state === "standby") return "standing by: another process indexes it"
  if (state === "following") {
    const lagWords = lag === undefined ? "" : `, lag ${duration(lag)}`
    return head === undefined ? "following, no block yet" : `following, block ${grouped(head.number)}${lagWords}`
  }
  const blocks = (head?.number ?? -1) + 1
  const all = Math.max(blocks, (nodeHead ?? 0) + 1)
  const share = nodeHead === undefined ? 0 : blocks / all
  const rates = [`${rate(progress.blocksPerSecond)} blocks/s`, `${rate(progress.transactionsPerSecond)} tx/s`]
  const left = progress.secondsLeft === undefined ? [] : [`${duration(progress.secondsLeft)} left`]
  return [
    ...(bar ? [drawBar(share)] : []),
    // Rounded down, so that it is 100 only when complete.
    `${(Math.floor(share * 1000) / 10).toFixed(1)} %`,
    ...(head === undefined || nodeHead === undefined ? [] : [`block ${grouped(head.number)} of ${grouped(nodeHead)}`]),
    ...rates,
    ...left,
  ].join("  ")
}

/** Draws a share as a bar of ASCII characters. */
function drawBar(share: number): string {
  const full = Math.floor(share * width)
  return `[${"#".repeat(full)}${"-".repeat(width - full)}]`
}

function at({ head }: ShownProgress): string {
  return head === undefined ? "" : ` (at block ${grouped(head.number)})`
}
