import { vi } from "vitest"
import { run } from "../src/index.ts"
import type { Ended } from "./serac.ts"

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a short command in this process: a separate process costs a third of a second. Concurrent tests
 * wait for each other, since the folder and the output of the process are replaced meanwhile.
 */
export function say(directory: string, ...args: readonly string[]): Promise<Ended> {
  const said = last.then(() => sayAlone(directory, args))
  last = said.catch(() => {})
  return said
}

async function sayAlone(directory: string, args: readonly string[]): Promise<Ended> {
  const said = { stdout: "", stderr: "" }
  const catching = (stream: "stdout" | "stderr") => (text: unknown) => {
    said[stream] += text
    return true
  }
  const spies = [
    vi.spyOn(process, "cwd").mockReturnValue(directory),
    vi.spyOn(process.stdout, "write").mockImplementation(catching("stdout")),
    vi.spyOn(process.stderr, "write").mockImplementation(catching("stderr")),
    vi.spyOn(console, "log").mockImplementation((line) => void catching("stdout")(`${line}\n`)),
    vi.spyOn(console, "error").mockImplementation((line) => void catching("stderr")(`${line}\n`)),
  ]
  try {
    return { code: await run(args), ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
