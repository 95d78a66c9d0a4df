import { placeContract } from "../contracts/place-contract.ts"
import { predeployedContracts } from "../contracts/predeployed.ts"
import { fundOnFork } from "../fork/begin-fork.ts"
import type { DevnetL1s } from "../l1/devnet-l1s.ts"
import type { L1Plan } from "../l1/l1-plan.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { Gifts } from "../wallet/gifts.ts"

interface BeginningParts {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly gifts: Gifts
  readonly l1s: DevnetL1s
}

/**
 * Starts the C-Chain, whose first blocks pay the funded accounts, and the fork if there is one; then creates the planned L1s.
 *
 * @param pause - awaited before each step, so that other tasks run.
 */
export async function beginNetwork(
  parts: BeginningParts,
  plans: readonly L1Plan[],
  pause: () => Promise<void>,
): Promise<void> {
  const { network, chains, gifts, l1s } = parts
  await pause()
  await chains.begin()
  await beginFork(parts)
  for (const contract of predeployedContracts) await placeContract(network, chains.c, contract)
  if (chains.c.fork === undefined) await gifts.pay(chains)
  for (const plan of plans) {
    await pause()
    await l1s.create(plan)
  }
}

/** Registers a forked L1 on the P-Chain, and funds the accounts on a fork. */
async function beginFork({ network, chains, gifts, l1s }: BeginningParts): Promise<void> {
  const { fork } = network
  if (fork === undefined) return
  if (fork.kind === "subnet-evm") await l1s.create({ name: "fork", fork })
  for (const running of chains.all) if (running.fork) await fundOnFork(network, running, gifts.balances)
}
