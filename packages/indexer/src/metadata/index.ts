export { isDataUri } from "./document/data-uri.ts"
export type { DocumentAnswer, DocumentRequest } from "./document/document.ts"
export { substituteId, type TokenId } from "./document/token-id.ts"
export type { TokenMetadata } from "./document/token-metadata.ts"
export type { ReaderSettings } from "./messages/messages.ts"
export {
  type LogFunction,
  type MetadataReader,
  type MetadataReaderOptions,
  startMetadataReader,
} from "./process/start-metadata-reader.ts"
export { maxNameLength, safeLine, textLines, utf8, withoutTornPair } from "./text.ts"
export { checkAllowedHosts } from "./web/allowed-hosts.ts"
