import {
  addressOfPublicKey,
  type CChainAtomicTransaction,
  type CChainUtxo,
  compareBytes,
  ethAddressOfPublicKey,
  utxoId,
} from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf, zeroID } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import { type AtomicRules, verifyAtomic } from "./verify-atomic.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const [avaxAssetID, cChainID, xChainID, l1ChainID] = [some(1), some(2), some(3), some(4)] as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
/** The public key of the secret 1, which makes all signatures here. */
const key = Buffer.from("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", "hex")
const [account, owner] = [ethAddressOfPublicKey(key), addressOfPublicKey(key)]
const output = {
  type: "secp256k1fx.TransferOutput",
  amount: 10_000_000n,
  locktime: 0n,
  threshold: 1,
  addresses: [owner],
}
const utxo = { txID: some(7), outputIndex: 0, assetID: avaxAssetID, output } as CChainUtxo
const credential = { type: "secp256k1fx.Credential", signatures: [some(9, 65)] }
const nft = { type: "nftfx.Credential", signatures: [some(9, 65)] }

const rules: AtomicRules = {
  networkID: 12345,
  cChainID,
  avaxAssetID,
  memory: {
    between: (from: Uint8Array) => new Map(from === xChainID ? [[keyOf(utxoId(utxo.txID, 0)), utxo]] : []),
  } as unknown as AtomicRules["memory"],
  subnetOf: (chain) => (chain === l1ChainID ? some(8) : chain === xChainID || chain === zeroID ? zeroID : undefined),
  recover: (_, signature) => {
    if (signature[0] === 0) throw new Error("no point")
    return key
  },
}

const both = { networkID: 12345, blockchainID: cChainID }
const input = { address: account, amount: 10_000_000n, assetID: avaxAssetID, nonce: 0n }
const exported = { assetID: avaxAssetID, output: { ...output, amount: 9_000_000n } }
const exportTx = { ...both, type: "ExportTx", destinationChain: xChainID, inputs: [input], exportedOutputs: [exported] }
const spent = { type: "secp256k1fx.TransferInput", amount: 10_000_000n, signatureIndices: [0] }
const imported = { txID: utxo.txID, outputIndex: 0, assetID: avaxAssetID, input: spent }
const received = { address: account, amount: 9_000_000n, assetID: avaxAssetID }
const importTx = { ...both, type: "ImportTx", sourceChain: xChainID, importedInputs: [imported], outputs: [received] }

/** The error message for a transaction with these members changed. */
function refusal(unsigned: object, credentials: readonly object[] = [credential]): string | undefined {
  const transaction = { unsigned, credentials, unsignedBytes: some(1) } as unknown as CChainAtomicTransaction
  try {
    verifyAtomic(rules, transaction, { baseFee: 1n, now: 100n })
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

type Case = readonly [said: string | undefined, members: object, credentials?: readonly object[]]
const said = (base: object, cases: readonly Case[]) =>
  cases.map(([, members, credentials]) => refusal({ ...base, ...members }, credentials))
const [low, high] = [some(1, 20), some(2, 20)]
const ordered = (one: Uint8Array, other: Uint8Array) => [one, other].sort(compareBytes)

test("an export that is not what it must be is refused", () => {
  const cases: readonly Case[] = [
    [undefined, {}],
    ["tx has no export outputs", { exportedOutputs: [] }],
    ["tx was issued with a different network ID", { networkID: 1 }],
    ["tx has wrong chain ID", { blockchainID: xChainID }],
    ["tx has wrong chain ID", { destinationChain: cChainID }],
    ["tx has wrong chain ID", { destinationChain: l1ChainID }],
    ["tx has wrong chain ID", { destinationChain: some(6) }],
    ["input has no value", { inputs: [{ ...input, amount: 0n }] }],
    ["empty asset ID is not valid", { inputs: [{ ...input, assetID: zeroID }] }],
    ["export input cannot contain non-AVAX in Banff", { inputs: [{ ...input, assetID: some(5) }] }],
    ["export output cannot contain non-AVAX in Banff", { exportedOutputs: [{ ...exported, assetID: some(5) }] }],
    ["tx has wrong chain ID", { destinationChain: zeroID, exportedOutputs: [{ ...exported, assetID: some(5) }] }],
    ["output has no value", { exportedOutputs: [{ ...exported, output: { ...output, amount: 0n } }] }],
    [
      "tx outputs not sorted",
      { exportedOutputs: [exported, { ...exported, output: { ...output, amount: 8_000_000n } }] },
    ],
    ["inputs not sorted and unique", { inputs: [input, input] }],
    ["inputs not sorted and unique", { inputs: [high, low].map((address) => ({ ...input, address })) }],
    [
      "export tx contained incorrect number of credentials want 2 got 1",
      { inputs: [low, high].map((address) => ({ ...input, address })) },
    ],
    ["export tx flow check failed due to: insufficient funds", { inputs: [{ ...input, amount: 9_000_000n }] }],
    ["export tx contained incorrect number of credentials want 1 got 0", {}, []],
    ["export tx contained incorrect number of credentials want 1 got 2", {}, [credential, credential]],
    [
      "incorrect number of signatures want 1 signature for EVM Input Credential, but got 2",
      {},
      [{ ...credential, signatures: [some(9, 65), some(9, 65)] }],
    ],
    ["expected *secp256k1fx.Credential but got *secp256k1fx.Credential", {}, [nft]],
    ["invalid signature", {}, [{ ...credential, signatures: [some(0, 65)] }]],
    ["signature doesn't match public key", { inputs: [{ ...input, address: low }] }],
  ]
  expect(said(exportTx, cases)).toEqual(cases.map(([text]) => text))
})

test("an import that is not what it must be is refused", () => {
  const second = { ...imported, outputIndex: 1 }
  const cases: readonly Case[] = [
    [undefined, {}],
    ["tx has no imported inputs", { importedInputs: [] }],
    ["tx has no EVM outputs", { outputs: [] }],
    ["tx was issued with a different network ID", { networkID: 1 }],
    ["tx has wrong chain ID", { blockchainID: xChainID }],
    ["tx has wrong chain ID", { sourceChain: cChainID }],
    ["tx has wrong chain ID", { sourceChain: l1ChainID }],
    ["EVM Output failed verification: output has no value", { outputs: [{ ...received, amount: 0n }] }],
    ["import output cannot contain non-AVAX in Banff", { outputs: [{ ...received, assetID: some(5) }] }],
    ["import input cannot contain non-AVAX in Banff", { importedInputs: [{ ...imported, assetID: some(5) }] }],
    [
      "atomic input failed verification: input has no value",
      { importedInputs: [{ ...imported, input: { ...spent, amount: 0n } }] },
    ],
    ["inputs not sorted and unique", { importedInputs: [second, imported] }],
    ["outputs not sorted and unique", { outputs: [received, received] }],
    [
      "outputs not sorted and unique",
      {
        outputs: ordered(low, high)
          .toReversed()
          .map((address) => ({ ...received, address })),
      },
    ],
    ["import tx flow check failed due to: insufficient funds", { outputs: [{ ...received, amount: 10_000_000n }] }],
    ["incorrect number of credentials: (1 vs. 0)", {}, []],
    ["import tx transfer failed verification: wrong credential type", {}, [nft]],
  ]
  expect(said(importTx, cases)).toEqual(cases.map(([text]) => text))
  expect(refusal({ ...importTx, importedInputs: [second] })).toMatch(
    /^failed to fetch import UTXOs from \w+ due to: not/,
  )
  expect(refusal(importTx, [{ ...credential, signatures: [] }])).toMatch(/^import tx transfer failed verification: /)
})
