import { buildConvertSubnetToL1Tx, buildCreateChainTx, buildCreateSubnetTx } from "@serac/chain"
import { parseAbi, zeroAddress } from "viem"
import { expect, onTestFinished, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { l1Genesis } from "../src/l1/l1-genesis.ts"
import { messengerAddress } from "../src/messages/messenger.ts"
import { type StartOptions, startDevnet } from "../src/start-devnet.ts"
import { account, type Client, clientOf, deployMailbox, send } from "./message-clients.ts"

const firn = { name: "firn", chainID: 99_123 }

async function start(options: StartOptions = {}) {
  const running = await startDevnet({ seed: "messages", l1s: [firn], ...options })
  onTestFinished(() => running.close())
  return running
}

const outcomes = (devnet: Devnet) =>
  Object.fromEntries(devnet.messages().map(({ messageID, status }) => [messageID, status]))

test.each([["before Helicon", undefined] as const, ["after Helicon", 0] as const])(
  "a user's message is delivered at once, there and back, %s",
  async (_, helicon) => {
    const { url, devnet } = await start({ helicon })
    const [c, l1] = devnet.chains.all.map((running) => clientOf(url, devnet, running)) as [Client, Client]
    const boxes = [await deployMailbox(l1), await deployMailbox(c)] as const
    const there = await send(c, l1, boxes[0])
    await devnet.producer.mine()
    const back = await send(l1, c, boxes[1])
    await devnet.producer.mine()
    expect(outcomes(devnet)).toEqual({ [there]: "executed", [back]: "executed" })
  },
)

test("messages that are held wait for their delivery, in any order, and for the end of holding", async () => {
  const { url, devnet } = await start()
  const [c, l1] = devnet.chains.all.map((running) => clientOf(url, devnet, running)) as [Client, Client]
  const box = await deployMailbox(l1)
  await devnet.holdMessages()
  const ids = [await send(c, l1, box), await send(c, l1, box), await send(c, l1, zeroAddress)] as const
  await devnet.producer.mine()
  expect(Object.values(outcomes(devnet))).toEqual(["pending", "pending", "pending"])
  const relayed = await devnet.relay(ids[1])
  expect(relayed).toEqual({ ...relayed, messageID: ids[1], status: "executed" })
  expect(outcomes(devnet)).toEqual({ [ids[0]]: "pending", [ids[1]]: "executed", [ids[2]]: "pending" })
  expect(await devnet.relay(ids[1])).toEqual(relayed)
  await devnet.holdMessages(false)
  expect(outcomes(devnet)).toEqual({ [ids[0]]: "executed", [ids[1]]: "executed", [ids[2]]: "failed" })
})

test("a message that only other relayers may deliver says so, and stays pending", async () => {
  const faults: string[] = []
  const { url, devnet } = await start({ onFault: (error) => void faults.push((error as Error).message) })
  const [c, l1] = devnet.chains.all.map((running) => clientOf(url, devnet, running)) as [Client, Client]
  const id = await send(c, l1, account.address, [account.address])
  await devnet.producer.mine()
  const reason = new RegExp(`the message admits only the relayers ${account.address}, not 0x`, "i")
  expect(outcomes(devnet)).toEqual({ [id]: "pending" })
  expect(faults).toEqual([expect.stringMatching(reason)])
  await expect(devnet.relay(id)).rejects.toThrow(reason)
  await expect(devnet.relay(`0x${"9".repeat(64)}`)).rejects.toThrow("no chain of this network sent the message 0x9999")
})

test("a snapshot that is reverted takes back deliveries; a delivery that is rolled back is made again; a state has them", async () => {
  const { url, devnet } = await start()
  const [c, l1] = devnet.chains.all.map((running) => clientOf(url, devnet, running)) as [Client, Client]
  const box = await deployMailbox(l1)
  const snapshot = await devnet.snapshots.take()
  const id = await send(c, l1, box)
  await devnet.producer.mine()
  expect(outcomes(devnet)).toEqual({ [id]: "executed" })
  await devnet.snapshots.revert(snapshot)
  expect(outcomes(devnet)).toEqual({})
  const again = await send(c, l1, box)
  await devnet.producer.mine()
  expect(outcomes(devnet)).toEqual({ [again]: "executed" })
  await l1.request({ method: "anvil_rollback" as never, params: [1] as never })
  expect(outcomes(devnet)).toEqual({ [again]: "pending" })
  await l1.sendTransaction({ to: account.address, value: 1n })
  expect((await devnet.relay(again)).status).toBe("executed")
  const restored = await Devnet.load(await devnet.dump())
  onTestFinished(() => restored.close())
  expect(outcomes(restored)).toEqual({ [again]: "executed" })
})

const manager = "0x00000000000000000000000000000000000000aa"

/** A genesis with every precompile; one address may send and deploy, nobody has the devnet's usual funds. */
function strictGenesis(timestamp: number): string {
  const genesis = JSON.parse(l1Genesis({ chainID: 77_001, timestamp, alloc: { [account.address]: 10n ** 21n } }))
  const { [messengerAddress.slice(2)]: _, ...alloc } = genesis.alloc
  const blockTimestamp = timestamp
  const list = { blockTimestamp, adminAddresses: [manager], enabledAddresses: [account.address] }
  const config = {
    ...genesis.config,
    warpConfig: { blockTimestamp, quorumNumerator: 70 },
    txAllowListConfig: list,
    contractDeployerAllowListConfig: list,
    contractNativeMinterConfig: { ...list, initialMint: { [manager]: "0x5" } },
    feeManagerConfig: { blockTimestamp, adminAddresses: [manager] },
    rewardManagerConfig: { blockTimestamp, adminAddresses: [manager], initialRewardConfig: { rewardAddress: manager } },
  }
  return JSON.stringify({ ...genesis, config, alloc })
}

test("an L1 has the genesis and the upgrades of its maker, and messages all the same", async () => {
  const { url, devnet } = await start({ l1s: [] })
  const now = Math.floor(devnet.network.clock.now() / 1000)
  const upgrades = JSON.stringify({
    precompileUpgrades: [{ feeManagerConfig: { blockTimestamp: now + 60, disable: true } }],
  })
  const l1 = await devnet.createL1({ name: "strict", genesis: strictGenesis(now), upgrades, validators: 2 })
  expect({ ...l1, subnetID: 0, blockchainID: 0, validators: l1.validators.length }).toEqual({
    name: "strict",
    chainID: 77_001,
    subnetID: 0,
    blockchainID: 0,
    validators: 2,
  })
  const [c, strict] = devnet.chains.all.map((running) => clientOf(url, devnet, running)) as [Client, Client]
  expect(await strict.getBalance({ address: manager })).toBe(5n)
  const roles = parseAbi(["function readAllowList(address) view returns (uint256)"])
  const feeManager = "0x0200000000000000000000000000000000000003"
  const roleOf = () =>
    strict.readContract({ address: feeManager, abi: roles, functionName: "readAllowList", args: [manager] })
  expect(await roleOf()).toBe(2n)
  const box = await deployMailbox(strict)
  const id = await send(c, strict, box)
  await devnet.producer.mine()
  expect(outcomes(devnet)).toEqual({ [id]: "executed" })
  devnet.network.clock.advance(120_000)
  await devnet.chains.work({ allowEmpty: true })
  await expect(roleOf()).rejects.toThrow()
})

test("an L1 that users make by transactions is validated by validators that the devnet plays for it", async () => {
  const { url, devnet } = await start({ l1s: [] })
  const { network, treasury: wallet } = devnet
  const { clock } = network
  const issue = async (unsigned: Parameters<typeof wallet.issueP>[0]) => {
    // A new P-Chain has no gas capacity yet; it grows with time.
    clock.advance(2_000)
    const id = wallet.issueP(unsigned)
    await devnet.producer.mine()
    return id
  }
  const subnetID = await issue(buildCreateSubnetTx(wallet.pContext, wallet.pWallet, { owner: wallet.address }))
  const subnetOwner = { locktime: 0n, threshold: 1, addresses: [wallet.address] }
  const timestamp = Math.floor(clock.now() / 1000)
  const genesis = l1Genesis({ chainID: 77_002, timestamp, alloc: { [account.address]: 10n ** 21n } })
  const blockchainID = await issue(
    buildCreateChainTx(wallet.pContext, wallet.pWallet, {
      subnetID,
      subnetOwner,
      chainName: "own",
      vmID: new TextEncoder().encode("subnetevm".padEnd(32, "\0")),
      genesisData: new TextEncoder().encode(genesis),
    }),
  )
  const owner = { threshold: 1, addresses: [wallet.address] }
  const validators = [devnet.createValidator(), devnet.createValidator()].map(({ nodeID, bls }) => ({
    nodeID,
    weight: 100n,
    balance: 5_000_000_000n,
    signer: { publicKey: bls.publicKey, proofOfPossession: bls.proofOfPossession },
    remainingBalanceOwner: owner,
    deactivationOwner: owner,
  }))
  await issue(
    buildConvertSubnetToL1Tx(wallet.pContext, wallet.pWallet, {
      subnetID,
      subnetOwner,
      chainID: blockchainID,
      address: new Uint8Array(20).fill(1),
      validators: validators.sort((one, other) => Buffer.compare(one.nodeID, other.nodeID)),
    }),
  )
  const [c, own] = devnet.chains.all.map((running) => clientOf(url, devnet, running)) as [Client, Client]
  const box = await deployMailbox(c)
  const id = await send(own, c, box)
  await devnet.producer.mine()
  expect(outcomes(devnet)).toEqual({ [id]: "executed" })
})

const plain = l1Genesis({ chainID: 1, timestamp: 0, alloc: {} })

test.each([
  ["no JSON", { name: "bad", genesis: "{" }, "the genesis of the L1 bad: Expected property name"],
  ["no chain id", { name: "bad", genesis: "{}" }, "the genesis of the L1 bad: Not an integer: undefined"],
  ["bad upgrades", { name: "bad", genesis: plain, upgrades: "x" }, "the upgrades of the L1 bad: Unexpected token"],
  ["id 0", { name: "bad", chainID: 0 }, "the chainID of the L1 bad is an integer from 1 to 2^53 - 1, not 0"],
  ["no name", { name: "", chainID: 1 }, 'the name of an L1 has 1 to 128 letters, digits and spaces, not ""'],
  ["too many", { name: "bad", chainID: 1, validators: 101 }, "the L1 bad has 1 to 100 validators, not 101"],
] as const)("an L1 that cannot be is refused before anything is made: %s", async (_, plan, reason) => {
  const { devnet } = await start({ l1s: [] })
  const { height } = devnet.network.p.last
  await expect(devnet.createL1(plan)).rejects.toThrow(reason)
  expect(devnet.network.p.last.height).toBe(height)
})
