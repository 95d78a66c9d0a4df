import { blsPublicKeyOf } from "@serac/chain/bls"
import { afterEach, expect, test } from "vitest"
import { createPeerIdentity } from "../../src/peer/index.ts"
import { Asking, ends, type Query } from "./asking.ts"
import type { ScriptedPeer } from "./scripted-node.ts"

const other = createPeerIdentity()
const asking = new Asking()
afterEach(() => asking.close())

const wrong: Readonly<Record<string, readonly [(peer: ScriptedPeer) => void, RegExp, Pick<Query, "publicKey">?]>> = {
  "of another network": [(peer) => peer.shakeHands({ networkId: 5 }), /is of network 5, not 1400/],
  "whose clock is off": [
    (peer) => peer.shakeHands({ myTime: BigInt(Math.floor(Date.now() / 1000) - 90) }),
    /clock is \d+ seconds off; 60 are the most/,
  ],
  "that signed its address in the future": [
    (peer) => peer.shakeHands({ ipSigningTime: BigInt(Math.floor(Date.now() / 1000) + 900) }),
    /in the future/,
  ],
  "whose address another key signed": [
    (peer) => peer.shakeHands({ ipPort: 2 }),
    /not signed by the key of its certificate/,
  ],
  "whose BLS signature is none": [
    (peer) => peer.shakeHands({ ipBlsSig: new Uint8Array(96) }),
    /not signed by its BLS key/,
  ],
  "whose BLS key is another": [
    (peer) => peer.shakeHands(),
    /not signed by its BLS key/,
    { publicKey: blsPublicKeyOf(other.blsSecretKey) },
  ],
  "without a port": [(peer) => peer.shakeHands({ ipPort: 0 }), /has no port/],
  "at what is no address": [(peer) => peer.shakeHands({ ipAddr: new Uint8Array(5) }), /no IP address/],
  "that tracks too much": [
    (peer) => peer.shakeHands({ trackedSubnets: new Array(17).fill(new Uint8Array(32)) }),
    /more than 16 subnets/,
  ],
  "with a long salt": [
    (peer) => peer.shakeHands({ knownPeers: { filter: Uint8Array.of(1), salt: new Uint8Array(33) } }),
    /salt has more than 32 bytes/,
  ],
}

test.each(Object.entries(wrong))("a node %s is not asked", async (_, [shakeHands, message, query = {}]) => {
  const started = await asking.node(() => {}, shakeHands)
  const network = asking.client()
  expect(await ends(network, { address: started.address, ...query })).toEqual([
    "handshake",
    expect.stringMatching(message),
  ])
  expect(network.connections).toBe(0)
})

test("another node at the address is told nothing", async () => {
  const started = await asking.node(() => {})
  const network = asking.client()
  expect(await ends(network, { address: started.address, nodeId: other.nodeId })).toEqual([
    "wrong-identity",
    expect.stringMatching(/^127\.0\.0\.1:\d+ is NodeID-\S+, not NodeID-\S+$/),
  ])
  expect(started.frames).toEqual([])
  expect(network.connections).toBe(0)
})
