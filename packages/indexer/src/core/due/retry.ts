/** Seconds after which what the node could not answer is asked again; the last one again and again. */
export const nodeDelays: readonly number[] = [10, 60, 600, 3600, 21_600]

/** What the node refuses this often without saying why is an answer too: nothing is there. */
export const maxRefusals = 5

/** When a reading that failed because of the node is tried again, in Unix seconds. */
export function afterNodeFault(now: number, attempts: number): number {
  return now + (nodeDelays[attempts] ?? (nodeDelays.at(-1) as number))
}
