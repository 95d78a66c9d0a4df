import { buildCChainExportTx, formatId, signTransaction } from "@serac/chain"
import { privateKeyToAccount } from "viem/accounts"
import { expect, test } from "vitest"
import { fromHex } from "../src/evm/index.ts"
import { keyOf } from "../src/interfaces/keys.ts"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { EvmChains } from "../src/network/evm-chains.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { Snapshots } from "../src/network/snapshots.ts"
import { DevnetWallet } from "../src/wallet/devnet-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const avax = 1_000_000_000n
const account = privateKeyToAccount(`0x${Buffer.from(testKey).toString("hex")}`)
const from = account.address.toLowerCase() as `0x${string}`

async function begin() {
  const clock = new DevnetClock({ start, isStopped: true })
  const network = new PrimaryNetwork({ clock, seed: "evm" })
  const chains = new EvmChains(network)
  await chains.begin()
  const wallet = new DevnetWallet(network, testKey)
  const pay = async (to: `0x${string}`, value: bigint, nonce: number) => {
    const transaction = { type: "eip1559", chainId: 43112, to, value, nonce, gas: 21_000n } as const
    const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n }
    return chains.c.chain.issue(fromHex(await account.signTransaction({ ...transaction, ...fees })))
  }
  const balanceOf = (address: `0x${string}`) =>
    chains.c.chain.read(chains.c.chain.tip, async ({ state }) => (await state.account(address))?.balance ?? 0n)
  return { clock, network, chains, wallet, pay, balanceOf }
}

const somebody = `0x${"5e".repeat(20)}` as const

test("runs the C-Chain from the local network's genesis: block hash, funds, payments", async () => {
  const { chains, pay, balanceOf } = await begin()
  expect(await balanceOf(from)).toBe(50_000_000n * 10n ** 18n)
  await pay(somebody, 7n, 0)
  expect(await chains.work()).toBe(1)
  expect(await balanceOf(somebody)).toBe(7n)
  expect({ height: chains.c.chain.tip.header.number, containers: chains.c.consensus.length }).toEqual({
    height: 1n,
    containers: 1,
  })
})

test("moves funds from X to C and back", async () => {
  const { network, chains, wallet, balanceOf } = await begin()
  const { genesis, atomic, clock } = network
  const { cChainID, xChainID, networkID, avaxAssetID } = genesis
  wallet.exportX(cChainID, [{ to: wallet.address, amount: 5n * avax }])
  network.work()
  const baseFee = 25_000_000_000n
  const context = { networkID, blockchainID: cChainID, avaxAssetID, baseFee }
  await wallet.importC(xChainID, fromHex(somebody))
  clock.advance(5_000)
  expect(await chains.work()).toBe(1)
  const got = await balanceOf(somebody)
  expect(got > 4_990_000_000n * avax && got < 5_000_000_000n * avax).toBe(true)

  const balance = await balanceOf(from)
  const exported = buildCChainExportTx(
    context,
    [{ address: wallet.ethAddress, balance: balance / 10n ** 9n, nonce: 0n }],
    { destinationChain: xChainID, outputs: [{ to: wallet.address, amount: 3n * avax }] },
  )
  await atomic.issue(signTransaction(exported, [testKey]).bytes, baseFee)
  clock.advance(5_000)
  expect(await chains.work()).toBe(1)
  const before = network.x.state.utxos.countOf(keyOf(wallet.address))
  wallet.importX(cChainID)
  network.work()
  expect(network.x.state.utxos.countOf(keyOf(wallet.address))).toBe(before + 1)
  expect(atomic.find(signTransaction(exported, [testKey]).id)?.height).toBe(2)
})

test("takes all chains back to a snapshot together", async () => {
  const { network, chains, wallet, pay, clock } = await begin()
  const snapshots = new Snapshots({ journal: network.journal, clock, parts: () => chains.reversible })
  const seen = () => ({
    X: formatId(network.x.last.id),
    C: chains.c.chain.tip.hash,
    containers: chains.c.consensus.length,
    time: clock.now(),
  })
  const before = seen()
  const number = await snapshots.take()
  wallet.transferX([{ to: wallet.address, amount: avax }])
  network.work()
  await pay(somebody, 1n, 0)
  await chains.work()
  expect(seen()).not.toEqual(before)
  expect(await snapshots.revert(number)).toBe(true)
  expect(seen()).toEqual(before)
  await pay(somebody, 1n, 0)
  expect(await chains.work()).toBe(1)
})
