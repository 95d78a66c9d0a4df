import { generateKeyPairSync, sign } from "node:crypto"

/** A value in DER: its tag, the length of its content, and its content. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.from([tag, ...size, ...content])
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents)
const emptyName = sequence()
const ecdsaWithSha256 = sequence(Buffer.from("06082a8648ce3d040302", "hex"))
const validity = sequence(der(0x17, Buffer.from("260101000000Z")), der(0x18, Buffer.from("99991231235959Z")))

/** A self-signed certificate with a key on P-384, which OpenSSL accepts and nodes do not, and its private key as PEM. */
export function foreignCertificate(): { readonly certificate: Uint8Array; readonly privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "secp384r1" })
  const version = der(0xa0, der(0x02, Uint8Array.of(2)))
  const serial = der(0x02, Uint8Array.of(1))
  const key = publicKey.export({ type: "spki", format: "der" })
  const body = sequence(version, serial, ecdsaWithSha256, emptyName, validity, emptyName, key)
  const signature = der(0x03, Uint8Array.of(0), sign("sha256", body, privateKey))
  return {
    certificate: sequence(body, ecdsaWithSha256, signature),
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
  }
}
