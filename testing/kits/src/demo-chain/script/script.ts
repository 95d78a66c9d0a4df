import type { Hex } from "viem"
import type { CompiledContract } from "../solidity/compile.ts"
import { call, type Scene, type ScriptedCall } from "./call.ts"
import { approveAndTransfer, burnCoins, disperseCoins, mintCoins, transferCoins } from "./coins.ts"
import { mintGoods, mintNft, transferGoods, transferNft } from "./nfts.ts"
import { createByFactory, deploy, fail, imitate, payments } from "./others.ts"

const transactionsPerBlock = 3

/** The number of blocks that the script takes before its first round. */
export const setupBlocks = (creations: readonly Hex[]) => Math.ceil(creations.length / transactionsPerBlock) + 1

/**
 * The calls of a block: first deployments, then the distribution of tokens, then rounds of choices that only depend on the seed,
 * the block's number and the chain's state, so that a restarted chain continues identically.
 */
export async function scriptBlock(
  scene: Scene,
  creations: readonly Hex[],
  compiled: Readonly<Record<string, CompiledContract>>,
  size: { readonly low: number; readonly high: number },
): Promise<readonly ScriptedCall[]> {
  const step = scene.block - 1
  const deployed = creations.slice(step * transactionsPerBlock, (step + 1) * transactionsPerBlock)
  if (deployed.length > 0) return deployed.map((data) => ({ from: 0, data }))
  if (scene.block === setupBlocks(creations)) return opening(scene)
  const calls: ScriptedCall[] = []
  const count = scene.random.between(size.low, size.high)
  while (calls.length < count) calls.push(...(await act(scene, compiled)))
  return calls
}

function opening({ addresses, contracts }: Scene): readonly ScriptedCall[] {
  const { iceCoin, meltwater, oldCoin, nameless, goods } = contracts
  const others = addresses.slice(1)
  const ids = Array.from({ length: 12 }, (_, index) => BigInt(index + 1))
  return [
    call(0, iceCoin, "disperse", others, 10n ** 21n),
    call(0, meltwater, "disperse", others, 10n ** 10n),
    ...others.map((address) => call(0, oldCoin, "mint", address, 1_000_000n)),
    ...others.map((address) => call(0, nameless, "mint", address, 1_000_000n)),
    ...others.map((address) =>
      call(
        0,
        goods,
        "mintBatch",
        address,
        ids,
        ids.map((id) => id * 2n),
      ),
    ),
  ]
}

async function act(
  scene: Scene,
  compiled: Readonly<Record<string, CompiledContract>>,
): Promise<readonly ScriptedCall[]> {
  const actions = {
    pay: [12, payments],
    transferCoins: [26, transferCoins],
    mintCoins: [4, mintCoins],
    burnCoins: [1, burnCoins],
    disperseCoins: [3, disperseCoins],
    approveAndTransfer: [4, approveAndTransfer],
    mintNft: [9, mintNft],
    transferNft: [12, transferNft],
    mintGoods: [4, mintGoods],
    transferGoods: [7, transferGoods],
    createByFactory: [4, createByFactory],
    deploy: [2, (where: Scene) => deploy(where, compiled)],
    fail: [6, fail],
    imitate: [2, imitate],
  } as const
  type Name = keyof typeof actions
  const weights = Object.fromEntries(Object.entries(actions).map(([name, [weight]]) => [name, weight]))
  return actions[scene.random.weighted(weights as Record<Name, number>)][1](scene)
}
