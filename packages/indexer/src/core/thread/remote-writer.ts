import { fromPlainError, type PlainError } from "./errors.ts"
import { writerThreads } from "./writer-threads.ts"

/** A call of a writer's method, sent to the writer's thread. */
export interface WriterCall {
  readonly id: number
  readonly method: string
  readonly args: readonly unknown[]
  /** Set if the first argument is the message of a packed batch. */
  readonly isPacked?: true
}

/** The outcome of a call. ID 0 is the opening of the store. */
export type WriterReply =
  | { readonly id: number; readonly result: unknown; readonly error?: never }
  | { readonly id: number; readonly error: PlainError; readonly result?: never }

interface PendingWrite {
  resolve(result: never): void
  reject(error: unknown): void
}

/** A batch that is transferred to the writer's thread as bytes, without a copy. */
export interface Packed {
  /** The message to send. The class makes an equal batch of it in the other thread. */
  readonly message: unknown
  /** The buffers of the message that are transferred; this thread can no longer read them. */
  readonly transferred: readonly ArrayBuffer[]
}

/** A class of packed batches. */
export interface PackedClass {
  // biome-ignore lint/suspicious/noExplicitAny: the message is what the class itself made of a batch
  new (message: any): Packed
}

/** Options of a writer in its own thread. */
export interface RemoteWriterOptions<Writer> {
  /** The module that the thread runs; it calls {@link serveWriter}. */
  readonly file: URL
  readonly data: object
  /** What the writer stores, in words. */
  readonly subject: string
  /** Members of the writer that are not methods. */
  readonly constants: Partial<Writer>
  /** The class of the writer's batches. */
  readonly batch: PackedClass
}

/** Opens a writer in the thread that stores, so that decoding and storing use one core each. Closing it closes its store. */
export async function openRemoteWriter<Writer extends { close(): Promise<void> }>({
  file,
  data,
  subject,
  constants,
  batch,
}: RemoteWriterOptions<Writer>): Promise<Writer> {
  const task = writerThreads.run(subject, `The thread that stores ${subject}`, file, data)
  const { port } = task
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
  void task.ended.then((error) => fail(error ?? new Error(`The writer of ${subject} is closed.`)))
  port.on("message", ({ id, result, error }: WriterReply) => {
    const { resolve, reject } = waiting.get(id) as PendingWrite
    waiting.delete(id)
    if (error) reject(fromPlainError(error))
    else resolve(result as never)
  })

  function post(id: number, method: string, args: readonly unknown[]): void {
    const [first, ...others] = args
    if (first instanceof batch) {
      const call: WriterCall = { id, method, args: [first.message, ...others], isPacked: true }
      port.postMessage(call, first.transferred)
    } else {
      port.postMessage({ id, method, args } satisfies WriterCall)
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
      task.leave()
    }
  }

  try {
    await expect<void>(0)
  } catch (error) {
    task.leave()
    throw error
  }
  return new Proxy({ ...constants, close } as Writer, {
    // `await` reads `then` of the writer, which is not a promise.
    get: (own, member) =>
      member in own || member === "then" || typeof member === "symbol"
        ? Reflect.get(own, member)
        : (...args: readonly unknown[]) => call(member, args),
  })
}
