import { creationCode } from "../../contracts/creation.ts"
import { firstContracts, plannedContract } from "../../contracts/planned-contract.ts"
import type { RunningChain } from "../../network/evm/running-chain.ts"
import type { EvmKind } from "./evm-kind.ts"
import type { EvmScene } from "./evm-scene.ts"

const deploymentGas = 3_500_000n

/** Deploys the next contract; the constructor of some contracts fails. */
export const deploy: EvmKind = async (scene) => deployNext(scene, await scene.someChain())

/** Deploys the contracts that every chain has, if they are missing; each in a block of its own. */
export async function deployFirst(scene: EvmScene, running: RunningChain): Promise<void> {
  while ((await madeOn(scene, running)) < firstContracts.length) {
    const before = running.chain.tip
    await deployNext(scene, running)
    await scene.chains.work()
    if (running.chain.tip === before) return
  }
}

async function deployNext(scene: EvmScene, running: RunningChain): Promise<void> {
  const deployer = await scene.funded(running, scene.deployerKey)
  const contract = plannedContract(scene.seed, await madeOn(scene, running))
  const holders = contract.isSpam ? [scene.wallet(running, scene.spammerKey).address] : scene.addresses(running)
  await deployer.send({ data: creationCode(contract, holders), gas: deploymentGas })
}

const madeOn = async (scene: EvmScene, running: RunningChain): Promise<number> =>
  Number(await scene.wallet(running, scene.deployerKey).nonce())
