import {
  buildPChainBaseTx,
  decodePChainBlock,
  decodePChainTransaction,
  formatAddress,
  formatHex,
  formatId,
  networkFees,
  type PChainUtxo,
} from "@serac/chain"
import { expect, test } from "vitest"
import { pMethods } from "../src/interfaces/p/p-interface.ts"
import { ask } from "./ask.ts"
import { people, signed } from "./ledger/traffic/people.ts"
import { network, Traffic } from "./ledger/traffic/traffic.ts"
import { namesOf } from "./named-platform.ts"

type World = ReturnType<typeof network>

const nodeID = new Uint8Array(20).fill(99)
const hex = (bytes: Uint8Array) => formatHex(bytes, "hex")

/** Calls a network's interface, requiring a result. */
function interfaceOf(world: World) {
  const { chain, memory, clock, genesis } = world
  const { subnets } = chain.state
  const made = subnets.ids.flatMap((id) => subnets.chains(id)).map(({ id }) => id)
  const names = namesOf([genesis.xChainID, genesis.cChainID, ...made])
  const observations = { uptimeOf: () => 1, isConnected: () => true }
  const asked = { issued: 0 }
  const onIssue = () => asked.issued++
  const methods = pMethods({ chain, memory, names, clock, nodeID, observations, random: () => 0.5, onIssue })
  const answer = (method: string, params: object = {}) => ask(methods, `platform.${method}`, params)
  // biome-ignore lint/suspicious/noExplicitAny: results are JSON of any kind
  const result = (method: string, params: object = {}): any => {
    const { result, error } = answer(method, params) as { result?: unknown; error?: string }
    if (error !== undefined) throw new Error(`${method}: ${error}`)
    return result
  }
  return { answer, result, asked }
}

/** Pays `amount` from one owner to another. */
function payment({ chain, time }: World, amount: bigint): Uint8Array {
  const [, from, to] = people as [Uint8Array, Uint8Array, Uint8Array]
  const { state, config } = chain
  const { weights } = networkFees(config.networkID).dynamicFeeConfig
  const utxos = state.utxos.idsOf(Buffer.from(from).toString("hex")).map((id) => state.utxos.get(id) as PChainUtxo)
  const context = { networkID: config.networkID, avaxAssetID: config.avaxAssetID, weights, gasPrice: 1n }
  const wallet = { utxos, addresses: [from], now: BigInt(Math.floor(time.now / 1000)) }
  return signed(buildPChainBaseTx(context, wallet, { outputs: [{ to, amount }] }))
}

test("tells of a transaction while nobody knows it, while it waits, when it is in a block and when it was dropped", () => {
  const world = network()
  world.time.now += 10_000
  const { answer, result, asked } = interfaceOf(world)
  const txID = formatId(new Uint8Array(32).fill(7))
  expect(result("getTxStatus", { txID })).toEqual({ status: "Unknown" })
  expect(answer("getTx", { txID })).toEqual({ error: "couldn't get tx: not found" })

  const [paid, other] = [payment(world, 5n), payment(world, 6n)]
  const issued = result("issueTx", { tx: hex(paid), encoding: "hex" })
  expect(asked.issued).toBe(1)
  expect(result("getTxStatus", issued)).toEqual({ status: "Processing" })
  expect(answer("getTx", issued)).toEqual({ error: "couldn't get tx: not found" })

  const conflict = "tx conflicts with other tx"
  expect(answer("issueTx", { tx: hex(other), encoding: "hex" })).toEqual({ error: `couldn't issue tx: ${conflict}` })
  expect(asked.issued).toBe(1)

  const block = world.chain.build()
  expect(block?.height).toBe(1)
  expect(result("getTxStatus", issued)).toEqual({ status: "Committed" })
  expect(result("getTx", { ...issued, encoding: "hex" })).toEqual({ tx: hex(paid), encoding: "hex" })
  expect(result("getHeight")).toEqual({ height: "1" })
  const otherID = formatId(decodePChainTransaction(other).id)
  expect(result("getTxStatus", { txID: otherID })).toEqual({ status: "Dropped", reason: conflict })
})

test("gives every output of an address once, page by page", () => {
  const traffic = new Traffic(4)
  for (let step = 0; step < 40; step++) traffic.step(() => undefined)
  const { result } = interfaceOf(traffic.network)
  const addresses = people.map((one) => formatAddress(one, "local", "P"))
  const whole: string[] = result("getUTXOs", { addresses }).utxos
  expect(whole.length).toBeGreaterThan(20)
  for (const limit of [1, 5]) {
    const found: string[] = []
    let page = result("getUTXOs", { addresses, limit })
    while (page.utxos.length > 0) {
      found.push(...page.utxos)
      page = result("getUTXOs", { addresses, limit, startIndex: page.endIndex })
    }
    // An output owned by two of the addresses is returned for each of them.
    expect({ limit, found: new Set(found) }).toEqual({ limit, found: new Set(whole) })
  }
})

test("tells of everything that happened on a chain what its blocks say", () => {
  const traffic = new Traffic(5)
  for (let step = 0; step < 160; step++) traffic.step(() => undefined)
  const { chain } = traffic.network
  const { result } = interfaceOf(traffic.network)
  const kinds = new Set<string>()
  for (let height = 1; height <= chain.last.height; height++) {
    const { id, bytes } = chain.state.blocks.at(height) as { id: Uint8Array; bytes: Uint8Array }
    const blockID = formatId(id)
    expect(result("getBlock", { blockID, encoding: "hex" }).block).toBe(hex(bytes))
    const { block } = result("getBlockByHeight", { height, encoding: "json" })
    expect(block).toMatchObject({ id: blockID, height })
    for (const { id: txID, bytes: signedBytes, unsigned } of decodePChainBlock(bytes).transactions) {
      kinds.add(unsigned.type)
      const named = { txID: formatId(txID) }
      expect(result("getTxStatus", named)).toEqual({ status: "Committed" })
      expect(result("getTx", { ...named, encoding: "hex" }).tx).toBe(hex(signedBytes))
      expect(result("getTx", { ...named, encoding: "json" }).tx.id).toBe(named.txID)
    }
    const sets = result("getAllValidatorsAt", { height }).validatorSets
    for (const subnetID of Object.keys(sets)) {
      const members: { weight: string }[] = Object.values(result("getValidatorsAt", { height, subnetID }))
      const weight = members.reduce((sum, member) => sum + BigInt(member.weight), 0n)
      expect({ height, weight: String(weight) }).toEqual({ height, weight: sets[subnetID].totalWeight })
    }
  }
  expect(kinds.size).toBeGreaterThan(12)

  const { validators } = result("getCurrentValidators")
  const staked = validators.reduce(
    (sum: bigint, one: { weight: string; delegatorWeight?: string }) =>
      sum + BigInt(one.weight) + BigInt(one.delegatorWeight ?? 0),
    0n,
  )
  expect(String(staked)).toBe(result("getTotalStake", { subnetID: formatId(new Uint8Array(32)) }).weight)
  const subnets = result("getSubnets").subnets.map(({ id }: { id: string }) => id)
  expect(subnets).toEqual([...chain.state.subnets.ids].reverse().concat(new Uint8Array(32)).map(formatId))
  for (const { id, subnetID } of result("getBlockchains").blockchains)
    expect(result("validatedBy", { blockchainID: id })).toEqual({ subnetID })
})
