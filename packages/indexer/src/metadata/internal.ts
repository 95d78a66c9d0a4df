/**
 * Reading in this process, for tests and simulations that control names and addresses. Not covered by semantic versioning.
 *
 * @module
 */
export { createDocumentReader, type DocumentReader } from "./document/document-reader.ts"
export { createLocalReader } from "./process/create-local-reader.ts"
export type { WebReaderOptions } from "./web/web-reader.ts"
