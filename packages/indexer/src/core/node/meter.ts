import { AsyncLocalStorage } from "node:async_hooks"
import type { Fetch } from "@serac/subnet-evm"
import { maxKept, UnreadableAnswer } from "../backfill/unreadable.ts"
import { ValueCount } from "./value-count.ts"

/** The bytes of answers that were read so far. */
export interface Meter {
  bytes: number
  /** The first of them as they came; absent where nobody wants them. */
  readonly kept?: Uint8Array[]
}

/** What a meter kept, for a fault's cause. */
export function unreadable({ bytes, kept = [] }: Meter): UnreadableAnswer {
  return new UnreadableAnswer(Buffer.concat(kept), bytes)
}

const meters = new AsyncLocalStorage<Meter>()

/** Counts the bytes of the answers that are read within the work. */
export function metered<T>(meter: Meter, work: () => Promise<T>): Promise<T> {
  return meters.run(meter, work)
}

/** A fetch whose answers are counted by the meter in whose work they are read. */
export function meteringFetch(fetch: typeof globalThis.fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const meter = meters.getStore()
    const { body } = response
    if (!meter || !body) return response
    const { status, ok, headers, type } = response
    const values = new ValueCount()
    const getReader = () => {
      const reader = body.getReader()
      const read = async () => {
        const chunk = await reader.read()
        if (chunk.value) values.add(chunk.value)
        if (chunk.value && meter.bytes < maxKept) meter.kept?.push(chunk.value)
        meter.bytes += chunk.value?.length ?? 0
        return chunk
      }
      return { read, cancel: () => reader.cancel() }
    }
    // The client reads these members and no others; a real Response around the body would cost another stream.
    return { status, ok, type, headers, body: { getReader } }
  }
}
