import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach } from "vitest"
import { type FakeNode, type FakeNodeOptions, startFakeNode } from "./fake-node.ts"
import { type Run, seracIn } from "./serac.ts"

/** The URLs of a run's services. */
export interface Urls {
  readonly data: string
  readonly metrics: string
}

/**
 * Folders and processes for tests of long-running commands, which are removed after the test.
 *
 * @param atEnd - registers a function to call after the test. Default: after each test of the file, so concurrent tests
 * pass their own `onTestFinished`.
 */
export function workshop(atEnd: (clear: () => Promise<void>) => void = afterEach) {
  const undo: (() => unknown)[] = []
  atEnd(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })

  return {
    /** A folder of the test's own. */
    folder(): string {
      const folder = mkdtempSync(join(tmpdir(), "serac-run-"))
      undo.push(() => rmSync(folder, { recursive: true }))
      return folder
    },
    async node(options?: FakeNodeOptions): Promise<FakeNode> {
      const node = await startFakeNode(options)
      undo.push(() => node.close())
      return node
    },
    /** Runs a command in a folder. */
    run(directory: string, ...args: readonly string[]): Run {
      const run = seracIn({ directory }, ...args)
      undo.push(async () => {
        run.kill("SIGKILL")
        await run.ended
      })
      return run
    },
  }
}

/** Any free port for both services. */
export const anyPort = ["--data-service-port", "0", "--metrics-service-port", "0"] as const

/** The concatenated contents of all files of a folder. */
export function everything(directory: string): string {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n")
}

/** Waits until both services answer. */
export async function serving(run: Run): Promise<Urls> {
  const output = await run.prints("Ctrl-C stops")
  const [, data = ""] = /data service +(http:\S+)/.exec(output) ?? []
  const [, metrics = ""] = /metrics service +(http:\S+)/.exec(output) ?? []
  return { data, metrics }
}

/** Repeats a request until its answer is as wanted; fails after a time that is long enough for a busy machine. */
export async function until<Answer>(ask: () => Promise<Answer>, wanted: (answer: Answer) => boolean): Promise<Answer> {
  let answer: Answer | undefined
  for (let turn = 0; turn < 1_000; turn += 1) {
    answer = await ask()
    if (wanted(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`never as wanted: ${JSON.stringify(answer)}`)
}

/** The number of a data service's newest block. */
export async function newestBlock(data: string, chainId: number | string = 4242): Promise<number> {
  const response = await fetch(`${data}/v1/chains/${chainId}/blocks?pageSize=1`)
  const { blocks } = (await response.json()) as { blocks: readonly { blockNumber: string }[] }
  return Number(blocks?.[0]?.blockNumber ?? -1)
}
