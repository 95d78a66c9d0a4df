import { canonicalValidators, decodeWarpMessage, encodeWarpMessage, formatBitSet } from "@serac/chain"
import { blsPublicKeyOf, blsSign } from "@serac/chain/bls"
import { encodeFunctionData, parseAbi } from "viem"
import { expect, test } from "vitest"
import type { EvmBlock } from "../../src/evm/block/block.ts"
import { type Hex, toHex } from "../../src/evm/codec/hex.ts"
import { predicateBytes } from "../../src/evm/header/next.ts"
import { toPredicate } from "../../src/evm/precompiles/predicate.ts"
import { messageOfLog } from "../../src/evm/precompiles/warp.ts"
import { warpAddress } from "../../src/evm/precompiles/warp-gas.ts"
import { traceTransaction } from "../../src/evm/trace/trace.ts"
import { localChain, rich, signed } from "./support/local-chain.ts"

const abi = parseAbi([
  "function sendWarpMessage(bytes payload) returns (bytes32)",
  "function getVerifiedWarpMessage(uint32 index) returns ((bytes32 sourceChainID, address originSenderAddress, bytes payload) message, bool valid)",
])
const secret = new Uint8Array(32).fill(7)
const heavy = { nodeID: new Uint8Array(20), publicKey: blsPublicKeyOf(secret), weight: 80n }
const light = { nodeID: new Uint8Array(20).fill(1), publicKey: blsPublicKeyOf(new Uint8Array(32).fill(8)), weight: 20n }

/** A chain with the given validators, and an unsigned message sent by its rich account. */
async function withMessage(validators: Parameters<typeof canonicalValidators>[0]) {
  const set = canonicalValidators(validators)
  const warp = { pChainHeight: () => 9n, subnetOf: () => new Uint8Array(32).fill(2), validatorsAt: () => set }
  const { chain } = await localChain({ warp })
  const data = encodeFunctionData({ abi, functionName: "sendWarpMessage", args: ["0xc0ffee"] })
  await chain.issue(await signed({ nonce: 0, to: warpAddress, data, gas: 200_000n }))
  const [receipt] = (await chain.build())?.receipts ?? []
  const log = receipt?.logs[0]
  return { chain, set, receipt, log, message: messageOfLog(log?.data ?? new Uint8Array(0)) }
}

const signedBy = (
  message: ReturnType<typeof messageOfLog>,
  set: ReturnType<typeof canonicalValidators>,
  key = secret,
): Uint8Array => {
  const index = set.validators.findIndex(({ publicKey }) => toHex(publicKey) === toHex(heavy.publicKey))
  const signature = {
    type: "BitSetSignature",
    signers: formatBitSet([index]),
    signature: blsSign(message.bytes, key),
  } as const
  return encodeWarpMessage({ unsignedMessage: message, signature })
}

async function deliver(given: Awaited<ReturnType<typeof withMessage>>, bytes: Uint8Array) {
  const data = encodeFunctionData({ abi, functionName: "getVerifiedWarpMessage", args: [0] })
  const accessList = [{ address: warpAddress, storageKeys: toPredicate(bytes) }]
  const hash = await given.chain.issue(await signed({ nonce: 1, to: warpAddress, data, gas: 400_000n, accessList }))
  const block = (await given.chain.build()) as EvmBlock
  const trace = (await traceTransaction(given.chain, hash, { tracer: "callTracer" })) as { output: Hex }
  return { block, output: trace.output, results: toHex(predicateBytes(block.header.extraData, given.chain.config)) }
}

test("the Warp precompile sends a message of the caller, whose id is its topic", async () => {
  const { receipt, log, message, chain } = await withMessage([heavy, light])
  expect([receipt?.succeeded, log?.address, log?.topics.slice(1), message.networkID]).toEqual([
    true,
    warpAddress,
    [`0x${"0".repeat(24)}${rich.address.slice(2).toLowerCase()}`, toHex(message.id)],
    1337,
  ])
  expect(toHex(message.sourceChainID)).toBe(toHex(chain.identity.blockchainID))
})

test("a message that enough weight has signed is given as verified, and the header says so", async () => {
  const given = await withMessage([heavy, light])
  const bytes = signedBy(given.message, given.set)
  const { output, results, block } = await deliver(given, bytes)
  expect(BigInt(`0x${output.slice(2 + 64, 2 + 128)}`)).toBe(1n)
  expect(output).toContain("c0ffee")
  const [transaction] = block.transactions
  expect(results).toBe(`0x000000000001${transaction?.hash.slice(2)}00000001${warpAddress.slice(2)}00000000`)
  expect(decodeWarpMessage(bytes).unsignedMessage.id).toEqual(given.message.id)
})

test.each([
  [
    "too little weight",
    [
      { ...heavy, weight: 20n },
      { ...light, weight: 80n },
    ],
    secret,
  ],
  ["a signature of somebody else", [heavy, light], new Uint8Array(32).fill(9)],
] as const)("a message with %s is mined, and is not verified", async (_, validators, key) => {
  const given = await withMessage(validators)
  const { output, results } = await deliver(given, signedBy(given.message, given.set, key))
  expect(BigInt(`0x${output.slice(2 + 64, 2 + 128)}`)).toBe(0n)
  expect(results.endsWith("0000000101")).toBe(true)
})
