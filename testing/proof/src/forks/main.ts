import type { RunningDevnet } from "@serac/devnet/start"
import { privateKeyToAccount } from "viem/accounts"
import { commandOf } from "../command-line.ts"
import { compareForks } from "./compare-forks.ts"
import { compileScript } from "./fork-script.ts"
import { messageRoundTrip } from "./message-round-trip.ts"
import { forkByAnvil, forkByDevnet, type Stops } from "./start-forks.ts"

/** The key with funds in the genesis of local networks, which everybody knows. */
const localKey = "0x56289e99c94b6912bfc12adc093c9b51124f0dc54ac7a766b2bc5ccf558d8027"

const forksCommand = commandOf(
  "forks",
  "Deploys contracts on a living chain, forks it with a devnet and with anvil, and does the same on all three; then sends a message from the devnet's fork to a local L1, and one back.",
)
  .requiredOption("--node <url>", "RPC URL of the living chain")
  .option("--key <key>", "private key of an account with funds there", localKey)
  .parse()
const { node: livingUrl, key } = forksCommand.opts<{ node: string; key: `0x${string}` }>()

const stops: Stops = []
const forkingDevnets: RunningDevnet[] = []
const livingOwner = privateKeyToAccount(key)
try {
  const { differences, ...counts } = await compareForks({ name: "living", url: livingUrl }, livingOwner, [
    forkByDevnet(stops, (running) => void forkingDevnets.push(running)),
    forkByAnvil(stops),
  ])
  console.dir(counts)
  console.dir(differences, { depth: 8 })
  const [running] = forkingDevnets as [RunningDevnet]
  for (const line of running.devnet.network.fork?.unchecked ?? []) console.log(`not checked: ${line}`)
  const messages = await messageRoundTrip(running, livingOwner, await compileScript())
  console.dir(messages)
  console.log(`${differences.length} differences`)
  const isDelivered = messages.every(({ status, received }) => status === "executed" && received === "the message")
  if (differences.length > 0 || !isDelivered) process.exitCode = 1
} finally {
  for (const stop of stops) await stop()
}
