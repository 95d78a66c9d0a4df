import {
  buildCChainExportTx,
  buildCChainImportTx,
  type CChainUtxo,
  signTransaction,
  weiPerNanoAvax,
} from "@serac/chain"
import { keyOf } from "../../interfaces/keys.ts"
import { zeroID } from "../../ledger/index.ts"
import { someAmount } from "../amount.ts"
import { milliAvax } from "../recipients.ts"
import type { EvmKind } from "./evm-kind.ts"
import type { EvmScene } from "./evm-scene.ts"

/** A user imports to C what X or P exported. */
export const importToC: EvmKind = async (scene) => {
  const { network, random, chains } = scene
  const { memory, genesis, atomic } = network
  const sourceChain = random.chance(0.5) ? genesis.xChainID : zeroID
  const waiting = memory.between(sourceChain, genesis.cChainID)
  for (const key of random.shuffle(scene.keys)) {
    const wallet = scene.wallet(chains.c, key)
    const utxos = waiting.idsOf(keyOf(wallet.shortAddress)).map((id) => waiting.get(id) as CChainUtxo)
    if (utxos.length === 0) continue
    const transfer = { sourceChain, utxos, to: wallet.ethAddress }
    const now = BigInt(Math.floor(network.clock.now() / 1000))
    const built = buildCChainImportTx(context(scene), { addresses: [wallet.shortAddress], now }, transfer)
    await atomic.issue(signTransaction(built, [key]).bytes, baseFee(scene))
    return
  }
}

/** A user exports from C to X or P. */
export const exportFromC: EvmKind = async (scene) => {
  const { network, random, chains } = scene
  const { genesis, atomic } = network
  const { chain } = chains.c
  const key = scene.someKey()
  const { ethAddress, shortAddress, address } = await scene.funded(chains.c, key)
  const account = await chain.read(chain.tip, ({ state }) => state.account(address))
  const amount = someAmount(random, 5n * milliAvax)
  const accounts = [
    { address: ethAddress, balance: (account?.balance ?? 0n) / weiPerNanoAvax, nonce: account?.nonce ?? 0n },
  ]
  const destinationChain = random.chance(0.5) ? genesis.xChainID : zeroID
  const built = buildCChainExportTx(context(scene), accounts, {
    destinationChain,
    outputs: [{ to: shortAddress, amount }],
  })
  await atomic.issue(signTransaction(built, [key]).bytes, baseFee(scene))
}

/** Twice the last base fee, so that the transaction is valid in the next block. */
const baseFee = ({ chains }: EvmScene) => 2n * (chains.c.chain.tip.header.baseFeePerGas ?? 1n)

function context(scene: EvmScene) {
  const { networkID, cChainID: blockchainID, avaxAssetID } = scene.network.genesis
  return { networkID, blockchainID, avaxAssetID, baseFee: baseFee(scene) }
}
