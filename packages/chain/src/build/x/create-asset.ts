import { encode } from "../../codec/versioned.ts"
import type { XChainUtxo } from "../../utxo/utxo.ts"
import { type XChainState, xState } from "../../x/slots.ts"
import type { CreateAssetTx, InitialState } from "../../x/transactions.ts"
import { sortedBy } from "../order.ts"
import { type Recipient, recipientOwners, transferOutput } from "../owners.ts"
import type { UnsignedXChain } from "../unsigned-transaction.ts"
import type { Wallet } from "../wallet.ts"
import { complete } from "./complete.ts"
import type { XChainContext } from "./context.ts"

/** A new asset. Without minters its supply is fixed. */
export interface NewAsset {
  /** 1 to 128 letters, digits and spaces of ASCII. */
  readonly name: string
  /** 1 to 4 upper-case letters of ASCII. */
  readonly symbol: string
  /** Number of decimals of displayed amounts: 0 to 32. */
  readonly denomination: number
  /** The initial holders and amounts. */
  readonly holders?: readonly { readonly to: Recipient; readonly amount: bigint }[]
  /** Owners that may mint more. */
  readonly minters?: readonly Recipient[]
  /** Owners that may mint NFTs of a group. */
  readonly nftMinters?: readonly { readonly to: Recipient; readonly groupID: number }[]
  /** Owners that may mint properties. */
  readonly propertyMinters?: readonly Recipient[]
}

function initialStates({
  holders = [],
  minters = [],
  nftMinters = [],
  propertyMinters = [],
}: NewAsset): InitialState[] {
  const byExtension: XChainState[][] = [
    [
      ...holders.map(({ to, amount }) => transferOutput(amount, recipientOwners(to))),
      ...minters.map((to): XChainState => ({ type: "secp256k1fx.MintOutput", ...recipientOwners(to) })),
    ],
    nftMinters.map(({ to, groupID }): XChainState => ({ type: "nftfx.MintOutput", groupID, ...recipientOwners(to) })),
    propertyMinters.map((to): XChainState => ({ type: "propertyfx.MintOutput", ...recipientOwners(to) })),
  ]
  return byExtension.flatMap((outputs, fxIndex) =>
    outputs.length > 0 ? [{ fxIndex, outputs: sortedBy(outputs, (output) => [encode(xState, output)]) }] : [],
  )
}

/**
 * Builds the creation of an asset on the X-Chain; its id is the transaction's.
 *
 * @throws {BuildError} `insufficient-funds`
 * @example
 * import { buildCreateAssetTx, type Wallet, type XChainContext, type XChainUtxo } from "@serac/chain"
 *
 * const createAsset = (context: XChainContext, wallet: Wallet<XChainUtxo>, minter: Uint8Array) =>
 *   buildCreateAssetTx(context, wallet, {
 *     name: "Granite",
 *     symbol: "GRNT",
 *     denomination: 6,
 *     holders: [{ to: minter, amount: 1_000_000_000n }],
 *     minters: [minter],
 *   })
 */
export function buildCreateAssetTx(
  context: XChainContext,
  wallet: Wallet<XChainUtxo>,
  asset: NewAsset,
): UnsignedXChain<CreateAssetTx> {
  const text = new TextEncoder()
  const draft = {
    type: "CreateAssetTx",
    name: text.encode(asset.name),
    symbol: text.encode(asset.symbol),
    denomination: asset.denomination,
    initialStates: initialStates(asset),
  } as const
  return complete<CreateAssetTx>(context, wallet, draft, { fee: context.createAssetTxFee })
}
