import { X509Certificate } from "node:crypto"
import { expect, test } from "vitest"
import { certifiedKey, formatNodeId, nodeIdOfCertificate, stakingCertificate } from "../src/index.ts"
import { toHex } from "./vectors.ts"

const secretKey = new Uint8Array(32).fill(1)

test("a staking certificate is self-signed, has no names and gives the same node ID each time", () => {
  const certificate = stakingCertificate(secretKey)
  const x509 = new X509Certificate(certificate)
  expect([x509.subject, x509.issuer, x509.validFrom, x509.validTo, x509.ca]).toEqual([
    undefined,
    undefined,
    "Dec 31 00:00:00 1999 GMT",
    "Dec 31 23:59:59 9999 GMT",
    false,
  ])
  expect(x509.verify(x509.publicKey)).toBe(true)
  expect(certifiedKey(certificate).algorithm).toBe("ECDSA")
  expect(formatNodeId(nodeIdOfCertificate(certificate))).toBe(
    formatNodeId(nodeIdOfCertificate(stakingCertificate(secretKey))),
  )
})

test("but for its key, its end and its signature a staking certificate is the one that a node made", () => {
  // The beginning, until the end of its validity, and what is between that and the key, of a certificate that avalanchego 1.14.2 made.
  const beginning = "a003020102020100300a06082a8648ce3d04030230003020170d3939313233313030303030305a180f"
  const middle = "30003059301306072a8648ce3d020106082a8648ce3d03010703420004"
  const end = "a320301e300e0603551d0f0101ff040403020780300c0603551d130101ff04023000300a06082a8648ce3d040302"
  const digits = toHex(stakingCertificate(secretKey)).replace("0x", "")
  expect(digits.slice(14, 14 + beginning.length)).toBe(beginning)
  expect(digits.indexOf(middle)).toBe(14 + beginning.length + 30)
  expect(digits.indexOf(end)).toBe(digits.indexOf(middle) + middle.length + 128)
})

test("bytes that are no key of P-256 make no certificate", () => {
  expect(() => stakingCertificate(new Uint8Array(32))).toThrow(RangeError)
  expect(() => stakingCertificate(new Uint8Array(31).fill(1))).toThrow(RangeError)
})
