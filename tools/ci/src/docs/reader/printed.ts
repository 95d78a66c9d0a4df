import { PassThrough } from "node:stream"

/** What one piece of work prints. */
export interface Printed {
  stdout: string
  stderr: string
}

/** All that nobody listens for, so that it is there when something goes wrong. */
let current: Printed = { stdout: "", stderr: "" }

/** From now on what this process prints is kept, and not printed. */
export function keepPrinted(): void {
  for (const name of ["stdout", "stderr"] as const)
    process[name].write = ((text: string | Uint8Array, ...rest: unknown[]) => {
      current[name] += typeof text === "string" ? text : Buffer.from(text).toString()
      const written = rest.at(-1)
      if (typeof written === "function") written()
      return true
    }) as typeof process.stdout.write
}

/** Each time that something reads from the terminal, it finds its end: somebody pressed Ctrl-D. */
export function endInput(): void {
  const get = () => new PassThrough().end()
  Object.defineProperty(process, "stdin", { get, configurable: true })
}

/** What is printed from now on, until this is called again. */
export function startPrinting(): Printed {
  current = { stdout: "", stderr: "" }
  return current
}
