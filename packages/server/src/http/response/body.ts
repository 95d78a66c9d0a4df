import { hash } from "node:crypto"

/** Characters of the hash in an entity tag: 132 bits. */
const tagLength = 22

/** The bytes of an answer, ready to send, and what names them. */
export interface Body {
  readonly bytes: Buffer
  /** A strong entity tag (RFC 9110), quotes included. Equal bytes have equal tags, in every process and after every start. */
  readonly etag: string
}

/**
 * Bytes with memory of their own: a small piece of a shared one would keep all of it from being freed. A socket is handed
 * bytes since it takes several times as long to encode a text that it is handed.
 */
export function encodedBody(text: string): Body {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return { bytes, etag: `"${hash("sha256", bytes, "base64url").slice(0, tagLength)}"` }
}
