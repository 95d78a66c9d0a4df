import { duration, grouped, printable, rate } from "../words.ts"
import type { ShownProgress } from "./shown.ts"

const width = 24

/** What a chain's indexer is doing, in one line that is read at a glance. `lag` is in seconds, where it is known. */
export function chainLine(progress: ShownProgress, lag: number | undefined, bar: boolean): string {
  const { state, head, nodeHead } = progress
  // It may contain text of a node.
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
    // Never 100 before it is.
    `${(Math.floor(share * 1000) / 10).toFixed(1)} %`,
    ...(head === undefined || nodeHead === undefined ? [] : [`block ${grouped(head.number)} of ${grouped(nodeHead)}`]),
    ...rates,
    ...left,
  ].join("  ")
}

/** As a share of the width; a bar that only ASCII can draw is a bar everywhere. */
function drawBar(share: number): string {
  const full = Math.floor(share * width)
  return `[${"#".repeat(full)}${"-".repeat(width - full)}]`
}

function at({ head }: ShownProgress): string {
  return head === undefined ? "" : ` (at block ${grouped(head.number)})`
}
