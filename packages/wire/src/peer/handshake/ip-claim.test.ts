import { sign, verify, X509Certificate } from "node:crypto"
import { expect, test } from "vitest"
import { foreignCertificate } from "../../../test/peer/foreign-certificate.ts"
import { createPeerIdentity } from "../identity/identity.ts"
import { claimBytes, claimOf, type IpClaim, signClaim, verifyClaim } from "./ip-claim.ts"

const address = { ip: "127.0.0.1", port: 9651 }
const now = 1_795_255_200_000
const hour = 3_600_000

test("a claim is made once an hour for an address, and anew for another one and where the clock was set back", () => {
  const identity = createPeerIdentity()
  const first = signClaim(address, identity, now)
  expect(first).toMatchObject({ ip: Uint8Array.of(127, 0, 0, 1), port: 9651, time: BigInt(now / 1000) })
  expect(signClaim(address, identity, now)).toBe(first)
  expect(signClaim(address, identity, now + hour - 1)).toBe(first)
  expect(signClaim(address, identity, now + hour).time).toBe(first.time + 3_600n)
  const second = signClaim(address, identity, now + hour)
  expect(signClaim(address, identity, now + hour - 1).time).toBe(first.time + 3_599n)
  expect(signClaim({ ...address, port: 9652 }, identity, now + hour)).toMatchObject({ port: 9652, time: second.time })
})

test("two nodes at one address claim it with keys of their own", () => {
  const [one, other] = [createPeerIdentity(), createPeerIdentity()]
  const { ipAddr: ip, ipPort: port, timestamp: time, signature } = claimOf(address, one, now)
  const claim: IpClaim = { ip, port, time }
  expect(verifyClaim(claim, one.certificate, signature)).toBe(true)
  expect(verifyClaim(claim, other.certificate, signature)).toBe(false)
  expect(verifyClaim(claim, one.certificate, claimOf(address, other, now).signature)).toBe(false)
})

test("a signature of a key that nodes do not take is none, though it holds", () => {
  const claim: IpClaim = { ip: Uint8Array.of(127, 0, 0, 1), port: 9651, time: 1_795_255_200n }
  const { certificate, privateKey } = foreignCertificate()
  const signature = sign("sha256", claimBytes(claim), privateKey)
  expect(verify("sha256", claimBytes(claim), new X509Certificate(certificate).publicKey, signature)).toBe(true)
  expect(verifyClaim(claim, certificate, signature)).toBe(false)
})

test("a claim of a node is what it signed, in the form that peers pass on", () => {
  const identity = createPeerIdentity()
  const { ip, port, time, tls } = signClaim(address, identity, now + 999)
  expect(claimOf(address, identity, now)).toEqual({
    ...{ x509Certificate: identity.certificate, ipAddr: ip, ipPort: port, timestamp: time, signature: tls },
    txId: new Uint8Array(32),
  })
  const bytes = Buffer.alloc(26)
  bytes.set([0xff, 0xff, 127, 0, 0, 1, 9651 >> 8, 9651 & 0xff], 10)
  bytes.writeBigUInt64BE(BigInt(now / 1000), 18)
  expect(Buffer.from(claimBytes({ ip, port, time }))).toEqual(bytes)
})
