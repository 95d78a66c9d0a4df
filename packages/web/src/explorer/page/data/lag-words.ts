import { grouped } from "../format/decimals.ts"
import { duration } from "../format/time.ts"
import type { IndexerState } from "./indexers.ts"

/** Seconds for which what a node said of its head is its head. */
const heardLasts = 10

/** How far what is indexed is behind its node, as far as that is known. `now` is in Unix seconds; a service that is lost knows of no node. */
export function lagWords(
  { state, reason, head, nodeHead, lag, heardAgo, answeredAt }: IndexerState,
  now: number,
  isServiceLost = false,
): string {
  if (state === "stuck" || state === "stopped") return reason ?? state
  if (heardAgo === undefined) return reason ?? "Its node was not heard yet."
  if (head === undefined) return reason ?? "Nothing of it is indexed yet."
  if (lag === undefined) return reason ?? "How far it is behind its node is not known."
  const ago = heardAgo + Math.max(0, now - answeredAt)
  const isHeard = !isServiceLost && ago <= heardLasts
  const { blocks = 0, seconds } = lag
  const behind = `${grouped(blocks)} ${blocks === 1 ? "block" : "blocks"}`
  if (blocks > 0)
    return isHeard
      ? `${behind}, ${duration(seconds)} behind its node`
      : `${behind} behind its node, which was last heard ${duration(ago)} ago`
  if (!isHeard) return `Its node was last heard ${duration(ago)} ago; every block until then is indexed.`
  return nodeHead?.behindSince === undefined ? "Up to date with its node" : (reason ?? "Its node is behind.")
}
