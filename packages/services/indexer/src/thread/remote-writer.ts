import { Worker } from "node:worker_threads"
import type { ChainWriter, NetworkWriter, StoreLocation, WriterOptions } from "@serac/store"
import { PackedNetworkBatch } from "../network/packed/packed-network-batch.ts"
import { PackedBatch } from "../writer/packed-batch.ts"
import { entry } from "./entry.ts"
import { fromPlainError, type PlainError } from "./errors.ts"
import { threadLimits } from "./limits.ts"

/** What the thread of a chain's writer begins with. */
export interface WriterThreadData {
  readonly location: StoreLocation
  readonly chainId: string
  readonly options: WriterOptions
}

/** What the thread of a network's writer begins with. */
export interface NetworkWriterThreadData {
  readonly location: StoreLocation
  readonly networkId: number
}

/** A method of the writer to be called in its thread. */
export interface WriterCall {
  readonly id: number
  readonly method: string
  readonly args: readonly unknown[]
  /** Of what the first of them is the message, where it is the one of a packed batch. */
  readonly packed?: "chain" | "network"
}

/** What became of it. Number 0 is the opening of the store. */
export type WriterReply =
  | { readonly id: number; readonly result: unknown; readonly error?: never }
  | { readonly id: number; readonly error: PlainError; readonly result?: never }

interface Waiting {
  resolve(result: never): void
  reject(error: unknown): void
}

/** Opens the writer of a chain in a thread of its own, so that decoding and storing have a core each. It closes with its store. */
export function openRemoteWriter(data: WriterThreadData): Promise<ChainWriter> {
  const { chainId } = data
  return openRemote<ChainWriter>("writer-thread", data, `chain ${chainId}`, { chainId })
}

/** The same for the writer of a primary network. */
export function openRemoteNetworkWriter(data: NetworkWriterThreadData): Promise<NetworkWriter> {
  const { networkId } = data
  return openRemote<NetworkWriter>("network-writer-thread", data, `network ${networkId}`, { networkId })
}

/**
 * Opens a writer in a thread.
 *
 * @param constants - those of its members that are no methods.
 */
async function openRemote<Writer extends { close(): Promise<void> }>(
  name: string,
  data: object,
  subject: string,
  constants: Partial<Writer>,
): Promise<Writer> {
  const worker = new Worker(entry(name), { workerData: data, resourceLimits: threadLimits })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let failure: unknown

  const expect = <T>(id: number): Promise<T> =>
    new Promise((resolve, reject) => {
      if (failure === undefined) waiting.set(id, { resolve, reject })
      else reject(failure)
    })
  const fail = (error: unknown) => {
    failure ??= error
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.on("error", fail)
  worker.on("exit", (code) => fail(new Error(`The thread that stores ${subject} ended with code ${code}.`)))
  worker.on("message", ({ id, result, error }: WriterReply) => {
    const { resolve, reject } = waiting.get(id) as Waiting
    waiting.delete(id)
    if (error) reject(fromPlainError(error))
    else resolve(result as never)
  })

  function post(id: number, method: string, args: readonly unknown[]): void {
    const [batch, ...others] = args
    if (batch instanceof PackedBatch) {
      const { message } = batch
      const call: WriterCall = { id, method, args: [message, ...others], packed: "chain" }
      worker.postMessage(call, batch.transferred)
    } else if (batch instanceof PackedNetworkBatch) {
      const call: WriterCall = { id, method, args: [batch.message, ...others], packed: "network" }
      worker.postMessage(call, batch.transferred)
    } else {
      worker.postMessage({ id, method, args } satisfies WriterCall)
    }
  }

  async function call(method: string, args: readonly unknown[]): Promise<unknown> {
    const id = ++lastId
    const result = expect(id)
    if (failure === undefined) post(id, method, args)
    return result
  }

  async function close(): Promise<void> {
    try {
      await call("close", [])
    } finally {
      await worker.terminate()
    }
  }

  try {
    await expect<void>(0)
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return new Proxy({ ...constants, close } as Writer, {
    // A writer is no promise: whoever awaits one asks for `then`.
    get: (own, member) =>
      member in own || member === "then" || typeof member === "symbol"
        ? Reflect.get(own, member)
        : (...args: readonly unknown[]) => call(member, args),
  })
}
