const lockTimeout = 10_000
const busy = 5

/** Whether SQLite refused a call because another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: unknown }).errcode
  return typeof code === "number" && (code & 0xff) === busy
}

/**
 * Retries work that SQLite refuses while another connection writes, for ten seconds. SQLite's own busy wait would block the thread,
 * which may be the one that holds the lock.
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

/** Like {@link retryBusy}, but blocks the thread: for calls that cannot be asynchronous and wait only briefly. */
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
