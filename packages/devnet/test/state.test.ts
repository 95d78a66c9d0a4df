import { encodeUnsignedWarpMessage, encodeWarpPayload, formatNodeId } from "@serac/chain"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { signTogether } from "../src/network/evm/warp.ts"
import { parseState, StateError } from "../src/state/state-file.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const options = { seed: "state", clock: { start, isStopped: true }, l1s: [{ name: "firn", chainID: 99_400 }] }
const somebody = `0x${"5e".repeat(20)}` as const

const seen = ({ network, chains }: Devnet) => ({
  time: network.clock.now(),
  chains: [network.p.last, network.x.last].map(({ id }) => Buffer.from(id).toString("hex")),
  evm: chains.all.map(
    ({ chain, name }) => `${name} ${chain.tip.header.number} ${chain.tip.hash} ${chain.rootOf(chain.tip)}`,
  ),
  containers: [network.consensus.P, network.consensus.X, ...chains.all.map(({ consensus }) => consensus)].map((one) =>
    one.length === 0 ? "" : Buffer.from(one.at(one.length - 1).id).toString("hex"),
  ),
})

test("is the same again from its state: blocks, envelopes, EVM states, what was changed by hand, the time", async () => {
  const devnet = await Devnet.create({ ...options, days: 0.1 })
  await devnet.fillHistory()
  const { chain } = devnet.chains.c
  const wallet = new EvmWallet(chain, testKey)
  const [validator] = devnet.network.validators
  devnet.network.setUptime(validator?.nodeID as Uint8Array, 0.25)
  await wallet.send({ to: somebody, value: 3n })
  await devnet.producer.mine()
  devnet.close()
  const text = await devnet.dump()
  const again = await Devnet.load(text, options)
  expect(seen(again)).toEqual(seen(devnet))
  expect(again.network.uptimes.of(validator?.nodeID as Uint8Array)).toBe(0.25)
  expect(await again.dump()).toBe(text)
  const { number } = again.chains.c.chain.tip.header
  await new EvmWallet(again.chains.c.chain, testKey).send({ to: somebody, value: 1n })
  await again.producer.mine()
  expect(again.chains.c.chain.tip.header.number).toBe(number + 1n)
})

test("plays the validators of its L1s again, who sign as they did", async () => {
  const devnet = await Devnet.create(options)
  const again = await Devnet.load(await devnet.dump(), { clock: { isStopped: true } })
  const payload = encodeWarpPayload({ type: "Hash", hash: new Uint8Array(32).fill(1) })
  const signed = ({ network, keyring, l1s }: Devnet) =>
    l1s.map(({ validators, subnetID, blockchainID: sourceChainID, ...l1 }) => {
      const { networkID } = network.genesis
      const message = encodeUnsignedWarpMessage({ networkID, sourceChainID, payload })
      return {
        ...l1,
        validators: validators.map(({ nodeID }) => formatNodeId(nodeID)),
        signed: Buffer.from(signTogether({ network, keyring }, message, subnetID)).toString("hex"),
      }
    })
  expect(signed(devnet)).toMatchObject([{ name: "firn", chainID: 99_400, validators: { length: 3 } }])
  expect(signed(again)).toEqual(signed(devnet))
})

test("says which line of a state does not hold on those before it", async () => {
  const [head, first, ...rest] = (await (await Devnet.create(options)).dump()).trimEnd().split("\n")
  const text = [head, ...rest, first].join("\n")
  await expect(Devnet.load(text)).rejects.toThrow(/^line 7: invalid stateRoot/)
  await expect(Devnet.load(text)).rejects.toBeInstanceOf(StateError)
})

test("says which line of a state is none", () => {
  const head = { format: "serac devnet", version: 1, seed: "a", start: 0, validators: 5, time: 0, entries: 1 }
  const refused = [
    "",
    JSON.stringify({ ...head, version: 2 }),
    JSON.stringify({ ...head, seed: 1 }),
    JSON.stringify({ ...head, validators: -1 }),
    JSON.stringify({ ...head, helicon: "soon" }),
    JSON.stringify(head),
    `${JSON.stringify(head)}\n{"time":1}`,
    `${JSON.stringify(head)}\n{"time":1,"chain":"P","block":"0xzz"}`,
  ].map((text) => {
    try {
      return parseState(text)
    } catch (error) {
      return error instanceof StateError ? error.message : error
    }
  })
  expect(refused).toEqual([
    "line 1: no JSON object",
    "line 1: not a state of a devnet, or of another version of it",
    "line 1: seed, start, validators, time or entries are missing",
    "line 1: there is at least one validator, not -1",
    "line 1: helicon is a time in seconds, not soon",
    "1 entries should follow line 1, not 0",
    "line 2: no time or no chain",
    expect.stringMatching(/^line 2: /),
  ])
})
