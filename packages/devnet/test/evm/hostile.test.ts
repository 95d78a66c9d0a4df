import {
  buildCChainExportTx,
  decodeUnsignedWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpMessage,
  encodeWarpPayload,
  formatBitSet,
  signTransaction,
} from "@serac/chain"
import { encodeFunctionData, parseAbi } from "viem"
import { expect, test } from "vitest"
import { type EvmBlock, encodeBlock } from "../../src/evm/block/block.ts"
import type { EvmChain } from "../../src/evm/chain/evm-chain.ts"
import { fromHex, type Hex } from "../../src/evm/codec/hex.ts"
import { parseEvmGenesis } from "../../src/evm/config/genesis.ts"
import type { AtomicBackend } from "../../src/evm/ports/atomic.ts"
import { toPredicate } from "../../src/evm/precompiles/predicate.ts"
import { warpAddress } from "../../src/evm/precompiles/warp-gas.ts"
import { fortune, localChain, poor, rich, signed } from "./support/local-chain.ts"

const to = poor.address.toLowerCase() as Hex
const from = rich.address.toLowerCase() as Hex

/** A C-Chain with the given backend for atomic transactions. */
function cChain(atomic: AtomicBackend) {
  const genesis = {
    config: { chainId: 7 },
    alloc: { [from.slice(2)]: { balance: `0x${fortune.toString(16)}` } },
    gasLimit: "0xe4e1c0",
    difficulty: "0x0",
    timestamp: "0x5fcb13d0",
  }
  return localChain({ genesis: parseEvmGenesis(JSON.stringify(genesis), { kind: "coreth" }), avaxAssetID, atomic })
}

const avaxAssetID = new Uint8Array(32).fill(9)
const key = new Uint8Array(32).fill(1)

/** An export by the rich account. */
function someExport(): Uint8Array {
  const context = { networkID: 1337, blockchainID: new Uint8Array(32).fill(1), avaxAssetID, baseFee: 10n ** 9n }
  const account = { address: fromHex(from), balance: 10n ** 15n, nonce: 0n }
  const outputs = [{ to: fromHex(from), amount: 5n }]
  const unsigned = buildCChainExportTx(context, [account], { destinationChain: new Uint8Array(32), outputs })
  return signTransaction(unsigned, [key]).bytes
}

const nonceOf = (chain: EvmChain) =>
  chain.read(chain.tip, async ({ state }) => (await state.account(from))?.nonce ?? 0n)

test("a warp message that is too long takes its sender's gas and does not stop the chain", async () => {
  const { chain } = await localChain()
  const abi = parseAbi(["function sendWarpMessage(bytes payload) returns (bytes32)"])
  const payload = `0x${"00".repeat(25_000)}` as const
  const data = encodeFunctionData({ abi, functionName: "sendWarpMessage", args: [payload] })
  await chain.issue(await signed({ nonce: 0, to: warpAddress, data, gas: 1_000_000n }))
  const block = await chain.build()
  expect(block?.receipts.map(({ succeeded, gasUsed }) => ({ succeeded, gasUsed }))).toEqual([
    { succeeded: false, gasUsed: 1_000_000n },
  ])
})

test("a transaction that cannot be judged, for a fault that is not its own, is told of once and stops no later block", async () => {
  const broken = () => {
    throw new TypeError("the validators cannot be read")
  }
  const warp = { pChainHeight: () => 1n, subnetOf: broken, validatorsAt: () => undefined }
  const { chain } = await localChain({ warp })
  const payload = encodeWarpPayload({ type: "AddressedCall", sourceAddress: fromHex(to), payload: new Uint8Array(1) })
  const identity = { networkID: 1337, sourceChainID: new Uint8Array(32) }
  const unsignedMessage = decodeUnsignedWarpMessage(encodeUnsignedWarpMessage({ ...identity, payload }))
  const signature = { type: "BitSetSignature", signers: formatBitSet([0]), signature: new Uint8Array(96) } as const
  const storageKeys = toPredicate(encodeWarpMessage({ unsignedMessage, signature }))
  await chain.issue(await signed({ nonce: 0, gas: 500_000n, accessList: [{ address: warpAddress, storageKeys }] }))
  await expect(chain.build()).rejects.toThrow("the validators cannot be read")
  await chain.issue(await signed({ nonce: 0 }))
  expect((await chain.build())?.transactions.length).toBe(1)
})

test("a block whose atomic transactions cannot be accepted together changes nothing", async () => {
  const consumed = new Error("invalid block due to conflicting atomic inputs")
  let isRefused = false
  const backend = (transactions: readonly Uint8Array[]): AtomicBackend => ({
    pending: () => transactions,
    verify: () => 0n,
    accept: () => {
      if (isRefused) throw consumed
    },
    discard: () => {},
  })
  const [{ chain: maker }, { chain: taker }] = [await cChain(backend([someExport()])), await cChain(backend([]))]
  const made = (await maker.build()) as EvmBlock
  isRefused = true
  await expect(taker.accept(encodeBlock(made, "coreth"))).rejects.toThrow(consumed)
  expect([taker.tip.header.number, await nonceOf(taker)]).toEqual([0n, 0n])
  isRefused = false
  await taker.accept(encodeBlock(made, "coreth"))
  expect([taker.tip.header.number, await nonceOf(taker)]).toEqual([1n, 1n])
})

test("a fork refuses to take away blocks with atomic transactions, which the other chains keep", async () => {
  const backend = { pending: () => [someExport()], verify: () => 0n, accept: () => {}, discard: () => {} }
  const { chain } = await cChain(backend)
  await chain.build()
  await expect(chain.fork(0n)).rejects.toThrow(
    "block 1 has atomic transactions, which a fork cannot take back from other chains",
  )
  expect(chain.tip.header.number).toBe(1n)
})

test("a clock may show parts of milliseconds", async () => {
  const { chain } = await localChain({ clock: { now: () => 1_800_000_000_000.75 } })
  await chain.build({ allowEmpty: true })
  expect(chain.tip.header.timestampMilliseconds).toBe(1_800_000_000_000n)
})

test("a genesis with fees that no block can have is refused", () => {
  const genesis = {
    config: { chainId: 7, feeConfig: { gasLimit: 1, targetBlockRate: 2, baseFeeChangeDenominator: 4 } },
  }
  const read = () => parseEvmGenesis(JSON.stringify({ ...genesis, gasLimit: 1 }), { kind: "subnet-evm" })
  expect(read).toThrow("targetGas cannot be less than or equal to 0: targetGas = 0")
})
