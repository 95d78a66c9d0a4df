import { hash } from "node:crypto"
import { decodePChainTransaction, encodePChainBlock, encodePChainTransaction, type Genesis } from "@serac/chain"
import { type Coin, Coins, type Payment } from "./coins.ts"
import { credentialsOf } from "./credentials.ts"
import { ewoq, makeOwners } from "./owners.ts"
import { firstCoin, type PLedger, secondsPerBlock } from "./p-ledger.ts"

const [owner = ewoq] = makeOwners(1)

/** The owner of all outputs. */
export const fanOwner = owner

/** Amounts are from 1 to this. */
export const maxPayment = 1_000_000_000

/** Blocks of a P-Chain that pay one address: one transaction a block, so many outputs of different amounts in each. */
export function fanLedger(genesis: Genesis, blocks: number, outputs: number): PLedger {
  const { networkID, avaxAssetID } = genesis
  let change: Coin = firstCoin(genesis)
  const coins = new Coins(avaxAssetID, [fanOwner], change)
  const chain = [encodePChainBlock({ type: "ApricotCommitBlock", parentID: genesis.id, height: 0n })]
  while (chain.length <= blocks) {
    const payments: Payment[] = Array.from({ length: outputs }, (_, index) => ({
      amount: benchAmount(chain.length * outputs + index),
      owner: fanOwner,
    }))
    const left = change.amount - payments.reduce((sum, { amount }) => sum + amount, 0n)
    const unsigned = {
      type: "BaseTx" as const,
      networkID,
      blockchainID: new Uint8Array(32),
      outputs: coins.outputs([...payments, { amount: left, owner: ewoq }]),
      inputs: coins.inputs([change]),
      memo: new Uint8Array(),
    }
    const credentials = credentialsOf(encodePChainTransaction({ unsigned, credentials: [] }), [change])
    const { id } = decodePChainTransaction(encodePChainTransaction({ unsigned, credentials }))
    change = { txID: id, outputIndex: outputs, amount: left, owner: ewoq }
    chain.push(
      encodePChainBlock({
        type: "BanffStandardBlock",
        time: genesis.timestamp + BigInt(chain.length) * secondsPerBlock,
        parentID: hash("sha256", chain.at(-1) ?? "", "buffer"),
        height: BigInt(chain.length),
        transactions: [{ unsigned, credentials }],
      }),
    )
  }
  return { blocks: chain, rewards: new Map() }
}

/** Pseudo-random amounts, the same in every run. */
function benchAmount(index: number): bigint {
  return BigInt(1 + (hash("sha256", `amount ${index}`, "buffer").readUInt32BE() % maxPayment))
}
