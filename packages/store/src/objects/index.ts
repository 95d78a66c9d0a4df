export type { S3Options } from "./bucket.ts"
export { folderObjects } from "./folder.ts"
export { type ObjectStore, ObjectStoreError, type StoredObject } from "./object-store.ts"
export { openObjects } from "./open-objects.ts"
