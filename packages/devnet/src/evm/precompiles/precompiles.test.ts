import { encodeFunctionData, parseAbi } from "viem"
import { expect, test } from "vitest"
import { localChain, poor, rich, signed } from "../../../test/evm/support/local-chain.ts"
import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { type Hex, toHex } from "../codec/hex.ts"
import { precompileAddresses } from "../config/precompile-config.ts"
import { call } from "../query/call.ts"
import { traceTransaction } from "../trace/trace.ts"

const since = 1_607_144_400
const from = rich.address.toLowerCase() as Hex
const other = poor.address.toLowerCase() as Hex
const abi = parseAbi([
  "function readAllowList(address) view returns (uint256)",
  "function setEnabled(address)",
  "function setNone(address)",
  "function mintNativeCoin(address,uint256)",
  "function setRewardAddress(address)",
  "function currentRewardAddress() view returns (address)",
  "function setFeeConfig(uint256,uint256,uint256,uint256,uint256,uint256,uint256,uint256)",
])
type Name =
  | "setEnabled"
  | "setNone"
  | "mintNativeCoin"
  | "setRewardAddress"
  | "setFeeConfig"
  | "readAllowList"
  | "currentRewardAddress"
const data = (functionName: Name, ...args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as never)

const nonces = new WeakMap<EvmChain, number>()

/** Calls a precompile from the rich account, and returns the block and the error of the call. */
async function send(
  chain: EvmChain,
  to: Hex | undefined,
  input: Hex,
): Promise<{ block: EvmBlock; error: string | undefined }> {
  const nonce = nonces.get(chain) ?? 0
  nonces.set(chain, nonce + 1)
  const hash = await chain.issue(await signed({ nonce, to: to as Hex, data: input, gas: 400_000n }))
  await chain.build()
  const { error } = (await traceTransaction(chain, hash, { tracer: "callTracer" })) as { error?: string }
  return { block: chain.tip, error }
}

const read = async (chain: EvmChain, to: Hex, input: Hex): Promise<bigint> =>
  BigInt(toHex(await call(chain, chain.tip, { to, data: Uint8Array.from(Buffer.from(input.slice(2), "hex")) })))

test("who administers a list enables others, and who does not may not", async () => {
  const minter = precompileAddresses.contractNativeMinterConfig
  const { chain } = await localChain(
    {},
    { contractNativeMinterConfig: { blockTimestamp: since, adminAddresses: [from] } },
  )
  expect([
    await read(chain, minter, data("readAllowList", from)),
    await read(chain, minter, data("readAllowList", other)),
  ]).toEqual([2n, 0n])
  const { block, error } = await send(chain, minter, data("setEnabled", other))
  expect([
    error,
    block.receipts[0]?.logs[0]?.topics[1],
    await read(chain, minter, data("readAllowList", other)),
  ]).toEqual([undefined, `0x${"0".repeat(63)}1`, 1n])
  const input = Uint8Array.from(Buffer.from(data("setNone", from).slice(2), "hex"))
  await expect(call(chain, chain.tip, { from: other, to: minter, data: input })).rejects.toThrow(
    `cannot modify allow list: modify address: ${poor.address}, from role: AdminRole, to role: NoRole`,
  )
})

test("the native minter makes coins", async () => {
  const minter = precompileAddresses.contractNativeMinterConfig
  const { chain } = await localChain(
    {},
    {
      contractNativeMinterConfig: { blockTimestamp: since, enabledAddresses: [from], initialMint: { [other]: "0x5" } },
    },
  )
  const { error } = await send(chain, minter, data("mintNativeCoin", other, 7n))
  const balance = await chain.read(chain.tip, async ({ state }) => (await state.account(other))?.balance)
  expect([error, balance]).toEqual([undefined, 12n])
})

test("the reward manager says to whom fees go, from the next block on", async () => {
  const manager = precompileAddresses.rewardManagerConfig
  const { chain } = await localChain({}, { rewardManagerConfig: { blockTimestamp: since, adminAddresses: [from] } })
  const { block } = await send(chain, manager, data("setRewardAddress", other))
  const { block: next } = await send(chain, other, "0x")
  expect([block.header.miner, next.header.miner, await read(chain, manager, data("currentRewardAddress"))]).toEqual([
    "0x0100000000000000000000000000000000000000",
    other,
    BigInt(other),
  ])
})

test("the fee manager changes what later blocks charge, and refuses fees that cannot be", async () => {
  const manager = precompileAddresses.feeManagerConfig
  const { chain } = await localChain({}, { feeManagerConfig: { blockTimestamp: since, adminAddresses: [from] } })
  const fees = [12_000_000n, 2n, 1_500_000_000n, 100_000_000n, 48n, 0n, 0n, 0n]
  const { error } = await send(chain, manager, data("setFeeConfig", ...fees))
  const { feeConfig, lastChangedAt } = await chain.feeConfigAt(chain.tip)
  await chain.build({ allowEmpty: true })
  const { gasLimit, baseFeePerGas } = chain.tip.header
  expect([error, Object.values(feeConfig), lastChangedAt, gasLimit, baseFeePerGas]).toEqual([
    undefined,
    fees,
    1n,
    12_000_000n,
    1_500_000_000n,
  ])
  const wrong = await send(chain, manager, data("setFeeConfig", 0n, ...fees.slice(1)))
  expect(wrong.error).toBe("cannot verify fee config: gasLimit cannot be less than or equal to 0: gasLimit = 0")
})

test("lists keep out who may not send, and who may not deploy", async () => {
  const { chain } = await localChain(
    {},
    { contractDeployerAllowListConfig: { blockTimestamp: since, adminAddresses: [other] } },
  )
  const { block } = await send(chain, undefined, "0x00")
  expect(block.receipts.map(({ succeeded, gasUsed }) => [succeeded, gasUsed])).toEqual([[false, 400_000n]])
  const { chain: closed } = await localChain(
    {},
    { txAllowListConfig: { blockTimestamp: since, adminAddresses: [other] } },
  )
  await expect(closed.issue(await signed({ nonce: 0 }))).rejects.toThrow(
    `cannot issue transaction from non-allow listed address: ${rich.address}`,
  )
})
