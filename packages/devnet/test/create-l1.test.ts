import {
  decodeUnsignedWarpMessage,
  decodeWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  formatNodeId,
} from "@serac/chain"
import { verifyWarpMessage } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { createL1 } from "../src/l1/create-l1.ts"
import { DevnetClock } from "../src/network/devnet-clock.ts"
import { validatorsAt, warpSigner } from "../src/network/evm/warp.ts"
import { EvmChains } from "../src/network/evm-chains.ts"
import { Keyring } from "../src/network/keyring.ts"
import { PrimaryNetwork } from "../src/network/primary-network.ts"
import { DevnetWallet } from "../src/wallet/devnet-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const rich = `0x${"71".repeat(20)}` as const

async function begin() {
  const clock = new DevnetClock({ start, isStopped: true })
  const network = new PrimaryNetwork({ clock, seed: "l1" })
  const chains = new EvmChains(network)
  await chains.begin()
  const keyring = new Keyring()
  const wallet = new DevnetWallet(network, testKey)
  const l1 = await createL1(
    { network, keyring, wallet },
    { name: "Firn", chainID: 99_123, alloc: { [rich]: 5n }, seed: "l1" },
  )
  await chains.begin()
  return { network, chains, keyring, l1 }
}

test("makes an L1 whose chain runs and whose validators the P-Chain knows", async () => {
  const { network, chains, l1 } = await begin()
  const running = chains.get(l1.blockchainID)
  if (!running) throw new Error("the chain does not run")
  const balance = await running.chain.read(running.chain.tip, async ({ state }) => (await state.account(rich))?.balance)
  const set = validatorsAt(network, network.p.last.height, l1.subnetID)
  expect({
    name: running.name,
    chainID: running.chain.config.chainID,
    balance,
    members: set?.validators.flatMap(({ nodeIDs }) => nodeIDs.map(formatNodeId)).sort(),
    weight: set?.totalWeight,
  }).toEqual({
    name: "Firn",
    chainID: 99_123n,
    balance: 5n,
    members: l1.validators.map(({ nodeID }) => formatNodeId(nodeID)).sort(),
    weight: 300n,
  })
})

test("lets an L1's validators sign a message together, unless one refuses or signs another", async () => {
  const { network, keyring, l1 } = await begin()
  const { networkID } = network.genesis
  const publicKey = l1.validators[0]?.bls.publicKey as Uint8Array
  const signer = warpSigner({ network, keyring, publicKey, subnetID: l1.subnetID })
  const payload = encodeWarpPayload({
    type: "AddressedCall",
    sourceAddress: new Uint8Array(20),
    payload: Uint8Array.of(7),
  })
  const unsigned = encodeUnsignedWarpMessage({ networkID, sourceChainID: l1.blockchainID, payload })
  const validators = validatorsAt(network, network.p.last.height, l1.subnetID)
  if (!validators) throw new Error("nobody validates")
  const verdict = async () => {
    const message = decodeWarpMessage(await signer.aggregate(unsigned, 67n, undefined))
    try {
      return String(verifyWarpMessage(message, { networkID, validators }).weight)
    } catch (error) {
      return (error as { code?: string }).code
    }
  }
  expect(decodeUnsignedWarpMessage(unsigned).networkID).toBe(networkID)
  expect(await verdict()).toBe("300")
  keyring.behave(l1.validators[1]?.bls.publicKey as Uint8Array, "refuses")
  expect(await verdict()).toBe("insufficient-weight")
  keyring.behave(l1.validators[1]?.bls.publicKey as Uint8Array, "signs something else")
  expect(await verdict()).toBe("invalid-signature")
})
