import { fromPlainError, type PlainError } from "./errors.ts"
import { startWorker } from "./start-worker.ts"

/** A method of the writer to be called in its thread. */
export interface WriterCall {
  readonly id: number
  readonly method: string
  readonly args: readonly unknown[]
  /** The first of them is the message of a packed batch. */
  readonly isPacked?: true
}

/** What became of it. Number 0 is the opening of the store. */
export type WriterReply =
  | { readonly id: number; readonly result: unknown; readonly error?: never }
  | { readonly id: number; readonly error: PlainError; readonly result?: never }

interface PendingWrite {
  resolve(result: never): void
  reject(error: unknown): void
}

/** A batch that goes to the writer's thread as bytes, of which nothing is copied. */
export interface Packed {
  /** What goes over. Making a batch of it there gives the same batch. */
  readonly message: unknown
  /** What of it is handed over, and not there any more after. */
  readonly transferred: readonly ArrayBuffer[]
}

/** A class of such batches. */
export interface PackedClass {
  // biome-ignore lint/suspicious/noExplicitAny: the message is what the class itself made of a batch
  new (message: any): Packed
}

/** A writer in a thread of its own. */
export interface RemoteWriterOptions<Writer> {
  /** What the thread begins with: it calls {@link serveWriter}. */
  readonly file: URL
  readonly data: object
  /** What it stores, in words. */
  readonly subject: string
  /** Those of the writer's members that are no methods. */
  readonly constants: Partial<Writer>
  /** The class of its batches. */
  readonly batch: PackedClass
}

/** Opens a writer in a thread, so that decoding and storing have a core each. It closes with its store. */
export async function openRemoteWriter<Writer extends { close(): Promise<void> }>({
  file,
  data,
  subject,
  constants,
  batch,
}: RemoteWriterOptions<Writer>): Promise<Writer> {
  const worker = startWorker(file, data)
  const waiting = new Map<number, PendingWrite>()
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
    const { resolve, reject } = waiting.get(id) as PendingWrite
    waiting.delete(id)
    if (error) reject(fromPlainError(error))
    else resolve(result as never)
  })

  function post(id: number, method: string, args: readonly unknown[]): void {
    const [first, ...others] = args
    if (first instanceof batch) {
      const call: WriterCall = { id, method, args: [first.message, ...others], isPacked: true }
      worker.postMessage(call, first.transferred)
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
