import { blsPublicKeyOf } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { PeerError } from "../errors/peer-error.ts"
import { createPeerIdentity } from "../identity/identity.ts"
import type { Handshake } from "../messages/handshake.ts"
import { checkHandshake, type HandshakeRules } from "./check-handshake.ts"
import { type HandshakeOptions, makeHandshake } from "./make-handshake.ts"

const identity = createPeerIdentity()
const now = 1_795_255_200_999
const seconds = 1_795_255_200n

/** What is wrong with a handshake, signed as the options say and then changed. */
function objectionTo(
  given: Partial<Handshake>,
  options: Partial<HandshakeOptions> = {},
  rules: Partial<HandshakeRules> = {},
  at = now,
) {
  const handshake = { ...makeHandshake({ identity, networkId: 5, ...options }, at), myTime: seconds, ...given }
  try {
    checkHandshake(handshake, { networkId: 5, certificate: identity.certificate, ...rules }, now)
    return undefined
  } catch (error) {
    return error instanceof PeerError && error.code === "handshake" ? error.message : error
  }
}

test("a handshake of the network whose address is signed by both keys of its node is taken", () => {
  const publicKey = blsPublicKeyOf(identity.blsSecretKey)
  expect([
    objectionTo({}),
    objectionTo({}, { address: { ip: "127.0.0.1", port: 65_535 } }),
    objectionTo({ knownPeers: undefined }),
    objectionTo({}, {}, { publicKey }),
  ]).toEqual(Array(4).fill(undefined))
  expect(objectionTo({}, {}, { networkId: 1 })).toBe("The peer is of network 5, not 1")
})

test("the clocks of two peers differ by a minute at most, whichever is ahead", () => {
  const at = (difference: bigint) => objectionTo({ myTime: seconds + difference })
  expect([at(-60n), at(60n)]).toEqual([undefined, undefined])
  expect([at(-61n), at(75n)]).toEqual([
    "The peer's clock is 61 seconds off; 60 are the most",
    "The peer's clock is 75 seconds off; 60 are the most",
  ])
})

test("an address may have been signed at any time before, and a minute ahead at most", () => {
  const signedAt = (difference: number) =>
    objectionTo({}, { identity: createPeerIdentity() }, {}, now + difference * 1_000)
  const wrongKey = "The peer's address is not signed by the key of its certificate"
  // The identity is a new one each time, since a claim is signed once an hour.
  expect([signedAt(-1_000_000), signedAt(60), signedAt(61)]).toEqual([
    wrongKey,
    wrongKey,
    "The peer signed its address in the future",
  ])
  expect(objectionTo({}, {}, {}, now - 7_200_000)).toBeUndefined()
})

test("a peer tracks 16 subnets at most, each with an ID of 32 bytes", () => {
  const tracking = (count: number, bytes: number) =>
    objectionTo({ trackedSubnets: Array(count).fill(new Uint8Array(bytes)) })
  const words = "The peer tracks more than 16 subnets, or what is none"
  expect([tracking(16, 32), tracking(17, 32), tracking(1, 31)]).toEqual([undefined, words, words])
})

test("a salt has 32 bytes at most", () => {
  const salted = (bytes: number) =>
    objectionTo({ knownPeers: { filter: new Uint8Array(0), salt: new Uint8Array(bytes) } })
  expect([salted(32), salted(33)]).toEqual([undefined, "The peer's salt has more than 32 bytes"])
})

test("an address has 4 or 16 bytes and a port", () => {
  const noPort = "The peer's address has no port"
  expect([
    objectionTo({ ipAddr: new Uint8Array(5) }),
    objectionTo({ ipPort: 0 }),
    objectionTo({ ipPort: 65_536 }),
    objectionTo({ ipPort: 65_535 }),
  ]).toEqual([
    "The peer's address is no IP address",
    noPort,
    noPort,
    "The peer's address is not signed by the key of its certificate",
  ])
})

test("a BLS signature is a point of its group, and of the key where that is known", () => {
  const words = "The peer's address is not signed by its BLS key"
  const publicKey = blsPublicKeyOf(createPeerIdentity().blsSecretKey)
  const { ipBlsSig } = makeHandshake({ identity: createPeerIdentity(), networkId: 5 }, now)
  expect([
    objectionTo({ ipBlsSig: new Uint8Array(96) }),
    objectionTo({}, {}, { publicKey }),
    objectionTo({}, {}, { publicKey: new Uint8Array(48) }),
    objectionTo({ ipBlsSig }),
  ]).toEqual([words, words, words, undefined])
})
