import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { pinToTwoCores } from "./cores.ts"
import type { PartOptions } from "./part.ts"
import { wholeNumber } from "./results/results.ts"

const repository = fileURLToPath(new URL("../../..", import.meta.url))
const benchPort = 19_700
const height = '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight"}'

/** A request of the measurement: its name, port and method. */
const probes: readonly (readonly [what: string, offset: number, path: string, body?: string])[] = [
  ["node, P-Chain", 2, "/ext/bc/P", height],
  ["data service", 0, "/v1/chains"],
  ["metrics service", 1, "/v1/avg_tps/99123"],
  ["gateway", 3, "/ext/bc/P", height],
]

/** From the command, when all is installed and compiled, to the first answer of each of its servers. */
export async function npmStart({ quick, results }: PartOptions): Promise<void> {
  console.log(`\nnpm start, warm, ${pinToTwoCores()}`)
  const directory = await mkdtemp(join(tmpdir(), "serac-bench-start-"))
  const rounds: (readonly number[])[] = []
  try {
    // The first run compiles, and leaves data that the next run deletes.
    await once(directory)
    for (let round = 0; round < (quick ? 1 : 5); round++) rounds.push(await once(directory))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
  for (const [at, [what]] of probes.entries()) {
    const times = rounds.map((round) => round[at] as number).sort((one, other) => one - other)
    const [least = 0, most = 0] = [times[0], times.at(-1)]
    const middle = `${wholeNumber(times[times.length >> 1] ?? 0)} ms`
    results.add("start", { answers: what }, { middle, "all five": `${wholeNumber(least)} to ${wholeNumber(most)} ms` })
    const shown = times.map((time) => time.toFixed(0)).join(", ")
    console.log(`  ${what.padEnd(16)} answers after ${times[times.length >> 1]?.toFixed(0).padStart(5)} ms (${shown})`)
  }
}

async function once(directory: string): Promise<readonly number[]> {
  const begun = performance.now()
  const child = spawn("npm", ["start"], {
    cwd: repository,
    env: { ...process.env, SERAC_PORT: String(benchPort), SERAC_START_DIRECTORY: directory },
    stdio: "ignore",
    // Ctrl-C reaches all processes of a terminal; these run in their own process group.
    detached: true,
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  try {
    return await Promise.all(
      probes.map(async ([what, offset, path, body]) => {
        await untilAnswered(child, what, `http://127.0.0.1:${benchPort + offset}${path}`, body)
        return performance.now() - begun
      }),
    )
  } finally {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), "SIGINT")
    await ended
  }
}

async function untilAnswered(child: ChildProcess, what: string, url: string, body: string | undefined): Promise<void> {
  const request = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body }
  let listens = false
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} before the ${what} answered`)
    // A failed request costs several times as much as a connection attempt, on the measured cores.
    listens ||= await takesConnections(url)
    // A service without indexed data reports that, which counts as an answer; a starting node does not count.
    const isAnswer = async (response: Response) => (await response.arrayBuffer()) && (response.ok || body === undefined)
    if (listens && (await fetch(url, request).then(isAnswer, () => false))) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function takesConnections(url: string): Promise<boolean> {
  const place = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(place.port), place.hostname)
    socket.once("connect", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
}
