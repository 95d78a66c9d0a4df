import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { repository, sourcesIn } from "../../support/program.ts"
import { cache } from "../generate.ts"

/** What a generator made of a document. */
export interface Generated {
  /** The time of the whole process. */
  readonly milliseconds: number
  /** The processor's time of it and of what it starts. */
  readonly processorMs: number
  /** The number of operations of the client; 0 if it failed. */
  readonly operations: number
  /** The size of the TypeScript that it wrote, in bytes. */
  readonly bytes: number
  /** What it says on its standard error, a line each; for Serac its warnings, or the reasons of a refusal. */
  readonly told: readonly string[]
  readonly isDone: boolean
}

/** A generator's command for a document, and how its operations are counted. */
interface Generator {
  readonly command: (spec: string, out: string, name: string) => readonly [string, ...string[]]
  readonly operation: RegExp
}

const peers = join(repository, "tools/bench/node_modules/.bin")

/** The generators by name: this one, and those that it is compared with, at the versions of `tools/bench/package.json`. */
export const generators = {
  Serac: {
    command: (spec, out, name) => [
      process.execPath,
      join(repository, "packages/cli/src/main.ts"),
      ...["generate", "--spec", spec, "--out", out, "--name", name],
    ],
    operation: /^export const \w+: R(est|pc)Operation = /gm,
  },
  "hey-api": {
    command: (spec, out) => [join(peers, "openapi-ts"), "-i", spec, "-o", out, "--silent"],
    operation: /^export const \w+ = <ThrowOnError\b/gm,
  },
  orval: {
    command: (spec, out) => [
      join(peers, "orval"),
      "--input",
      spec,
      "--output",
      join(out, "client.ts"),
      "--client",
      "fetch",
    ],
    operation: /^export const \w+ = async \(/gm,
  },
} as const satisfies Readonly<Record<string, Generator>>

/** The longest time that a generator gets, in milliseconds. */
const patienceMs = 300_000

/** Runs a generator in a process of its own. */
export async function generated(
  { command, operation }: Generator,
  spec: string,
  out: string,
  name: string,
): Promise<Generated> {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const [program, ...args] = command(spec, out, name)
  const before = processorTimeOfChildren()
  const started = performance.now()
  const child = spawn(program, args, {
    // hey-api writes the log of an error there.
    cwd: out,
    env: {
      ...process.env,
      DO_NOT_TRACK: "1",
      NODE_OPTIONS: "--max-old-space-size=6144",
      // This one runs from its sources, whose types Node.js removes once; the published package has none.
      NODE_COMPILE_CACHE: join(cache, "compiled"),
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: patienceMs,
  })
  const texts = { stdout: "", stderr: "" }
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      texts[stream] += text
    })
  const status = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve))
  const milliseconds = performance.now() - started
  const processorMs = processorTimeOfChildren() - before
  const sources = sourcesIn(out).map((file) => readFileSync(file, "utf8"))
  return {
    milliseconds,
    processorMs,
    operations: sources.reduce((sum, text) => sum + [...text.matchAll(operation)].length, 0),
    bytes: sources.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    told: `${texts.stderr}${status === 0 ? "" : texts.stdout}`.split("\n").filter((line) => line.trim() !== ""),
    isDone: status === 0,
  }
}

/** Linux counts in hundredths of a second what processes took that have ended. */
function processorTimeOfChildren(): number {
  const stat = readFileSync("/proc/self/stat", "utf8")
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15)
  return (Number(user) + Number(system)) * 10
}
