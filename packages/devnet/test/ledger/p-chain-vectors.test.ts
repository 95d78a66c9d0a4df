import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import {
  buildGenesis,
  decodeAddressedCall,
  decodePChainBlock,
  decodePChainMessage,
  decodePChainTransaction,
  decodeWarpMessage,
  formatAddress,
  formatId,
  formatNodeId,
  type Owners,
  type PChainTransaction,
  parseId,
  type TransferOutput,
} from "@serac/chain"
import { expect, test } from "vitest"
import { type AtomicUtxo, Journal, LedgerError, PChain, SharedMemory, zeroID } from "../../src/ledger/index.ts"

interface Vectors {
  readonly avaxAssetID: string
  readonly chains: { readonly X: string; readonly C: string }
  readonly keys: readonly { readonly name: string; readonly address: string }[]
  readonly transactions: readonly Vector[]
}

interface Vector {
  readonly name: string
  readonly bytes: string
  readonly txID: string
  readonly signers: readonly (readonly string[])[]
  readonly utxos: readonly { readonly utxoID: string }[]
}

const read = (name: string) => {
  const path = new URL(`../../../chain/fixtures/${name}.json.gz`, import.meta.url)
  return JSON.parse(gunzipSync(readFileSync(path)).toString()) as Vectors
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text.slice(2), "hex"))
const keyOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")
const vectors = read("p-transactions")
const helicon = read("p-transactions-helicon")
const addressOf = new Map(vectors.keys.map(({ name, address }) => [name, bytesOf(address)]))
const everybody = [...addressOf.values()].sort(Buffer.compare)

/** The start of a stake of two weeks with the end used in the vectors. */
const start = 1_708_790_400
const end = 1_710_000_000n

function begin({ cChainID = parseId(vectors.chains.C), at = start } = {}) {
  const address = formatAddress(everybody[0] as Uint8Array, "custom", "X")
  const genesis = {
    ...buildGenesis(
      JSON.stringify({
        ...{ networkID: 1337, startTime: at - 5, initialStakeDuration: 9_000_000, initialStakeDurationOffset: 0 },
        ...{ initialStakedFunds: [address], cChainGenesis: "{}", message: "" },
        initialStakers: [
          { nodeID: formatNodeId(new Uint8Array(20).fill(1)), rewardAddress: address, delegationFee: 20_000 },
        ],
        allocations: [
          {
            ...{ ethAddr: `0x${"00".repeat(20)}`, avaxAddr: address, initialAmount: 1_000_000 },
            unlockSchedule: [{ amount: 5_000_000_000_000, locktime: 0 }],
          },
        ],
      }),
    ),
    avaxAssetID: parseId(vectors.avaxAssetID),
    xChainID: parseId(vectors.chains.X),
    cChainID,
  }
  const journal = new Journal()
  const memory = new SharedMemory(journal)
  const time = { now: at * 1000 }
  const clock = { now: () => time.now }
  // The vectors do not contain the signers of messages.
  const cryptography = { verifyWarp: () => undefined }
  const settings = { staking: { heliconMinStakeDuration: 1n }, upgrades: { helicon: start }, cryptography }
  return { chain: new PChain({ journal, memory, clock, genesis, ...settings }), memory, time }
}

type World = ReturnType<typeof begin>

/** Owners with these signers at these indices. */
function ownersOf(names: readonly string[], indices: readonly number[]): Owners {
  const signers = names.map((name) => addressOf.get(name) as Uint8Array)
  const [first] = signers as [Uint8Array]
  const isFirst = indices.length === 1 && indices[0] === 0
  return { locktime: 0n, threshold: names.length, addresses: isFirst ? [first] : everybody }
}

/** Creates the outputs that a transaction consumes and the objects that it changes. */
function prepare({ chain, memory }: World, { unsigned }: PChainTransaction, signers: Vector["signers"]): void {
  const { state } = chain
  const own = "inputs" in unsigned ? unsigned.inputs : []
  const imported = "importedInputs" in unsigned ? unsigned.importedInputs : []
  for (const [at, { input, ...place }] of [...own, ...imported].entries()) {
    const inner = "input" in input ? input.input : input
    const owners = ownersOf(signers[at] ?? [], inner.signatureIndices)
    const output: TransferOutput = { type: "secp256k1fx.TransferOutput", amount: inner.amount, ...owners }
    const locked =
      "locktime" in input ? { type: "stakeable.LockOut" as const, locktime: input.locktime, output } : output
    if (at < own.length) state.utxos.add({ ...place, output: locked })
    else if ("sourceChain" in unsigned)
      memory.between(unsigned.sourceChain, zeroID).add({ ...place, output } as AtomicUtxo)
  }
  const authority = (indices: readonly number[]) => ownersOf(signers.at(-1) ?? [], indices)
  const indicesIn = (one: object) => (one as { signatureIndices: readonly number[] }).signatureIndices
  if ("subnetAuthorization" in unsigned) {
    const subnetID = "subnetID" in unsigned ? unsigned.subnetID : unsigned.validator.subnetID
    state.subnets.add(subnetID, {
      type: "secp256k1fx.OutputOwners",
      ...authority(indicesIn(unsigned.subnetAuthorization)),
    })
  }
  // The other staker that the transaction needs: the validator of a delegator, or the primary network validator of a subnet validator.
  const [genesisStaker] = state.stakers.inOrder()
  const validate = (nodeID: Uint8Array, subnetID: Uint8Array, kind: "validator" | "subnet-validator") => {
    const txID = new Uint8Array(32).fill(kind.length)
    const stake = { txID, kind, nodeID, subnetID, start: BigInt(start), end, weight: 2_000_000_000_000n }
    if (genesisStaker) state.stakers.add({ ...stake, potentialReward: 0n, transaction: genesisStaker.transaction })
  }
  if (unsigned.type === "AddPermissionlessDelegatorTx") validate(unsigned.validator.nodeID, zeroID, "validator")
  if (unsigned.type === "AddSubnetValidatorTx") validate(unsigned.validator.nodeID, zeroID, "validator")
  if (unsigned.type === "RemoveSubnetValidatorTx") validate(unsigned.nodeID, unsigned.subnetID, "subnet-validator")
  const l1Validator = (validationID: Uint8Array, nodeID: number, deactivation: Owners) =>
    state.l1Validators.put({
      ...{ validationID, subnetID: new Uint8Array(32).fill(6), nodeID: new Uint8Array(20).fill(nodeID) },
      ...{ publicKey: new Uint8Array(48), start: 0n, weight: 5n, minNonce: 0n, endAccumulatedFee: 10_000n },
      ...{ remainingBalanceOwner: authority([0]), deactivationOwner: deactivation },
    })
  if (unsigned.type === "IncreaseL1ValidatorBalanceTx") l1Validator(unsigned.validationID, 1, authority([0]))
  if (unsigned.type === "DisableL1ValidatorTx")
    l1Validator(unsigned.validationID, 1, authority(indicesIn(unsigned.disableAuthorization)))
  if (!("message" in unsigned)) return
  const { sourceChainID, payload } = decodeWarpMessage(unsigned.message).unsignedMessage
  const { sourceAddress, payload: said } = decodeAddressedCall(payload)
  const message = decodePChainMessage(said)
  const subnetID = message.type === "RegisterL1Validator" ? message.subnetID : new Uint8Array(32).fill(6)
  state.subnets.convert(subnetID, { conversionID: zeroID, chainID: sourceChainID, address: sourceAddress })
  if (message.type !== "L1ValidatorWeight") return
  l1Validator(message.validationID, 1, authority([0]))
  l1Validator(zeroID, 2, authority([0]))
}

/** The error message of a transaction, without its id; undefined if it is accepted. */
function verdict({ chain, time }: World, bytes: Uint8Array): string | undefined {
  try {
    chain.issue(bytes)
    time.now += 1
    chain.build()
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message.replace(
      /^couldn't issue tx: failed verification: (failed execution: standard tx \w+ failed execution: )?/,
      "",
    )
  }
}

const needs = (more: string | number) => `insufficient unlocked funds: needs ${more} more ${vectors.avaxAssetID}`
const notFeePaying = "failed to calculate tx complexity: unsupported transaction type"

/** The vectors that a network after Etna does not accept, with the reason. */
const refused: Readonly<Record<string, string>> = {
  "BaseTx memo": "memo exceeds maximum length: 9 > 0",
  "BaseTx u64 maximum": "overflow",
  "BaseTx empty": needs(58),
  "BaseTx multisig, stakeable lock in and out, locktime, two assets":
    "insufficient unlocked funds: needs 1 more ZYcQD3q3biTUEXs6etouKFUNUmU9xuHaXk9WMMABBf9w1E5QM",
  "ConvertSubnetToL1Tx three validators, empty manager address": "overflow",
  "AddPermissionlessValidatorTx elastic subnet with empty signer": "not found",
  "AddPermissionlessDelegatorTx elastic subnet": "not found",
  AddValidatorTx: notFeePaying,
  "AddValidatorTx with stakeable locked stake and change": notFeePaying,
  AddDelegatorTx: notFeePaying,
  AdvanceTimeTx: notFeePaying,
  RewardValidatorTx: notFeePaying,
  TransformSubnetTx: notFeePaying,
}

test.each(vectors.transactions)("executes or refuses as a network after Etna does: $name", (vector) => {
  const bytes = bytesOf(vector.bytes)
  const transaction = decodePChainTransaction(bytes)
  const { unsigned } = transaction
  // The chain of the L1's manager must exist.
  const manager = "message" in unsigned ? decodeWarpMessage(unsigned.message).unsignedMessage.sourceChainID : undefined
  const world = begin({
    ...(manager && { cChainID: manager }),
    // The registration message expires before the other stakes could start.
    ...(unsigned.type === "RegisterL1ValidatorTx" && { at: 1_700_050_000 }),
  })
  prepare(world, transaction, vector.signers)
  expect(verdict(world, bytes)).toBe(refused[vector.name])
  const made = vector.utxos.filter(({ utxoID }) => world.chain.state.utxos.get(keyOf(parseId(utxoID))))
  expect(made).toEqual(vector.name in refused ? [] : vector.utxos)
})

test("executes the transactions of the Helicon upgrade, and proposes what the vector proposes", () => {
  const [added, locked, changed, rewarded] = helicon.transactions as [Vector, Vector, Vector, Vector]
  const world = begin()
  const { chain, time } = world
  for (const { bytes, signers, txID } of [added, locked, changed]) {
    prepare(world, decodePChainTransaction(bytesOf(bytes)), signers)
    expect(verdict(world, bytesOf(bytes))).toBeUndefined()
    expect(chain.state.blocks.transaction(parseId(txID))?.status).toBe("Committed")
  }
  // The other validator has periods of one second.
  const other = chain.state.stakers.get(parseId(locked.txID))
  expect(other?.end).toBe(BigInt(start) + 1n)
  time.now = Number(other?.end) * 1000
  expect([chain.build()?.height, chain.build({ decision: "abort" })?.height]).toEqual([4, 5])
  time.now = Number(end) * 1000
  const proposal = decodePChainBlock(chain.build()?.bytes ?? new Uint8Array())
  expect("transaction" in proposal && formatId(proposal.transaction.id)).toBe(rewarded.txID)
  chain.build({ decision: "commit" })
  // It was set to stop after this period.
  expect(chain.state.stakers.get(parseId(added.txID))).toBeUndefined()
  expect(chain.state.rewards.get(keyOf(parseId(rewarded.txID)))?.length).toBe(1)
})
