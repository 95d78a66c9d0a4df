import { sha256 } from "@noble/hashes/sha2.js"
import { expect, test } from "vitest"
import {
  addressOfPrivateKey,
  addressOfPublicKey,
  appendId,
  type CChainAtomicTransaction,
  cChainSigners,
  createdPChainUtxos,
  createdXChainUtxos,
  decodeAddressedCall,
  decodeAtomicBatch,
  decodeCChainAtomicTransaction,
  decodePChainBlock,
  decodePChainMessage,
  decodePChainTransaction,
  decodeWarpMessage,
  decodeXChainBlock,
  decodeXChainTransaction,
  ethAddressOfPrivateKey,
  exportedCChainUtxos,
  exportedPChainUtxos,
  exportedXChainUtxos,
  formatId,
  formatUtxoLocation,
  networkFees,
  type Owners,
  type PChainTransaction,
  type PChainUtxo,
  parseId,
  parsePrivateKey,
  pChainSigners,
  recoverPublicKey,
  signTransaction,
  type TransferOutput,
  type UnsignedCChain,
  type UnsignedPChain,
  type UnsignedXChain,
  validationIdOf,
  type XChainTransaction,
  type XChainUtxo,
  xChainSigners,
} from "../src/index.ts"
import type { UtxoLocation } from "../src/text/utxo-id.ts"
import { type Knowledge, rebuildCChain, rebuildPChain, rebuildXChain } from "./rebuild.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

interface Vectors {
  readonly keys: readonly { readonly name: string; readonly privateKey: string }[]
  readonly transactions: readonly {
    readonly name: string
    readonly bytes: string
    readonly unsignedBytes: string
    readonly signers: readonly (readonly string[])[]
  }[]
}

const signedAgain = {
  "x-transactions": (bytes: Uint8Array, keys: readonly Uint8Array[], signers: UnsignedXChain["signers"]) =>
    signTransaction({ chain: "X", unsigned: decodeXChainTransaction(bytes).unsigned, signers }, keys),
  "p-transactions": (bytes: Uint8Array, keys: readonly Uint8Array[], signers: UnsignedPChain["signers"]) =>
    signTransaction({ chain: "P", unsigned: decodePChainTransaction(bytes).unsigned, signers }, keys),
  "p-transactions-helicon": (bytes: Uint8Array, keys: readonly Uint8Array[], signers: UnsignedPChain["signers"]) =>
    signTransaction({ chain: "P", unsigned: decodePChainTransaction(bytes).unsigned, signers }, keys),
  "c-atomic": (bytes: Uint8Array, keys: readonly Uint8Array[], signers: UnsignedCChain["signers"]) =>
    signTransaction({ chain: "C", unsigned: decodeCChainAtomicTransaction(bytes).unsigned, signers }, keys),
}

test.each(Object.entries(signedAgain))("signatures of %s are the node's, byte for byte", (name, sign) => {
  const { keys, transactions } = fixture<Vectors>(name)
  const byName = new Map(keys.map((key) => [key.name, parsePrivateKey(key.privateKey)]))
  expect(transactions.length).toBeGreaterThan(3)
  for (const vector of transactions) {
    const signers = vector.signers.map((names) =>
      names.map((signer) => addressOfPrivateKey(byName.get(signer) ?? new Uint8Array())),
    )
    const { bytes, id, transaction } = sign(fromHex(vector.bytes), [...byName.values()], signers)
    expect(toHex(bytes), vector.name).toBe(vector.bytes)
    expect(toHex(transaction.unsignedBytes)).toBe(vector.unsignedBytes)
    expect(id).toEqual(sha256(fromHex(vector.bytes)))
  }
})

interface Ledger {
  readonly blocks: readonly { readonly bytes: string }[]
}

const network = fixture<{
  networkID: number
  avaxAssetID: string
  xChainID: string
  cChainID: string
  accounts: { cb58: string }[]
}>("accounts")
const { networkID } = network
const avaxAssetID = parseId(network.avaxAssetID)
const keys = network.accounts.map(({ cb58 }) => parsePrivateKey(cb58))
const keyOf = new Map(
  keys.flatMap((key) =>
    [addressOfPrivateKey(key), ethAddressOfPrivateKey(key)].map((address) => [toHex(address), key]),
  ),
)
/** The keys of the signers, without duplicates. */
const keysOf = (signers: readonly (readonly Uint8Array[])[]): Uint8Array[] =>
  [...new Set(signers.flat().map(toHex))].map((address) => keyOf.get(address) ?? new Uint8Array())
const blocks = (name: string) => fixture<Ledger>(name).blocks.map(({ bytes }) => fromHex(bytes))
const pChain = blocks("ledger-p-chain").flatMap((bytes) => decodePChainBlock(bytes).transactions)
const helicon = fixture<{ networkID: number; avaxAssetID: string }>("ledger-p-chain-helicon")
const pChainHelicon = blocks("ledger-p-chain-helicon").flatMap((bytes) => decodePChainBlock(bytes).transactions)
const xChain = blocks("ledger-x-chain").flatMap((bytes) => decodeXChainBlock(bytes).transactions)
const cChain = fixture<{ blocks: { blockExtraData: string }[] }>("ledger-c-chain").blocks.flatMap(
  ({ blockExtraData }) => decodeAtomicBatch(fromHex(blockExtraData)),
)

const created = new Map(
  [
    ...[...pChain, ...pChainHelicon].flatMap((transaction) => [
      ...createdPChainUtxos(transaction),
      ...exportedPChainUtxos(transaction),
    ]),
    ...xChain.flatMap((transaction) => [...createdXChainUtxos(transaction), ...exportedXChainUtxos(transaction)]),
    ...cChain.flatMap(exportedCChainUtxos),
  ].map((utxo) => [formatUtxoLocation(utxo), utxo]),
)

type Signed = Pick<PChainTransaction | XChainTransaction | CChainAtomicTransaction, "unsignedBytes" | "credentials">

/** The signing addresses of each credential, recovered from the signatures. */
function signersOf({ unsignedBytes, credentials }: Signed): Uint8Array[][] {
  const hash = sha256(unsignedBytes)
  const known = new Map<string, Uint8Array>()
  return credentials.map((credential) =>
    ("signatures" in credential ? credential.signatures : []).map((signature) => {
      const address = known.get(toHex(signature)) ?? addressOfPublicKey(recoverPublicKey(hash, signature))
      known.set(toHex(signature), address)
      return address
    }),
  )
}

interface Spent extends UtxoLocation {
  readonly assetID: Uint8Array
  readonly input: { readonly type: string }
}

const transferTo = (amount: bigint, addresses: Uint8Array[]): TransferOutput => ({
  type: "secp256k1fx.TransferOutput",
  amount,
  locktime: 0n,
  threshold: 1,
  addresses,
})

/** The UTXO that an input consumed: from the ledger, or, for rewards and genesis UTXOs, derived from the signature. */
function consumed(input: Spent, signers: readonly Uint8Array[]): PChainUtxo {
  const known = created.get(formatUtxoLocation(input))
  if (known) return known as PChainUtxo
  const { txID, outputIndex, assetID } = input
  const spent = input.input as Extract<PChainTransaction["unsigned"], { type: "BaseTx" }>["inputs"][number]["input"]
  const { amount } = "input" in spent ? spent.input : spent
  const free = transferTo(amount, [...signers])
  const output: PChainUtxo["output"] =
    "input" in spent ? { type: "stakeable.LockOut", locktime: spent.locktime, output: free } : free
  return { txID, outputIndex, assetID, output }
}

const amountOf = ({ output }: PChainUtxo) =>
  output.type === "stakeable.LockOut" ? output.output.amount : output.amount
const byAmount = (a: PChainUtxo, b: PChainUtxo) => (amountOf(a) < amountOf(b) ? -1 : 1)

// Later than every lock time that had passed on the network, earlier than all that had not.
const now = 1_795_237_500n

function knowledge(
  unsigned: object,
  signers: readonly Uint8Array[][],
  authority?: Owners,
  change = signers[0]?.[0] ?? new Uint8Array(),
): Knowledge<PChainUtxo> {
  const {
    inputs = [],
    importedInputs = [],
    operations = [],
    memo,
  } = unsigned as {
    inputs?: Spent[]
    importedInputs?: Spent[]
    operations?: { inputIDs: [UtxoLocation] }[]
    memo?: Uint8Array
  }
  // The recorded wallet took outputs in any order until they sufficed; sorted, the largest one is always needed.
  const utxos = inputs.map((input, index) => consumed(input, signers[index] ?? [])).sort(byAmount)
  const rights = operations.map(({ inputIDs: [place] }) => created.get(formatUtxoLocation(place)) as PChainUtxo)
  const imported = importedInputs.map((input, index) => consumed(input, signers[inputs.length + index] ?? []))
  const wallet = { utxos: [...utxos, ...rights], addresses: signers.flat(), change, now, ...(memo && { memo }) }
  return { wallet, change, imported, authority }
}

const kinds = (transactions: readonly { readonly unsigned: { readonly type: string } }[]) => {
  const counts: Record<string, number> = {}
  for (const { unsigned } of transactions) counts[unsigned.type] = (counts[unsigned.type] ?? 0) + 1
  return counts
}

test("every recorded X-Chain transaction is rebuilt from what it consumed, and signed, byte for byte", () => {
  const context = { networkID, blockchainID: parseId(network.xChainID), avaxAssetID, ...networkFees(networkID) }
  expect(kinds(xChain)).toEqual({ BaseTx: 46, CreateAssetTx: 5, ExportTx: 7, ImportTx: 4, OperationTx: 7 })
  for (const recorded of xChain) {
    const signers = signersOf(recorded)
    const known = knowledge(recorded.unsigned, signers) as unknown as Knowledge<XChainUtxo>
    const rebuilt = rebuildXChain(context, recorded.unsigned, known)
    expect(rebuilt.unsigned, formatId(recorded.id)).toEqual(recorded.unsigned)
    expect(rebuilt.signers).toEqual(signers)
    expect(toHex(signTransaction(rebuilt, keysOf(rebuilt.signers)).bytes)).toBe(toHex(recorded.bytes))
    const consumedUtxos = [...known.wallet.utxos, ...known.imported]
    expect(xChainSigners(recorded.unsigned, consumedUtxos)).toEqual(rebuilt.signers)
  }
})

/** The owners of the ledger's subnets and L1 validators before each transaction; `authorities` is updated. */
function authorityOf({ unsigned }: PChainTransaction, authorities: ReadonlyMap<string, Owners>): Owners | undefined {
  if (unsigned.type === "AddSubnetValidatorTx") return authorities.get(formatId(unsigned.validator.subnetID))
  if (unsigned.type === "SetAutoRenewedValidatorConfigTx") return authorities.get(formatId(unsigned.txID))
  if (unsigned.type === "DisableL1ValidatorTx") return authorities.get(formatId(unsigned.validationID))
  return "subnetID" in unsigned ? authorities.get(formatId(unsigned.subnetID)) : undefined
}

function remember({ id, unsigned }: PChainTransaction, authorities: Map<string, Owners>): void {
  const set = (key: Uint8Array, owners: Owners) => authorities.set(formatId(key), owners)
  if (unsigned.type === "CreateSubnetTx") set(id, unsigned.owner)
  if (unsigned.type === "AddAutoRenewedValidatorTx") set(id, unsigned.validatorAuthority)
  if (unsigned.type === "TransferSubnetOwnershipTx") set(unsigned.subnetID, unsigned.newOwner)
  if (unsigned.type === "ConvertSubnetToL1Tx") {
    for (const [index, { deactivationOwner }] of unsigned.validators.entries()) {
      set(appendId(unsigned.subnetID, index), { locktime: 0n, ...deactivationOwner })
    }
  }
  if (unsigned.type === "RegisterL1ValidatorTx") {
    const { payload } = decodeWarpMessage(unsigned.message).unsignedMessage
    const registration = decodePChainMessage(decodeAddressedCall(payload).payload)
    if (registration.type !== "RegisterL1Validator") throw new Error("a registration without registration")
    set(validationIdOf(registration), { locktime: 0n, ...registration.disableOwner })
  }
}

test("every recorded P-Chain transaction that pays is rebuilt from what it consumed, and signed, byte for byte", () => {
  const paid = pChain.filter(({ unsigned }) => "inputs" in unsigned)
  expect(kinds(paid)).toEqual({
    AddPermissionlessDelegatorTx: 11,
    AddPermissionlessValidatorTx: 7,
    AddSubnetValidatorTx: 3,
    BaseTx: 76,
    ConvertSubnetToL1Tx: 1,
    CreateChainTx: 2,
    CreateSubnetTx: 3,
    DisableL1ValidatorTx: 2,
    ExportTx: 5,
    ImportTx: 5,
    IncreaseL1ValidatorBalanceTx: 2,
    RegisterL1ValidatorTx: 3,
    RemoveSubnetValidatorTx: 1,
    SetL1ValidatorWeightTx: 2,
    TransferSubnetOwnershipTx: 1,
  })
  expectRebuilt(paid, { networkID, avaxAssetID })
})

test("so is every one of a network with validators that renew themselves", () => {
  const paid = pChainHelicon.filter(({ unsigned }) => "inputs" in unsigned)
  expect(kinds(paid)).toMatchInlineSnapshot(`
    {
      "AddAutoRenewedValidatorTx": 8,
      "AddPermissionlessDelegatorTx": 16,
      "AddPermissionlessValidatorTx": 3,
      "BaseTx": 3,
      "CreateChainTx": 1,
      "CreateSubnetTx": 1,
      "ExportTx": 4,
      "ImportTx": 4,
      "SetAutoRenewedValidatorConfigTx": 8,
    }
  `)
  expectRebuilt(paid, { networkID: helicon.networkID, avaxAssetID: parseId(helicon.avaxAssetID) })
})

/** The address with the largest change, which is the wallet's own; a wallet may have several addresses, of which this one did not sign. */
function changeOf({ unsigned }: PChainTransaction, signers: readonly Uint8Array[][]): Uint8Array | undefined {
  const own = new Set(signers.flat().map(toHex))
  const isOwn = (address: Uint8Array) => own.has(toHex(address)) || unsigned.type === "SetAutoRenewedValidatorConfigTx"
  const free = "outputs" in unsigned ? unsigned.outputs.map(({ output }) => output) : []
  const [largest] = free
    .flatMap((output) => (output.type === "secp256k1fx.TransferOutput" ? output : []))
    .filter(({ addresses: [only, another] }) => only && !another && isOwn(only))
    .sort((a, b) => (a.amount < b.amount ? 1 : -1))
  return largest?.addresses[0]
}

function expectRebuilt(
  paid: readonly PChainTransaction[],
  network: { readonly networkID: number; readonly avaxAssetID: Uint8Array },
): void {
  const { weights } = networkFees(network.networkID).dynamicFeeConfig
  // The recorded wallet paid twice the price of the fee state, which was always 1.
  const context = { ...network, weights, gasPrice: 2n }
  const authorities = new Map<string, Owners>()
  for (const recorded of paid) {
    const authority = authorityOf(recorded, authorities)
    const signers = signersOf(recorded)
    const known = knowledge(recorded.unsigned, signers, authority, changeOf(recorded, signers))
    const rebuilt = rebuildPChain(context, recorded.unsigned, known)
    expect(rebuilt.unsigned, formatId(recorded.id)).toEqual(recorded.unsigned)
    expect(rebuilt.signers).toEqual(signers)
    expect(toHex(signTransaction(rebuilt, keysOf(rebuilt.signers)).bytes)).toBe(toHex(recorded.bytes))
    const consumedUtxos = [...known.wallet.utxos, ...known.imported]
    expect(pChainSigners(recorded.unsigned, consumedUtxos, authority)).toEqual(rebuilt.signers)
    remember(recorded, authorities)
  }
}

test("every recorded atomic C-Chain transaction is rebuilt from what it consumed, and signed, byte for byte", () => {
  const context = { networkID, blockchainID: parseId(network.cChainID), avaxAssetID }
  expect(kinds(cChain)).toEqual({ ExportTx: 5, ImportTx: 4 })
  const ethAddresses = new Map(keys.map((key) => [toHex(addressOfPrivateKey(key)), ethAddressOfPrivateKey(key)]))
  for (const recorded of cChain) {
    const signers = signersOf(recorded)
    // The inputs of an export are accounts, not UTXOs.
    const spent = recorded.unsigned.type === "ImportTx" ? recorded.unsigned : {}
    const known = knowledge(spent, signers) as unknown as Parameters<typeof rebuildCChain>[2]
    const rebuilt = rebuildCChain(context, recorded.unsigned, known)
    expect(rebuilt.unsigned, formatId(recorded.id)).toEqual(recorded.unsigned)
    const asWritten = (address: Uint8Array) =>
      recorded.unsigned.type === "ExportTx" ? ethAddresses.get(toHex(address)) : address
    expect(rebuilt.signers).toEqual(signers.map((addresses) => addresses.map(asWritten)))
    expect(toHex(signTransaction(rebuilt, keysOf(rebuilt.signers)).bytes)).toBe(toHex(recorded.bytes))
    expect(cChainSigners(recorded.unsigned, known.imported)).toEqual(rebuilt.signers)
  }
})
