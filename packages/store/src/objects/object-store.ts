/** An object in a store. */
export interface StoredObject {
  readonly key: string
  /** Bytes. */
  readonly size: number
}

/**
 * Files in a folder, or objects under a prefix of a bucket. Keys are relative, with `/` between their parts. An object appears
 * completely or not at all, whenever the writer is killed; a later write replaces it.
 */
export interface ObjectStore {
  /** The location as text, without secrets. */
  readonly name: string
  /** All objects whose keys begin with a prefix, by key. Empty where the folder or the prefix does not exist. */
  list(prefix: string): Promise<readonly StoredObject[]>
  /**
   * An object's bytes; undefined if it does not exist.
   *
   * @param limit - bytes to read at most, from the beginning. Default: the whole object.
   */
  read(key: string, limit?: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Does nothing if the object does not exist. */
  remove(key: string): Promise<void>
}

/** Objects cannot be listed, read or written: no permission, no space, no bucket, no connection. */
export class ObjectStoreError extends Error {
  override readonly name = "ObjectStoreError"
  readonly code = "OBJECT_STORE"
}

/** @throws RangeError for a key with an empty part, `.` or `..`, which could leave the folder. */
export function assertKey(key: string): void {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(key) || key.split("/").some((part) => /^\.+$/.test(part)))
    throw new RangeError(`${JSON.stringify(key)} is not the key of an object`)
}
