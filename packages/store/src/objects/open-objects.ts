import { resolve } from "node:path"
import { bucketObjects, type S3Options } from "./bucket.ts"
import { folderObjects } from "./folder.ts"
import type { ObjectStore } from "./object-store.ts"

/**
 * Opens a folder, or `s3://bucket/prefix`.
 *
 * @param options - how a bucket is reached.
 * @throws RangeError for a text that begins with `s3://` and names no bucket, ObjectStoreError for a bucket without an access key.
 *
 * @example
 * ```ts
 * import { openObjects } from "@serac/store/objects"
 *
 * const objects = openObjects("./pieces", { region: "us-east-1", timeout: 60_000 })
 * for (const { key, size } of await objects.list("")) console.log(key, size)
 * ```
 */
export function openObjects(location: string, options: S3Options): ObjectStore {
  if (!/^s3:/i.test(location)) return folderObjects(resolve(location))
  const [, bucket, prefix = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/*$/.exec(location) ?? []
  if (bucket === undefined || !/^([\w.-]+(\/[\w.-]+)*)?$/.test(prefix))
    throw new RangeError(`${location} is not s3://bucket or s3://bucket/prefix`)
  return bucketObjects(bucket, prefix, options)
}
