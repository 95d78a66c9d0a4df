import { createRequire } from "node:module"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { CodeBlock } from "../markdown/blocks.ts"
import { startPrinting } from "./printed.ts"
import { interrupt } from "./serac-command.ts"
import { importSnippet } from "./snippet-modules.ts"

/** How long a program may take, in milliseconds. */
const moduleTimeoutMs = 60_000

/**
 * Runs a program from a page, including what it only defines: a worker gets a request, and a React hook is rendered.
 *
 * @param head - the program that it continues, as understood by a reader
 * @param folders - the packages that it may import
 * @returns its output
 * @throws if it fails, does not end, or its output differs from its comments
 */
export async function runModule(
  { place, code }: Pick<CodeBlock, "place" | "code">,
  head: string,
  folders: readonly string[],
): Promise<string> {
  const printed = startPrinting()
  const whole = (head === "" ? code : `${head}\n{\n${code}}\n`).replaceAll(/\bport: (?:40|80|96)\d\d\b/g, "port: 0")
  const before = new Set<unknown>([...process.listeners("SIGINT"), ...process.listeners("SIGTERM")])
  let exported: Readonly<Record<string, unknown>> | undefined
  const isCommonJs = /\brequire\("/.test(whole)
  const ended = (isCommonJs ? requireIt(whole, folders[0] ?? "") : importSnippet(place, { code: whole, folders })).then(
    (found) => {
      exported = found
    },
  )
  ended.catch(() => {})
  const began = performance.now()
  while (exported === undefined) {
    await Promise.race([ended, sleep(50)])
    // A program that runs until Ctrl-C has printed output by then.
    if (exported === undefined && printed.stdout !== "") interrupt(before)
    if (performance.now() - began > moduleTimeoutMs)
      throw new Error(`does not end; it printed:\n${printed.stdout}${printed.stderr}`)
  }
  await useExports(exported)
  if (/ from "@tanstack\/react-query"$/m.test(code)) await (await import("./use-hooks.ts")).useHooks(exported)
  // A program that only listens prints output soon.
  while (/\.addEventListener\(/.test(code) && printed.stdout === "")
    if (performance.now() - began > moduleTimeoutMs) throw new Error("nothing that it listens for came")
    else await sleep(20)
  compareComments(code, printed.stdout)
  return printed.stdout
}

/** Runs CommonJS like Node.js, and awaits its `main`. */
async function requireIt(code: string, folder: string): Promise<Readonly<Record<string, unknown>>> {
  const body = `return (async () => {\n${code.replaceAll(/^main\(\)$/gm, "await main()")}\n})()`
  await new Function("require", body)(createRequire(join(folder, "snippet.cjs")))
  return {}
}

/** Sends a request to the worker that the module exports. */
async function useExports({ default: worker }: Readonly<Record<string, unknown>>): Promise<void> {
  if (!isWorker(worker)) return
  const response = await worker.fetch(new Request("https://worker.example/"))
  console.log(response.status, await response.text())
  if (!response.ok) throw new Error(`the worker answers ${response.status}`)
}

interface Worker {
  fetch(request: Request): Promise<Response>
}

const isWorker = (value: unknown): value is Worker =>
  typeof value === "object" && value !== null && "fetch" in value && typeof value.fetch === "function"

/** The expected value in the comment of a line that prints one: `console.log(height) // 1`. */
function compareComments(code: string, printed: string): void {
  for (const [, said = ""] of code.matchAll(/^\s*console\.log\(.*\) \/\/ ((?:-?\d|["'[{]|true\b|false\b|null\b).*)$/gm))
    if (!printed.split("\n").includes(said))
      throw new Error(`its comment says that it prints ${said}, and it prints\n${printed}`)
}
