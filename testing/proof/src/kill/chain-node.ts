import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import type { KillSubject } from "./subject.ts"

/** A node as a process of its own. */
export interface ChainNode {
  readonly url: string
  /** Adds a number of blocks within the next half second. */
  grow(blocks: number): void
  /** Stops the growth, and resolves to the number of the last block. */
  settle(): Promise<number>
  stop(): Promise<void>
}

export async function startChainNode({ script, argument }: KillSubject["node"]): Promise<ChainNode> {
  const child: ChildProcess = spawn(process.execPath, [script, argument], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  const ended = once(child, "exit")
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]()
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error("the node's process has ended")
    return value
  }
  return {
    url: await line(),
    grow(blocks) {
      child.stdin?.write(`${blocks}\n`)
    },
    async settle() {
      child.stdin?.write("\n")
      return Number(await line())
    },
    async stop() {
      child.stdin?.end()
      await ended
    },
  }
}
