import { hash } from "node:crypto"
import { decodeXChainTransaction, encodeXChainBlock, encodeXChainTransaction, type Genesis } from "@serac/chain"
import { type Coin, Coins } from "./coins.ts"
import { credentialsOf } from "./credentials.ts"
import { ewoq, type Owner } from "./owners.ts"

type XBlock = Parameters<typeof encodeXChainBlock>[0]
type XTransaction = Parameters<typeof encodeXChainTransaction>[0]

/** Blocks of an X-Chain: after block 0 each has transfers of two inputs and two outputs, with true signatures. */
export function xLedger(genesis: Genesis, owners: readonly Owner[], blocks: number, transfers: number): Uint8Array[] {
  const { avaxAssetID: assetID, networkID, xChainID: blockchainID } = genesis
  const coins = new Coins(assetID, owners, firstCoin(genesis))

  function pay(spent: readonly Coin[], parts: number): XTransaction {
    const payments = coins.share(spent, parts)
    const unsigned = {
      type: "BaseTx" as const,
      networkID,
      blockchainID,
      outputs: coins.outputs(payments),
      inputs: coins.inputs(spent),
      memo: new Uint8Array(),
    }
    const credentials = credentialsOf(encodeXChainTransaction({ unsigned, credentials: [] }), spent)
    const transaction = { unsigned, credentials }
    coins.give(decodeXChainTransaction(encodeXChainTransaction(transaction)).id, payments)
    return transaction
  }

  const chain: Uint8Array[] = []
  const add = (transactions: XBlock["transactions"]) => {
    const parent = chain.at(-1)
    chain.push(
      encodeXChainBlock({
        type: "StandardBlock",
        parentID: parent === undefined ? new Uint8Array(32) : hash("sha256", parent, "buffer"),
        height: BigInt(chain.length),
        time: genesis.timestamp + BigInt(chain.length * 2),
        merkleRoot: new Uint8Array(32),
        transactions,
      }),
    )
  }
  add([])
  if (blocks > 0) add([pay(coins.take(1), 2 * transfers + owners.length)])
  while (chain.length <= blocks) add(Array.from({ length: transfers }, () => pay(coins.take(2), 2)))
  return chain
}

/** The initial funds of the well-known test key's owner. */
function firstCoin({ xChain }: Genesis): Coin {
  for (const { utxos } of xChain.assets) {
    for (const { txID, outputIndex, output } of utxos) {
      if (output.type !== "secp256k1fx.TransferOutput") continue
      if (Buffer.compare(output.addresses[0] ?? new Uint8Array(), ewoq.address) !== 0) continue
      return { txID, outputIndex, amount: output.amount, owner: ewoq }
    }
  }
  throw new Error("the X-Chain begins without funds")
}
