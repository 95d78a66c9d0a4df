import type { WaitForNodeOptions } from "../node/wait-for-node.ts"
import { type DirectoryLock, DirectoryLockedError, lockDirectory } from "./lock.ts"

const askEvery = 1_000

/**
 * Locks a data directory as soon as no other process holds it: a standby takes over within a second after the other process has ended
 * in any way. Rejects when waiting is aborted.
 */
export async function waitForDirectory(directory: string, { say, pause }: WaitForNodeOptions): Promise<DirectoryLock> {
  for (let told = false; ; told = true) {
    try {
      const lock = lockDirectory(directory)
      if (told) say("taking over")
      return lock
    } catch (error) {
      if (!(error instanceof DirectoryLockedError)) throw error
      if (!told) say(`standing by: ${error.message.split(";")[0]}`)
      await pause(askEvery)
    }
  }
}
