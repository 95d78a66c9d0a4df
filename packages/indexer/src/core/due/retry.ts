/** Seconds before a request that the node could not answer is repeated, by attempt; the last value applies to all later attempts. */
export const nodeDelays: readonly number[] = [10, 60, 600, 3600, 21_600]

/** After this many refusals without a reason, the refusal counts as the answer: the requested value does not exist. */
export const maxRefusals = 5

/** Unix seconds of the next attempt after the node failed. */
export function afterNodeFault(now: number, attempts: number): number {
  return now + (nodeDelays[attempts] ?? (nodeDelays.at(-1) as number))
}
