import { PassThrough } from "node:stream"

/** The output of one task. */
export interface Printed {
  stdout: string
  stderr: string
}

/** Output printed while nothing is being captured, kept for error reports. */
let current: Printed = { stdout: "", stderr: "" }

/** Captures the output of this process from now on instead of printing it. */
export function keepPrinted(): void {
  for (const name of ["stdout", "stderr"] as const)
    process[name].write = ((text: string | Uint8Array, ...rest: unknown[]) => {
      current[name] += typeof text === "string" ? text : Buffer.from(text).toString()
      const written = rest.at(-1)
      if (typeof written === "function") written()
      return true
    }) as typeof process.stdout.write
}

/** Makes each read from the terminal return end of input, as with Ctrl-D. */
export function endInput(): void {
  const get = () => new PassThrough().end()
  Object.defineProperty(process, "stdin", { get, configurable: true })
}

/** Starts capturing output; each call starts a new capture. */
export function startPrinting(): Printed {
  current = { stdout: "", stderr: "" }
  return current
}
