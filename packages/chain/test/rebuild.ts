import { buildCChainExportTx, buildCChainImportTx, type CChainContext } from "../src/build/c/atomic.ts"
import type { Recipient } from "../src/build/owners.ts"
import type { PChainContext } from "../src/build/p/context.ts"
import {
  buildConvertSubnetToL1Tx,
  buildDisableL1ValidatorTx,
  buildIncreaseL1ValidatorBalanceTx,
  buildRegisterL1ValidatorTx,
  buildSetL1ValidatorWeightTx,
} from "../src/build/p/l1.ts"
import type { PChainPayment } from "../src/build/p/payment.ts"
import { buildAddAutoRenewedValidatorTx, buildSetAutoRenewedValidatorConfigTx } from "../src/build/p/renewal.ts"
import { buildAddPermissionlessDelegatorTx, buildAddPermissionlessValidatorTx } from "../src/build/p/stake.ts"
import {
  buildAddSubnetValidatorTx,
  buildCreateChainTx,
  buildCreateSubnetTx,
  buildRemoveSubnetValidatorTx,
  buildTransferSubnetOwnershipTx,
} from "../src/build/p/subnet.ts"
import { buildPChainBaseTx, buildPChainExportTx, buildPChainImportTx } from "../src/build/p/transfer.ts"
import type { UnsignedCChain, UnsignedPChain, UnsignedXChain } from "../src/build/unsigned-transaction.ts"
import type { Wallet } from "../src/build/wallet.ts"
import type { XChainContext } from "../src/build/x/context.ts"
import { buildCreateAssetTx } from "../src/build/x/create-asset.ts"
import { type AssetOperation, buildOperationTx } from "../src/build/x/operation.ts"
import { buildXChainBaseTx, buildXChainExportTx, buildXChainImportTx } from "../src/build/x/transfer.ts"
import type { CChainUnsignedAtomicTransaction } from "../src/c/transactions.ts"
import { formatText } from "../src/codec/utf8.ts"
import { atomicGas } from "../src/fees/atomic-fee.ts"
import type { Owners } from "../src/fx/secp256k1fx.ts"
import type { PChainTransferableOutput } from "../src/p/base.ts"
import type { PChainUnsignedTransaction } from "../src/p/transactions.ts"
import type { CChainUtxo, PChainUtxo, XChainUtxo } from "../src/utxo/utxo.ts"
import type {
  XChainTransferableOperation,
  XChainTransferableOutput,
  XChainUnsignedTransaction,
} from "../src/x/transactions.ts"

// Reconstructs the request to a wallet from its transaction: the payments are the outputs without the change, which
// is the largest unlocked output of each asset to the wallet's own address only.

const equal = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, index) => byte === b[index])

type Output = PChainTransferableOutput | XChainTransferableOutput

const amountOf = ({ output }: Output) => (output.type === "stakeable.LockOut" ? output.output.amount : output.amount)

function isOwn({ output }: Output, change: Uint8Array): boolean {
  if (output.type === "stakeable.LockOut") return false
  const { locktime, threshold, addresses } = output
  return locktime === 0n && threshold === 1 && addresses.length === 1 && equal(addresses[0] as Uint8Array, change)
}

function payments(outputs: readonly Output[], change: Uint8Array): PChainPayment[] {
  const rest = new Set(outputs)
  for (const { assetID } of outputs) {
    const own = [...outputs].filter((output) => equal(output.assetID, assetID) && isOwn(output, change))
    const [largest] = own.sort((a, b) => (amountOf(a) < amountOf(b) ? 1 : -1))
    if (largest) rest.delete(largest)
  }
  return [...rest].map(payment)
}

function payment({ assetID, output }: Output): PChainPayment {
  if (output.type !== "stakeable.LockOut") return { to: output, amount: output.amount, assetID }
  return { to: output.output, amount: output.output.amount, assetID, stakeableLocktime: output.locktime }
}

/** The recipient of an import: the owners of the first output. */
const recipient = (outputs: readonly Output[]): Recipient => {
  const [first] = outputs
  if (first?.output.type !== "secp256k1fx.TransferOutput") throw new Error("an import without a free output")
  return first.output
}

/** The data that rebuilding needs in addition to the transaction. */
export interface Knowledge<Utxo> {
  readonly wallet: Wallet<Utxo>
  readonly change: Uint8Array
  readonly imported: readonly Utxo[]
  /** The owners of the subnet, or of the L1 validator, that it changes. */
  readonly authority: Owners | undefined
}

const assured = (authority: Owners | undefined): Owners => {
  if (authority) return authority
  throw new Error("nobody is known to own what the transaction changes")
}

export function rebuildPChain(
  context: PChainContext,
  recorded: PChainUnsignedTransaction,
  { wallet, change, imported, authority }: Knowledge<PChainUtxo>,
): UnsignedPChain {
  switch (recorded.type) {
    case "BaseTx":
      return buildPChainBaseTx(context, wallet, { outputs: payments(recorded.outputs, change) })
    case "ExportTx": {
      const { destinationChain, exportedOutputs } = recorded
      return buildPChainExportTx(context, wallet, { destinationChain, outputs: exportedOutputs.map(payment) })
    }
    case "ImportTx": {
      const { sourceChain, outputs } = recorded
      return buildPChainImportTx(context, wallet, { sourceChain, utxos: imported, to: recipient(outputs) })
    }
    case "CreateSubnetTx":
      return buildCreateSubnetTx(context, wallet, { owner: recorded.owner })
    case "CreateChainTx":
      return buildCreateChainTx(context, wallet, {
        ...recorded,
        chainName: formatText(recorded.chainName),
        subnetOwner: assured(authority),
      })
    case "TransferSubnetOwnershipTx":
      return buildTransferSubnetOwnershipTx(context, wallet, { ...recorded, subnetOwner: assured(authority) })
    case "AddSubnetValidatorTx":
      return buildAddSubnetValidatorTx(context, wallet, { ...recorded.validator, subnetOwner: assured(authority) })
    case "RemoveSubnetValidatorTx":
      return buildRemoveSubnetValidatorTx(context, wallet, { ...recorded, subnetOwner: assured(authority) })
    case "AddPermissionlessValidatorTx": {
      const { validator, signer, ...rest } = recorded
      const proof = signer.type === "signer.ProofOfPossession" ? { signer } : {}
      return buildAddPermissionlessValidatorTx(context, wallet, { ...rest, ...validator, ...proof })
    }
    case "AddPermissionlessDelegatorTx":
      return buildAddPermissionlessDelegatorTx(context, wallet, { ...recorded, ...recorded.validator })
    case "AddAutoRenewedValidatorTx": {
      const { signer, stake, ...rest } = recorded
      if (signer.type !== "signer.ProofOfPossession") throw new Error("a validator without a key")
      const amounts = stake.map(({ output }) => (output.type === "stakeable.LockOut" ? output.output : output).amount)
      const weight = amounts.reduce((sum, amount) => sum + amount, 0n)
      return buildAddAutoRenewedValidatorTx(context, wallet, { ...rest, weight, signer })
    }
    case "SetAutoRenewedValidatorConfigTx":
      return buildSetAutoRenewedValidatorConfigTx(context, wallet, {
        ...recorded,
        validatorAuthority: assured(authority),
      })
    case "ConvertSubnetToL1Tx":
      return buildConvertSubnetToL1Tx(context, wallet, {
        ...recorded,
        validators: recorded.validators.toReversed(),
        subnetOwner: assured(authority),
      })
    case "RegisterL1ValidatorTx":
      return buildRegisterL1ValidatorTx(context, wallet, recorded)
    case "SetL1ValidatorWeightTx":
      return buildSetL1ValidatorWeightTx(context, wallet, recorded)
    case "IncreaseL1ValidatorBalanceTx":
      return buildIncreaseL1ValidatorBalanceTx(context, wallet, recorded)
    case "DisableL1ValidatorTx":
      return buildDisableL1ValidatorTx(context, wallet, { ...recorded, deactivationOwner: assured(authority) })
    // Without a default case: a missing type does not compile.
    case "AddValidatorTx":
    case "AddDelegatorTx":
    case "TransformSubnetTx":
    case "AdvanceTimeTx":
    case "RewardValidatorTx":
    case "RewardAutoRenewedValidatorTx":
      throw new Error(`nobody builds a ${recorded.type}`)
  }
}

function wantedOperation({ assetID, inputIDs, operation }: XChainTransferableOperation): AssetOperation {
  const [utxo] = inputIDs
  const on = { assetID, ...(utxo && { utxo }) }
  switch (operation.type) {
    case "secp256k1fx.MintOperation": {
      const { transferOutput } = operation
      return { ...on, type: operation.type, to: transferOutput, amount: transferOutput.amount }
    }
    case "nftfx.MintOperation": {
      const { groupID, payload, outputs } = operation
      return { ...on, type: operation.type, to: outputs, groupID, payload }
    }
    case "nftfx.TransferOperation":
      return { ...on, type: operation.type, to: operation.output }
    case "propertyfx.MintOperation":
      return { ...on, type: operation.type, to: operation.ownedOutput }
    case "propertyfx.BurnOperation":
      return { ...on, type: operation.type }
  }
}

export function rebuildXChain(
  context: XChainContext,
  recorded: XChainUnsignedTransaction,
  { wallet, change, imported }: Knowledge<XChainUtxo>,
): UnsignedXChain {
  switch (recorded.type) {
    case "BaseTx":
      return buildXChainBaseTx(context, wallet, { outputs: payments(recorded.outputs, change) })
    case "ExportTx": {
      const { destinationChain, exportedOutputs } = recorded
      return buildXChainExportTx(context, wallet, { destinationChain, outputs: exportedOutputs.map(payment) })
    }
    case "ImportTx": {
      const { sourceChain, outputs } = recorded
      return buildXChainImportTx(context, wallet, { sourceChain, utxos: imported, to: recipient(outputs) })
    }
    case "CreateAssetTx": {
      const outputs = recorded.initialStates.toReversed().flatMap((state) => state.outputs.toReversed())
      return buildCreateAssetTx(context, wallet, {
        name: formatText(recorded.name),
        symbol: formatText(recorded.symbol),
        denomination: recorded.denomination,
        holders: outputs.flatMap((o) => (o.type === "secp256k1fx.TransferOutput" ? [{ to: o, amount: o.amount }] : [])),
        minters: outputs.filter((o) => o.type === "secp256k1fx.MintOutput"),
        nftMinters: outputs.flatMap((o) => (o.type === "nftfx.MintOutput" ? [{ to: o, groupID: o.groupID }] : [])),
        propertyMinters: outputs.filter((o) => o.type === "propertyfx.MintOutput"),
      })
    }
    case "OperationTx": {
      return buildOperationTx(context, wallet, { operations: recorded.operations.toReversed().map(wantedOperation) })
    }
  }
}

/** The base fee that the wallet used, computed from the burned amount. */
function baseFeeOf(recorded: CChainUnsignedAtomicTransaction, avaxAssetID: Uint8Array): bigint {
  const sum = (values: readonly { readonly assetID: Uint8Array; readonly amount: bigint }[]) =>
    values.reduce((total, { assetID, amount }) => (equal(assetID, avaxAssetID) ? total + amount : total), 0n)
  const flat = (values: readonly { readonly assetID: Uint8Array; readonly amount?: bigint }[]) => sum(values as never)
  const burned =
    recorded.type === "ImportTx"
      ? flat(recorded.importedInputs.map(({ assetID, input }) => ({ assetID, amount: input.amount }))) -
        flat(recorded.outputs)
      : flat(recorded.inputs) -
        flat(recorded.exportedOutputs.map(({ assetID, output }) => ({ assetID, amount: output.amount })))
  return (burned * 10n ** 9n) / atomicGas(recorded)
}

export function rebuildCChain(
  network: Omit<CChainContext, "baseFee">,
  recorded: CChainUnsignedAtomicTransaction,
  { wallet, imported }: Pick<Knowledge<CChainUtxo>, "wallet" | "imported">,
): UnsignedCChain {
  const context = { ...network, baseFee: baseFeeOf(recorded, network.avaxAssetID) }
  if (recorded.type === "ImportTx") {
    const [first] = recorded.outputs
    if (!first) throw new Error("an import without an output")
    return buildCChainImportTx(context, wallet, {
      sourceChain: recorded.sourceChain,
      utxos: imported,
      to: first.address,
    })
  }
  const accounts = recorded.inputs.map(({ address, nonce }) => ({ address, nonce, balance: 10n ** 18n }))
  const { destinationChain, exportedOutputs } = recorded
  return buildCChainExportTx(context, accounts, {
    destinationChain,
    outputs: exportedOutputs.map(({ assetID, output }) => ({ to: output, amount: output.amount, assetID })),
  })
}
