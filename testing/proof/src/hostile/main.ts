import { availableParallelism, cpus } from "node:os"
import { commandOf, countOption } from "../command-line.ts"
import { type Attack, attacks } from "./attacks.ts"
import { startHostileStack } from "./hostile-stack.ts"
import { percentile } from "./percentile.ts"
import { type AttackOutcome, runAttack } from "./run-attack.ts"
import type { Target } from "./target.ts"

const { seconds, seed, within, attack, listener, addresses, connections } = commandOf(
  "hostile",
  "Attacks every listener of the command, while somebody at another address asks it and is to be answered in time.",
)
  .addOption(countOption("--seconds <count>", "how long each attack lasts").default(3))
  .addOption(countOption("--seed <number>", "decides the moments", 0).default(1))
  .addOption(countOption("--within <milliseconds>", "the longest that an honest answer may take").default(100))
  .option("--attack <names>", "these alone, separated by commas")
  .option("--listener <names>", "these alone, of data, metrics, gateway, admin")
  .addOption(countOption("--addresses <count>", "from so many addresses alone; default from one and from a thousand"))
  .addOption(countOption("--connections <count>", "that an attacker holds").default(1_500))
  .parse()
  .opts<{
    seconds: number
    seed: number
    within: number
    attack?: string
    listener?: string
    addresses?: number
    connections: number
  }>()

const isChosen = (names: string | undefined, name: string) => names === undefined || names.split(",").includes(name)
const counts = addresses === undefined ? [1, 1_000] : [addresses]

function lineOf(
  target: Target,
  { name }: Attack,
  from: number,
  { requests, attacker, bufferBytes }: AttackOutcome,
): string {
  const times = requests.map(({ milliseconds }) => milliseconds)
  const failures = requests.flatMap(({ failure }) => (failure === undefined ? [] : [failure]))
  const [p50, p99, max] = [percentile(times, 50), percentile(times, 99), percentile(times, 100)].map((value) =>
    value.toFixed(1),
  )
  const isWell = failures.length === 0 && times.every((time) => time <= within)
  if (!isWell) process.exitCode = 1
  const told = failures.length === 0 ? "" : `; ${failures.length} failed: ${[...new Set(failures)].join(", ")}`
  return [
    isWell ? "well    " : "NOT WELL",
    `${target.name.padEnd(8)}${name.padEnd(12)}${String(from).padStart(5)} addresses`,
    `${times.length} honest requests, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`,
    `(attacker: ${attacker.opened} opened, ${attacker.closed} closed, ${attacker.bytesRead} bytes read, ${Math.round(bufferBytes / 2 ** 20)} MiB in the system's buffers)${told}`,
  ].join("  ")
}

const stack = await startHostileStack()
try {
  console.log(`${availableParallelism()} processors, ${cpus()[0]?.model}; attackers run at a lower priority`)
  const none = { name: "none", description: "nobody", begin: () => {}, reopenMs: 1_000 }
  for (const target of stack.targets.filter(({ name }) => isChosen(listener, name))) {
    const calm = { attack: "idle", target, addresses: 1, connections: 0, seed: "" }
    console.log(lineOf(target, none, 0, await runAttack(calm, seconds)))
    for (const one of attacks.filter(({ name, isFor = () => true }) => isChosen(attack, name) && isFor(target)))
      for (const from of counts) {
        const order = { attack: one.name, target, addresses: from, connections, seed: `${seed}/${one.name}/${from}` }
        console.log(lineOf(target, one, from, await runAttack(order, seconds)))
      }
    console.log(`the server has ${Math.round((await stack.residentBytes()) / 2 ** 20)} MiB resident`)
  }
} finally {
  await stack.close()
}
