import {
  encodeXChainTransaction,
  type XChainCredential,
  type XChainState,
  type XChainUnsignedTransaction,
} from "@serac/chain"
import type { MadeTransaction } from "../block.ts"
import { bytesFor, hexOf, sha256 } from "../bytes.ts"
import type { ChainAlias, Coin } from "../coins.ts"
import { type SpentOutput, sortedOutputs } from "../outputs.ts"
import { signatures } from "../people.ts"
import type { WorldSetting } from "../setting.ts"
import { Spend } from "../spend.ts"

/** The state from which X-Chain transactions are made. */
export interface Desk {
  readonly setting: WorldSetting
  readonly height: number
  readonly time: number
}

/** The effects of a transaction other than its spent inputs. */
export interface XDraft {
  readonly unsigned: XChainUnsignedTransaction
  readonly spend: Spend
  /** The UTXOs that the transaction consumes, in the order of its credentials. */
  readonly consumed: readonly { readonly coin: Coin; readonly credential: "secp256k1fx" | "nftfx" | "propertyfx" }[]
  /** The outputs behind its base outputs; without an asset they are of the asset that the transaction creates. */
  readonly more?: readonly { readonly assetID?: Uint8Array; readonly output: XChainState }[]
  readonly exportedTo?: ChainAlias
}

export const spendOn = ({ setting: { coins, random }, time }: Desk): Spend => new Spend(coins, "X", time, random)

/** The members that all transactions have. */
export const baseTransaction = (
  { setting: { networkID, ids, random } }: Desk,
  inputs: ReturnType<Spend["inputs"]>,
  outputs: readonly SpentOutput[],
) => ({
  networkID,
  blockchainID: ids.X,
  outputs: sortedOutputs(outputs),
  inputs,
  memo: random.chance(0.2) ? bytesFor(`memo ${random.next()}`, random.between(0, 40)) : new Uint8Array(),
})

/** Coins that inputs consume. */
export const plainInputs = (coins: readonly Coin[]) =>
  coins.map((coin) => ({ coin, credential: "secp256k1fx" as const }))

/** Accepts a transaction: its inputs become spent, and its outputs exist. */
export function accept({ setting, height, time }: Desk, draft: XDraft, index: number): MadeTransaction {
  const { unsigned, spend, consumed, more = [], exportedTo } = draft
  const { coins } = setting
  const withoutCredentials = encodeXChainTransaction({ unsigned, credentials: [] })
  const message = withoutCredentials.subarray(0, -4)
  const signed = consumed.map(({ coin }) => signatures(message, spend.addressesOf(coin)))
  const credentials = consumed.map(({ credential }, at): XChainCredential => {
    return { type: `${credential}.Credential`, signatures: signed[at] ?? [] }
  })
  const bytes = encodeXChainTransaction({ unsigned, credentials })
  const id = sha256(bytes)
  const moment = { chain: "X" as const, height, timestamp: time }
  for (const [at, { coin }] of consumed.entries()) {
    const signers = spend.addressesOf(coin)
    const shown = (signed[at] ?? []).map((signature, nth) => ({ signature, signer: signers[nth] as Uint8Array }))
    coins.spend(coin, { ...moment, txID: id, signatures: shown })
  }
  const first = unsigned.outputs.length
  const sent = "exportedOutputs" in unsigned ? unsigned.exportedOutputs : []
  const behind = [...more.map(({ assetID = id, output }) => ({ assetID, output })), ...sent]
  const made = [...unsigned.outputs, ...behind].map((one, outputIndex): Coin => {
    const home = exportedTo && outputIndex >= first ? exportedTo : "X"
    return { ...one, txID: id, outputIndex, made: moment, home, isStaked: false }
  })
  for (const coin of made) coins.add(coin)
  const spent = consumed.map(({ coin }) => coin)
  const assets = new Map([...spent, ...made].map(({ assetID }) => [hexOf(assetID), assetID]))
  if (unsigned.type === "CreateAssetTx") assets.set(hexOf(id), id)
  return {
    chain: "X",
    height,
    index,
    id,
    bytes,
    type: unsigned.type,
    timestamp: time,
    spent,
    made,
    named: [],
    assets: [...assets.values()],
  }
}
