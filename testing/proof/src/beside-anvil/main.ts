import { commandOf, countOption } from "../command-line.ts"
import { compareMachines } from "./compare-machines.ts"

const anvilCommand = commandOf(
  "anvil",
  "Sends signed transactions of all kinds to an anvil and to an EVM chain of a devnet with its rules, and compares what came of each.",
)
  .option("--seed <seed>", "what the transactions follow from", "anvil")
  .addOption(countOption("--count <count>", "how many transactions").default(800))
  .addOption(countOption("--show <count>", "how many differences are shown", 0).default(3))
  .parse()
const { seed, count: transactionCount, show } = anvilCommand.opts<{ seed: string; count: number; show: number }>()

const startedAt = performance.now()
const { differences: machineDifferences, ...machineCounts } = await compareMachines(seed, transactionCount)
console.dir(machineCounts)
console.dir(machineDifferences.slice(0, show), { depth: 8 })
const elapsedSeconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`${transactionCount} transactions in ${elapsedSeconds} s: ${machineDifferences.length} differences`)
if (machineDifferences.length > 0) process.exitCode = 1
