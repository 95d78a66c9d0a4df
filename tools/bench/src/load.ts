import { fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import { nodeOn } from "./cores.ts"

/** Requests to send for a while, over and over, over connections that stay open. */
export interface Job {
  readonly url: string
  readonly paths: readonly string[]
  readonly seconds: number
  readonly connections: number
}

/** The results of a load. Times are in milliseconds. */
export interface LoadResult {
  readonly answers: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
}

/** autocannon in a process of its own. */
export interface Load {
  readonly run: (job: Job) => Promise<LoadResult>
  readonly stop: () => void
}

export function startLoad(cores: readonly number[]): Load {
  const [program, args] = nodeOn(cores, [])
  const child = fork(fileURLToPath(new URL("load-process.ts", import.meta.url)), {
    execPath: program,
    execArgv: [...args],
  })
  const run = (job: Job) =>
    new Promise<LoadResult>((resolve, reject) => {
      const ended = () => reject(new Error("autocannon's process ended"))
      child.once("exit", ended)
      child.once("message", (answer: LoadResult | { readonly error: string }) => {
        child.off("exit", ended)
        if ("error" in answer) reject(new Error(answer.error))
        else resolve(answer)
      })
      child.send(job)
    })
  return { run, stop: () => child.disconnect() }
}
