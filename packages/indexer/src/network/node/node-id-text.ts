import { hash } from "node:crypto"
import { formatNodeId, nodeIdOfCertificate } from "@serac/chain"
import QuickLRU from "quick-lru"

/** Cache size: more than there are validators at a time. */
const maxKeptNodeIds = 10_000
const nodeIdTexts = new QuickLRU<string, string>({ maxSize: maxKeptNodeIds })

/** The ID, as text, of the node that has a certificate. It is cached, since the same nodes propose repeatedly. */
export function nodeIdText(certificate: Uint8Array): string {
  const key = hash("sha256", certificate, "base64")
  let text = nodeIdTexts.get(key)
  if (text === undefined) {
    text = formatNodeId(nodeIdOfCertificate(certificate))
    nodeIdTexts.set(key, text)
  }
  return text
}
