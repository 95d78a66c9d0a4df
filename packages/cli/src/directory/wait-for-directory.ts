import type { WaitForNodeOptions } from "../node/wait-for-node.ts"
import { type DirectoryLock, DirectoryLockedError, lockDirectory } from "./lock.ts"

const askEvery = 1_000

/**
 * Takes a data directory as soon as no other process has it: a standby takes over within a second of the other one's end,
 * however that ends. Rejects when waiting is over.
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
