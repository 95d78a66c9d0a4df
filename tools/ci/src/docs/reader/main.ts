import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { CodeBlock } from "../markdown/blocks.ts"
import { endInput, keepPrinted } from "./printed.ts"
import { Session } from "./session.ts"
import { serveSnippets } from "./snippet-modules.ts"
import { type Stack, startStack } from "./stack.ts"

/** A request of the test. */
export type Task =
  | { readonly kind: "block"; readonly block: CodeBlock; readonly head: string }
  /** The next block is that of another page. */
  | { readonly kind: "turn" }
  | { readonly kind: "forwarded" }
  | { readonly kind: "close" }

/** The result: text, or an error message. */
export type SnippetOutcome = { readonly result: string } | { readonly failure: string }

// A separate process: programs change the folder, print, listen for signals, and leave servers running.
const [readerFolder = ""] = process.argv.slice(2)
const exit = process.exit
keepPrinted()
endInput()
process.exit = (code) => {
  throw new Error(`process.exit(${code})`)
}
serveSnippets()
const stackStarting = startStack(join(readerFolder, "stack"))
const environment = process.env
let session: Session | undefined
let pageCount = 0

/** An unhandled rejection or exception, during or after a block. */
let unhandled: unknown
process.on("unhandledRejection", (reason) => {
  unhandled ??= reason
})

async function work(task: Task): Promise<string> {
  const stack: Stack = await stackStarting
  if (task.kind === "forwarded") return stack.forwarded.join("\n")
  if (task.kind !== "block") {
    await session?.close()
    session = undefined
    process.env = environment
    if (task.kind === "close") await stack.close()
    return ""
  }
  if (session === undefined) {
    pageCount += 1
    const directory = join(readerFolder, `page-${pageCount}`)
    mkdirSync(directory)
    session = new Session(directory, stack)
  }
  const result = await session.run(task.block, task.head)
  if (unhandled !== undefined) throw unhandled
  return result
}

process.on("message", async (task: Task) => {
  unhandled = undefined
  const answer: SnippetOutcome = await work(task).then(
    (result) => ({ result }),
    (error: unknown) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  process.send?.(answer, undefined, undefined, () => task.kind === "close" && exit(0))
})
