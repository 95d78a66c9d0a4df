import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { median } from "./measure.ts"
import type { PartOptions } from "./part.ts"
import { wholeNumber } from "./results/results.ts"
import { printRatios } from "./table.ts"

const repository = fileURLToPath(new URL("../../..", import.meta.url))
const bin = fileURLToPath(new URL("../node_modules/.bin", import.meta.url))
const spec = join(repository, "packages/clients/data/openapi.json")

/** The time to generate a client package from the data document, in cold processes. */
export function generateTimes({ quick, results }: PartOptions): void {
  const rounds = quick ? 1 : 5
  const commands: Readonly<Record<string, (out: string) => readonly [string, ...string[]]>> = {
    "serac generate": (out) => [
      "node",
      join(repository, "packages/cli/src/main.ts"),
      "generate",
      "--spec",
      spec,
      "--out",
      out,
    ],
    "@hey-api/openapi-ts 0.99.0": (out) => [join(bin, "openapi-ts"), "-i", spec, "-o", out, "--silent"],
    "orval 7.21.0": (out) => [join(bin, "orval"), "--input", spec, "--output", join(out, "data.ts")],
  }
  const times = new Map(Object.keys(commands).map((name): [string, number[]] => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, command] of Object.entries(commands)) times.get(name)?.push(time(name, command))
  for (const [name, values] of times)
    results.add(
      "generate",
      { "a client package of the data document, cold": name },
      { milliseconds: wholeNumber(median(values)) },
    )
  printRatios(
    "A client package out of the data document, cold",
    "ms",
    [...times].map(([name, values]) => ({ name, value: median(values) })),
  )
}

function time(name: string, command: (out: string) => readonly [string, ...string[]]): number {
  const folder = mkdtempSync(join(tmpdir(), "serac-bench-"))
  try {
    const [program, ...args] = command(join(folder, "out"))
    const started = performance.now()
    const { status, stderr, stdout } = spawnSync(program, args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, DO_NOT_TRACK: "1" },
    })
    const elapsed = performance.now() - started
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${stdout}\n${stderr}`)
    return elapsed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
