import { setTimeout } from "node:timers/promises"
import { S3mini, S3ServiceError } from "s3mini"
import { assertKey, type ObjectStore, ObjectStoreError, type StoredObject } from "./object-store.ts"

/** How a bucket is reached: members of `s3` in `serac.json`. */
export interface S3Options {
  /** URL of the service without the bucket. Default: that of Amazon in the region. */
  readonly endpoint?: string | undefined
  readonly region: string
  readonly accessKeyId?: string | undefined
  readonly secretAccessKey?: string | undefined
  /** Milliseconds that one request may take. */
  readonly timeout: number
}

/** Attempts at a request that the service did not refuse for good, and milliseconds before the second one, doubled each time. */
const attempts = 5
const firstPauseMs = 200

/** The objects that one request lists at most, by the protocol. */
const pageSize = 1000

/** Bytes of one part of an upload. */
const usualPart = 16 * 1024 * 1024

/**
 * Objects under a prefix of an S3 bucket. Large objects are uploaded in parts; a service shows an object when it is complete.
 *
 * @param partBytes - bytes of a part; a service needs at least 5 MiB. Default 16 MiB.
 * @throws ObjectStoreError without an access key.
 */
export function bucketObjects(
  bucket: string,
  prefix: string,
  options: S3Options,
  partBytes: number = usualPart,
): ObjectStore {
  const { region, endpoint = `https://s3.${region}.amazonaws.com`, accessKeyId, secretAccessKey, timeout } = options
  const name = `s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`
  if (!accessKeyId || !secretAccessKey)
    throw new ObjectStoreError(`${name} needs an access key: --s3-access-key-id and --s3-secret-access-key-file`)
  const client = new S3mini({
    endpoint: `${endpoint.replace(/\/$/, "")}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: timeout,
    minPartSize: partBytes,
  })
  const full = (key: string) => {
    assertKey(key)
    return prefix === "" ? key : `${prefix}/${key}`
  }

  async function list(wanted: string): Promise<readonly StoredObject[]> {
    const found: StoredObject[] = []
    const start = prefix === "" ? "" : `${prefix}/`
    let token: string | undefined
    do {
      const page = await client.listObjectsPaged("/", start + wanted, pageSize, token)
      if (!page) throw new ObjectStoreError(`${name} cannot be listed: the service has no such bucket for this key`)
      for (const { Key, Size } of page.objects ?? []) found.push({ key: Key.slice(start.length), size: Number(Size) })
      token = page.nextContinuationToken
    } while (token !== undefined)
    return found.sort((one, other) => (one.key < other.key ? -1 : 1))
  }

  async function read(key: string, limit?: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const response = await client.getObjectRaw(full(key), limit === undefined, 0, limit)
      return await bytesOf(response, limit)
    } catch (error) {
      if (error instanceof S3ServiceError && error.status === 404) return undefined
      throw error
    }
  }

  const tried = <Result>(what: string, work: () => Promise<Result>) => persistently(`${name} cannot be ${what}`, work)
  return {
    name,
    list: (wanted) => tried("listed", () => list(wanted)),
    read: (key, limit) => tried(`read (${key})`, () => read(key, limit)),
    write: (key, bytes) =>
      tried(`written (${key})`, async () => {
        await client.putAnyObject(full(key), bytes)
      }),
    remove: (key) =>
      tried(`removed (${key})`, async () => {
        await client.deleteObject(full(key))
      }),
  }
}

/** The bytes of an answer; a service that ignores the requested range cannot make it longer than the limit. */
async function bytesOf(response: Response, limit?: number): Promise<Uint8Array<ArrayBuffer>> {
  if (limit === undefined || response.body === null) return new Uint8Array(await response.arrayBuffer())
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    parts.push(part)
    size += part.length
    if (size >= limit) break
  }
  return new Uint8Array(Buffer.concat(parts).subarray(0, limit))
}

/** Repeats a request that failed on the way or in the service, with growing pauses. */
async function persistently<Result>(failed: string, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ObjectStoreError || error instanceof RangeError) throw error
      const status = error instanceof S3ServiceError ? error.status : 0
      const isPassing = status === 0 || status === 408 || status === 429 || status >= 500
      if (!isPassing || attempt === attempts) {
        const tries = attempt === 1 ? "" : ` after ${attempt} attempts`
        throw new ObjectStoreError(`${failed}${tries}: ${failureWords(error)}`, { cause: error })
      }
      await setTimeout(firstPauseMs * 2 ** (attempt - 1))
    }
  }
}

function failureWords(error: unknown): string {
  if (error instanceof S3ServiceError) return `the service answers ${error.status} ${error.serviceCode ?? ""}`.trimEnd()
  const cause = (error as { readonly cause?: { readonly code?: string } }).cause?.code
  return [(error as Error).message, cause].filter(Boolean).join(": ")
}
