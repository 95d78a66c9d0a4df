import { encode } from "../../codec/versioned.ts"
import type { Owners } from "../../fx/secp256k1fx.ts"
import { compareBytes } from "../../text/compare-bytes.ts"
import { formatId } from "../../text/id.ts"
import type { UtxoLocation } from "../../text/utxo-id.ts"
import type { XChainUtxo } from "../../utxo/utxo.ts"
import type { XChainOperation, XChainState } from "../../x/slots.ts"
import {
  type OperationTx,
  operation as operationSchema,
  type XChainTransferableOperation,
} from "../../x/transactions.ts"
import { BuildError } from "../build-error.ts"
import { sortedBy } from "../order.ts"
import { type Agreement, agree, keyOf, type Recipient, recipientOwners } from "../owners.ts"
import type { UnsignedXChain } from "../unsigned-transaction.ts"
import { type OpenWallet, openWallet, type Wallet } from "../wallet.ts"
import { complete } from "./complete.ts"
import type { XChainContext } from "./context.ts"

/** The asset, and the output that the operation consumes; by default the first suitable output that the wallet may use. */
interface OnAsset {
  readonly assetID: Uint8Array
  readonly utxo?: UtxoLocation
}

/** An operation on an asset: mint more of it; mint or transfer an NFT; mint or burn a property. */
export type AssetOperation = OnAsset &
  (
    | { readonly type: "secp256k1fx.MintOperation"; readonly to: Recipient; readonly amount: bigint }
    | {
        readonly type: "nftfx.MintOperation"
        /** Recipients of one NFT each. */
        readonly to: readonly Recipient[]
        /** At most 1024 bytes. */
        readonly payload: Uint8Array
        /** Id of the group. Default: any group. */
        readonly groupID?: number
      }
    | { readonly type: "nftfx.TransferOperation"; readonly to: Recipient }
    | { readonly type: "propertyfx.MintOperation"; readonly to: Recipient }
    | { readonly type: "propertyfx.BurnOperation" }
  )

const consumed = {
  "secp256k1fx.MintOperation": "secp256k1fx.MintOutput",
  "nftfx.MintOperation": "nftfx.MintOutput",
  "nftfx.TransferOperation": "nftfx.TransferOutput",
  "propertyfx.MintOperation": "propertyfx.MintOutput",
  "propertyfx.BurnOperation": "propertyfx.OwnedOutput",
} as const satisfies Record<AssetOperation["type"], XChainState["type"]>

const bare = ({ locktime, threshold, addresses }: Owners): Owners => ({ locktime, threshold, addresses })

function operationOn(wanted: AssetOperation, output: XChainState, signatureIndices: number[]): XChainOperation {
  const input = { signatureIndices }
  switch (wanted.type) {
    case "secp256k1fx.MintOperation": {
      const transferOutput = { amount: wanted.amount, ...recipientOwners(wanted.to) }
      return { type: wanted.type, mintInput: input, mintOutput: bare(output), transferOutput }
    }
    case "nftfx.MintOperation": {
      const { groupID } = output as Extract<XChainState, { type: "nftfx.MintOutput" }>
      return {
        type: wanted.type,
        mintInput: input,
        groupID,
        payload: wanted.payload,
        outputs: wanted.to.map((to) => recipientOwners(to)),
      }
    }
    case "nftfx.TransferOperation": {
      const { groupID, payload } = output as Extract<XChainState, { type: "nftfx.TransferOutput" }>
      return { type: wanted.type, input, output: { groupID, payload, ...recipientOwners(wanted.to) } }
    }
    case "propertyfx.MintOperation":
      return { type: wanted.type, mintInput: input, mintOutput: bare(output), ownedOutput: recipientOwners(wanted.to) }
    case "propertyfx.BurnOperation":
      return { type: wanted.type, ...input }
  }
}

function fits(wanted: AssetOperation, { txID, outputIndex, assetID, output }: XChainUtxo): boolean {
  if (output.type !== consumed[wanted.type] || compareBytes(assetID, wanted.assetID) !== 0) return false
  if (wanted.type === "nftfx.MintOperation" && wanted.groupID !== undefined) {
    if ((output as Extract<XChainState, { type: "nftfx.MintOutput" }>).groupID !== wanted.groupID) return false
  }
  const { utxo } = wanted
  return utxo === undefined || (outputIndex === utxo.outputIndex && compareBytes(txID, utxo.txID) === 0)
}

interface Chosen {
  readonly transferable: XChainTransferableOperation
  readonly signers: readonly Uint8Array[]
}

function choose(wallet: OpenWallet<XChainUtxo>, wanted: AssetOperation, used: Set<string>): Chosen {
  for (const utxo of wallet.utxos) {
    const { txID, outputIndex, assetID, output } = utxo
    const place = `${keyOf(txID)}:${outputIndex}`
    if (used.has(place) || !fits(wanted, utxo)) continue
    const agreement: Agreement | undefined = agree(output, wallet.ours, wallet.now)
    if (!agreement) continue
    used.add(place)
    const operation = operationOn(wanted, output, agreement.indices)
    return { transferable: { assetID, inputIDs: [{ txID, outputIndex }], operation }, signers: agreement.signers }
  }
  throw new BuildError(
    "not-found",
    `The wallet has nothing for a ${wanted.type} of the asset ${formatId(wanted.assetID)}`,
  )
}

/**
 * Builds operations on assets of the X-Chain: minting, NFT transfers, and burning of properties. The wallet's unspent
 * outputs must include the required mint outputs, NFTs and properties, and AVAX for the fee.
 *
 * @throws {BuildError} `not-found`, `insufficient-funds`
 * @example
 * import { buildOperationTx, type Wallet, type XChainContext, type XChainUtxo } from "@serac/chain"
 *
 * const mint = (context: XChainContext, wallet: Wallet<XChainUtxo>, assetID: Uint8Array, to: Uint8Array) =>
 *   buildOperationTx(context, wallet, {
 *     operations: [{ type: "secp256k1fx.MintOperation", assetID, to, amount: 1_000_000n }],
 *   })
 */
export function buildOperationTx(
  context: XChainContext,
  wallet: Wallet<XChainUtxo>,
  work: { readonly operations: readonly AssetOperation[] },
): UnsignedXChain<OperationTx> {
  const open = openWallet(wallet)
  const used = new Set<string>()
  const chosen = work.operations.map((wanted) => choose(open, wanted, used))
  const ordered = sortedBy(chosen, ({ transferable }) => [encode(operationSchema, transferable)])
  const operations = ordered.map(({ transferable }) => transferable)
  const signers = ordered.map((operation) => operation.signers)
  return complete<OperationTx>(context, wallet, { type: "OperationTx", operations }, { fee: context.txFee, signers })
}
