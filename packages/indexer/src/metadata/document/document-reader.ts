import { createWebReader, type WebReaderOptions } from "../web/web-reader.ts"
import { dataUriBytes, isDataUri } from "./data-uri.ts"
import type { DocumentAnswer, DocumentRequest } from "./document.ts"
import { metadataOf } from "./token-metadata.ts"

/** Reads documents in this process. */
export interface DocumentReader {
  /** Rejects only with the signal's reason, after an abort. */
  read(request: DocumentRequest, signal: AbortSignal): Promise<DocumentAnswer>
  close(): Promise<void>
}

/**
 * Reads and parses documents in this process. The separate reader process uses it, and tests that control name resolution.
 *
 * @throws TypeError if `allowedPrivateHosts` contains an invalid host.
 */
export function createDocumentReader(options: WebReaderOptions): DocumentReader {
  const web = createWebReader(options)

  async function bytesOf(url: string, signal: AbortSignal): Promise<Uint8Array | DocumentAnswer> {
    if (isDataUri(url)) {
      const bytes = dataUriBytes(url, options.maxBytes)
      if (bytes === undefined) return { kind: "unusable", status: "INVALID_TOKEN_URI" }
      return bytes === "too-large" ? tooLarge : bytes
    }
    const parsed = URL.parse(url)
    if (!parsed) return { kind: "unusable", status: "INVALID_TOKEN_URI" }
    const answer = await web.read(parsed, signal)
    if (answer.kind === "too-large") return tooLarge
    return answer.kind === "read" ? answer.bytes : answer
  }

  return {
    async read({ url, ...token }, signal) {
      const bytes = await bytesOf(url, signal)
      if (!(bytes instanceof Uint8Array)) return bytes
      const metadata = metadataOf(bytes, token)
      return typeof metadata === "string" ? { kind: "unusable", status: metadata } : { kind: "read", metadata }
    },
    close: () => web.close(),
  }
}

const tooLarge = { kind: "unusable", status: "METADATA_CONTENT_TOO_LARGE" } as const
