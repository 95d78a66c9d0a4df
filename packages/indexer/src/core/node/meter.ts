import { AsyncLocalStorage } from "node:async_hooks"
import type { Fetch } from "@serac/subnet-evm"
import { maxKept, UnreadableAnswer } from "../backfill/unreadable.ts"
import { ValueCount } from "./value-count.ts"

/** Counts the bytes of answers as they are read. */
export interface Meter {
  bytes: number
  /** The first MiB of the bytes as received; absent if nobody needs them. */
  readonly kept?: Uint8Array[]
}

/** The bytes that a meter kept, as the cause of a fault. */
export function unreadable({ bytes, kept = [] }: Meter): UnreadableAnswer {
  return new UnreadableAnswer(Buffer.concat(kept), bytes)
}

const meters = new AsyncLocalStorage<Meter>()

/** Counts the bytes of the answers that are read within the work. */
export function metered<T>(meter: Meter, work: () => Promise<T>): Promise<T> {
  return meters.run(meter, work)
}

/** Wraps a fetch: the meter of the current work counts the bytes of each answer. */
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
    // The client reads only these members. A real Response around the body would add another stream.
    return { status, ok, type, headers, body: { getReader } }
  }
}
