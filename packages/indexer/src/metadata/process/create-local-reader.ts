import { createDocumentReader } from "../document/document-reader.ts"
import type { WebReaderOptions } from "../web/web-reader.ts"
import type { MetadataReader } from "./start-metadata-reader.ts"

/**
 * Reads in this process, with all that this process may: for simulations that rule time, in which no other process runs.
 *
 * @throws TypeError when `allowedPrivateHosts` has something that is no host.
 */
export function createLocalReader(options: WebReaderOptions): MetadataReader {
  return { ...createDocumentReader(options), trouble: undefined, pid: undefined, ready: async () => {} }
}
