import { mkdirSync } from "node:fs"
import { availableParallelism, cpus } from "node:os"
import { resolve } from "node:path"
import { Option } from "commander"
import { commandOf, countOption } from "../command-line.ts"
import { attacks } from "./attacks.ts"
import { startHostileStack } from "./hostile-stack.ts"
import { attackerAddresses, honestAddresses, type Origin, originKinds } from "./origin.ts"
import { profileSignal } from "./profile-server.ts"
import { figuresOf, reportLine } from "./report-line.ts"
import { HostileResults } from "./results.ts"
import { type AttackOutcome, runAttack } from "./run-attack.ts"
import { type Target, targetNames } from "./target.ts"

const options = commandOf(
  "hostile",
  "Attacks every listener of the command, while callers at other addresses or with another key ask it and are to be answered in time.",
)
  .addOption(countOption("--seconds <count>", "how long each attack lasts").default(3))
  .addOption(countOption("--seed <number>", "decides the moments", 0).default(1))
  .addOption(countOption("--within <milliseconds>", "the longest that an honest answer may take").default(100))
  .option("--attack <names>", "these alone, separated by commas")
  .option("--listener <names>", `these alone, of ${targetNames.join(", ")}`)
  .addOption(countOption("--addresses <count>", "from so many addresses alone; default from one and from a thousand"))
  .addOption(
    new Option("--by <kind>", "by what callers are told from each other; default by each of them").choices(originKinds),
  )
  .addOption(countOption("--connections <count>", "that an attacker holds").default(1_500))
  .addOption(countOption("--callers <count>", "honest callers, each at an address of its own").default(4))
  .option("--profiles <folder>", "where a profile of the server is written for each attack")
  .option("--write", "writes the figures to docs/benchmarks/hostile.json, in the place of those of the same listeners")
  .parse()
  .opts<{
    seconds: number
    seed: number
    within: number
    attack?: string
    listener?: string
    addresses?: number
    by?: Origin["kind"]
    connections: number
    callers: number
    profiles?: string
    write?: true
  }>()

const isChosen = (names: string | undefined, name: string) => names === undefined || names.split(",").includes(name)
const profiles = options.profiles === undefined ? undefined : resolve(options.profiles)
if (profiles !== undefined) mkdirSync(profiles, { recursive: true })
const stack = await startHostileStack(profiles)
const results = new HostileResults()

/** The origins of attackers for a target. */
function attackersOf({ believes }: Target): readonly Origin[] {
  const counts = options.addresses === undefined ? [1, 1_000] : [options.addresses]
  const kinds = options.by === undefined ? originKinds : [options.by]
  return kinds
    .filter((kind) => (kind !== "proxy" || believes.proxies) && (kind !== "key" || believes.keys))
    .flatMap((kind) =>
      // An attacker with a key uses as many addresses as possible.
      (kind === "key" ? counts.slice(-1) : counts).map((count) => ({
        ...{ kind, addresses: attackerAddresses(count) },
        key: stack.keys.attacker,
      })),
    )
}

async function attacked(target: Target, name: string, attacker: Origin, connections: number): Promise<AttackOutcome> {
  const { seconds, seed, callers } = options
  const { kind, addresses } = attacker
  const order = {
    ...{ attack: name, target, origin: attacker, connections },
    seed: `${seed}/${name}/${kind}/${addresses.length}`,
  }
  const honest = { kind, addresses: honestAddresses(callers), key: stack.keys.honest }
  if (profiles !== undefined) process.kill(stack.pid, profileSignal)
  const outcome = await runAttack(order, { origin: honest, seconds, serverPid: stack.pid, nodePid: stack.nodePid })
  if (profiles !== undefined) process.kill(stack.pid, profileSignal)
  return outcome
}

function report(target: Target, attack: string, origin: Origin, outcome: AttackOutcome): void {
  const { longest, failures } = figuresOf(outcome)
  if (failures.length > 0 || longest > options.within) process.exitCode = 1
  const from = `${String(origin.addresses.length).padStart(5)} by ${origin.kind.padEnd(7)}`
  console.log(reportLine(`${target.name.padEnd(10)} ${attack.padEnd(11)} ${from}`, outcome, options.within))
  results.add(target.name, attack, origin, outcome)
}

try {
  console.log(`${availableParallelism()} processors, ${cpus()[0]?.model}; attackers run at a lower priority`)
  for (const target of stack.targets.filter(({ name }) => isChosen(options.listener, name))) {
    const nobody: Origin = { kind: "address", addresses: attackerAddresses(1) }
    report(target, "nobody", nobody, await attacked(target, "idle", nobody, 0))
    for (const { name } of attacks.filter((one) => isChosen(options.attack, one.name) && (one.isFor?.(target) ?? true)))
      for (const attacker of attackersOf(target))
        report(target, name, attacker, await attacked(target, name, attacker, options.connections))
    console.log(`the server has ${Math.round((await stack.residentBytes()) / 2 ** 20)} MiB resident`)
  }
  if (options.write === true) results.write()
} finally {
  await stack.close()
}
