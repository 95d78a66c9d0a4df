const lockTimeout = 10_000
const busy = 5

/** Whether SQLite refused because another connection is at work. */
export function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: unknown }).errcode
  return typeof code === "number" && (code & 0xff) === busy
}

/**
 * Repeats what is refused while another connection writes, for ten seconds. SQLite's own way to wait would stop the thread,
 * and with it perhaps the very one that is waited for.
 */
export async function retryBusy<Result>(work: () => Result): Promise<Result> {
  for (let waited = 0, pause = 1; ; waited += pause, pause = Math.min(50, pause * 2)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || waited >= lockTimeout) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** As {@link retryBusy}, but the thread waits: for what cannot be asynchronous and what is waited for is short. */
export function retryBusySync<Result>(work: () => Result): Result {
  const bell = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0, pause = 1; ; waited += pause, pause = Math.min(50, pause * 2)) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || waited >= lockTimeout) throw error
      Atomics.wait(bell, 0, 0, pause)
    }
  }
}
