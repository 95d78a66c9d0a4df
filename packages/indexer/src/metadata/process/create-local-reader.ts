import { createDocumentReader } from "../document/document-reader.ts"
import type { WebReaderOptions } from "../web/web-reader.ts"
import type { MetadataReader } from "./start-metadata-reader.ts"

/**
 * Reads in this process, with all its permissions: for simulations that control time, in which no other process can run.
 *
 * @throws TypeError if `allowedPrivateHosts` contains an invalid host.
 */
export function createLocalReader(options: WebReaderOptions): MetadataReader {
  return { ...createDocumentReader(options), trouble: undefined, pid: undefined, ready: async () => {} }
}
