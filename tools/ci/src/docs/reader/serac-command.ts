import { setTimeout as sleep } from "node:timers/promises"
import { run } from "@serac/cli"
import { type Printed, startPrinting } from "./printed.ts"

/** A command that runs until it is stopped. */
export interface RunningCommand {
  readonly name: string
  /** Its output until it was ready. */
  readonly printed: Printed
  stop(): Promise<void>
}

/** The result of a command that has ended, or of one that is ready and still running. */
export type CommandOutcome = { readonly code: number; readonly printed: Printed } | { readonly running: RunningCommand }

const signals = ["SIGINT", "SIGTERM"] as const

/** The time limit for expected output, in milliseconds. */
const outputTimeoutMs = 60_000

/** Runs `serac` in this process, as its program does, until it ends or reports that it is ready. */
export async function runSerac(words: readonly string[]): Promise<CommandOutcome> {
  const before = new Set(process.listeners("SIGTERM"))
  const printed = startPrinting()
  let code: number | undefined
  const ended = run(words).then((ending) => {
    code = ending
  })
  const began = performance.now()
  while (code === undefined && !isReady(words[0] ?? "", printed)) {
    if (performance.now() - began > outputTimeoutMs)
      throw new Error(`neither ends nor is ready:\n${printedText(printed)}`)
    await Promise.race([ended, sleep(20)])
  }
  if (code !== undefined) return { code, printed }
  const own = process.listeners("SIGTERM").filter((listener) => !before.has(listener))
  const stop = async () => {
    for (const listener of own) listener("SIGTERM")
    await ended
  }
  return { running: { name: words[0] ?? "", printed, stop } }
}

/** How long `serac status` is asked again, in milliseconds. */
const statusTimeoutMs = 30_000

/** Runs `serac status` until it ends with 0: a reader looks at a service that has been ready for minutes, not at one that has just started. */
export async function runStatus(words: readonly string[]): Promise<CommandOutcome> {
  for (const end = performance.now() + statusTimeoutMs; ; await sleep(500)) {
    const outcome = await runSerac(words)
    if ("running" in outcome || outcome.code === 0 || performance.now() > end) return outcome
  }
}

/** Whether the command reports that it is ready, and each of its indexers has all existing data. */
function isReady(name: string, { stdout, stderr }: Printed): boolean {
  if (!/^Ctrl-C stops/m.test(stdout)) return false
  const named = (state: string) =>
    [...stderr.matchAll(new RegExp(`^\\S+ (.+): ${state}`, "gm"))].map(([, name]) => name)
  const following = new Set(named("following"))
  const started = named("starting")
  if ((name === "up" || name === "index") && started.length === 0) return false
  // The last lines that `up` prints are requests that work.
  return (name !== "up" || /^curl /m.test(stdout)) && started.every((each) => following.has(each))
}

/** Both streams, for an error. */
export const printedText = ({ stdout, stderr }: Printed): string => `${stdout}\n${stderr}`.trim()

/** Calls the new listeners for Ctrl-C. @returns whether there are any */
export function interrupt(before: ReadonlySet<unknown>): boolean {
  const waiting = signals.flatMap((signal) => process.listeners(signal)).filter((listener) => !before.has(listener))
  for (const listener of waiting) listener("SIGINT")
  return waiting.length > 0
}
