import { vi } from "vitest"
import { run } from "../src/index.ts"
import type { Ended } from "./serac.ts"

/** Runs the command in this process, for what ends at once: a process of its own costs a third of a second. */
export async function say(directory: string, ...args: readonly string[]): Promise<Ended> {
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
