import { expect, test } from "vitest"
import {
  addressOfPrivateKey,
  addressOfPublicKey,
  ethAddressOfPrivateKey,
  nodeIdOfCertificate,
} from "../src/crypto/address.ts"
import { appendId, prefixId } from "../src/crypto/id-hash.ts"
import { publicKeyOf, recoverPublicKey, signHash, signMessage } from "../src/crypto/secp256k1.ts"
import { SignatureError } from "../src/crypto/signature-error.ts"
import { formatAddress } from "../src/text/address.ts"
import { formatEthAddress } from "../src/text/eth-address.ts"
import { formatId, formatShortId, parseId } from "../src/text/id.ts"
import { formatNodeId } from "../src/text/node-id.ts"
import { parsePrivateKey } from "../src/text/private-key.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

interface Signed {
  readonly name: string
  readonly hash: string
  readonly signature: string
  readonly error: string
  readonly publicKey: string
  readonly shortID: string
  readonly privateKey: string
  readonly message: string
}

interface Derived {
  readonly name: string
  readonly txID?: string
  readonly outputIndex?: number
  readonly inputID?: string
  readonly id?: string
  readonly suffix?: number
  readonly suffixes?: readonly number[]
  readonly prefixes?: readonly string[]
  readonly result?: string
}

interface Encodings {
  readonly zeroPrivateKey: { readonly publicKey: string; readonly shortID: string }
  readonly privateKeys: readonly Record<"bytes" | "publicKey" | "shortID" | "ethAddress" | "X" | "P" | "C", string>[]
  readonly nodes: readonly { readonly text: string; readonly certificateDer?: string }[]
  readonly signatures: readonly Signed[]
  readonly signaturesRejected: readonly Signed[]
  readonly signaturesRecovered: readonly Signed[]
  readonly derived: readonly Derived[]
}

const vectors = fixture<Encodings>("encodings")

function refusal(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    if (error instanceof SignatureError) return error.code
    throw error
  }
  return undefined
}

test("keys have the node's public keys and addresses", () => {
  for (const { bytes, publicKey, shortID, ethAddress, X, P, C } of vectors.privateKeys) {
    const key = fromHex(bytes)
    expect(toHex(publicKeyOf(key))).toBe(publicKey)
    expect(toHex(addressOfPrivateKey(key))).toBe(shortID)
    expect(formatEthAddress(ethAddressOfPrivateKey(key))).toBe(ethAddress)
    expect(["X", "P", "C"].map((chain) => formatAddress(addressOfPrivateKey(key), "custom", chain))).toEqual([X, P, C])
  }
})

test("the key zero has a public key, as the node says, but signs nothing", () => {
  const zero = new Uint8Array(32)
  expect(toHex(publicKeyOf(zero))).toBe(vectors.zeroPrivateKey.publicKey)
  expect(formatShortId(addressOfPrivateKey(zero))).toBe(vectors.zeroPrivateKey.shortID)
  expect(refusal(() => signHash(zero, zero))).toBe("key")
})

test("node ids are made from certificates", () => {
  const certified = vectors.nodes.filter((node) => node.certificateDer !== undefined)
  expect(certified.length).toBe(6)
  for (const { text, certificateDer = "" } of certified) {
    expect(formatNodeId(nodeIdOfCertificate(fromHex(certificateDer)))).toBe(text)
  }
})

test("signatures are the node's, byte for byte", () => {
  expect(vectors.signatures.length).toBe(10)
  for (const { privateKey, message, hash, signature, publicKey, shortID } of vectors.signatures) {
    const key = parsePrivateKey(privateKey)
    expect(toHex(signMessage(fromHex(message), key))).toBe(signature)
    expect(toHex(signHash(fromHex(hash), key))).toBe(signature)
    expect(toHex(recoverPublicKey(fromHex(hash), fromHex(signature)))).toBe(publicKey)
    expect(formatShortId(addressOfPublicKey(fromHex(publicKey)))).toBe(shortID)
  }
})

test("a changed signature recovers another key", () => {
  expect(vectors.signaturesRecovered.length).toBe(4)
  for (const { hash, signature, publicKey } of vectors.signaturesRecovered) {
    expect(toHex(recoverPublicKey(fromHex(hash), fromHex(signature)))).toBe(publicKey)
  }
})

test("what is no signature is refused by the rule that it breaks", () => {
  const rules: Record<string, string> = {
    "signature was mutated from its original format": "high-s",
    "invalid signature length": "length",
  }
  expect(vectors.signaturesRejected.length).toBe(18)
  for (const { name, hash, signature, error } of vectors.signaturesRejected) {
    expect(
      refusal(() => recoverPublicKey(fromHex(hash), fromHex(signature))),
      name,
    ).toBe(rules[error] ?? "invalid")
  }
})

test("ids are derived as the node derives them", () => {
  const seen = { inputs: 0, appended: 0, prefixed: 0 }
  for (const { txID, outputIndex, inputID, id, suffix, suffixes, prefixes, result } of vectors.derived) {
    if (txID !== undefined && outputIndex !== undefined) {
      seen.inputs++
      expect(formatId(prefixId(parseId(txID), BigInt(outputIndex)))).toBe(inputID)
    }
    if (id !== undefined && (suffix !== undefined || suffixes !== undefined)) {
      seen.appended++
      expect(formatId(appendId(parseId(id), ...(suffixes ?? [suffix as number])))).toBe(result)
    }
    if (id !== undefined && prefixes !== undefined) {
      seen.prefixed++
      expect(formatId(prefixId(parseId(id), ...prefixes.map(BigInt)))).toBe(result)
    }
  }
  expect(seen).toEqual({ inputs: 5, appended: 6, prefixed: 1 })
})
