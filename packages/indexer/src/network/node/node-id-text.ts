import { hash } from "node:crypto"
import { formatNodeId, nodeIdOfCertificate } from "@serac/chain"
import QuickLRU from "quick-lru"

/** More than there are validators at a time. */
const maxKeptNodeIds = 10_000
const nodeIdTexts = new QuickLRU<string, string>({ maxSize: maxKeptNodeIds })

/** The ID of the node that has a certificate, as text. The same nodes propose again and again. */
export function nodeIdText(certificate: Uint8Array): string {
  const key = hash("sha256", certificate, "base64")
  let text = nodeIdTexts.get(key)
  if (text === undefined) {
    text = formatNodeId(nodeIdOfCertificate(certificate))
    nodeIdTexts.set(key, text)
  }
  return text
}
