import { mkdtemp, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** The class of the server, whose package has no types. */
type S3rver = new (options: {
  readonly address: string
  readonly port: number
  readonly silent: boolean
  readonly allowMismatchedSignatures: boolean
  readonly directory: string
  readonly configureBuckets: readonly { readonly name: string }[]
}) => { run(): Promise<AddressInfo>; close(): Promise<void> }

/** A running S3 server with one bucket. */
export interface S3Server {
  readonly bucket: string
  /** How a client reaches it. */
  readonly options: {
    readonly endpoint: string
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly timeout: number
  }
  /** Stops the server and removes its files. */
  stop(): Promise<void>
}

/**
 * Starts an S3 server on a free port of the loopback interface. It knows one access key. It does not check signatures: it computes
 * those of lists over a path without the slash at its end, which is in the request.
 */
export async function startS3(bucket = "pieces"): Promise<S3Server> {
  const S3rver = createRequire(import.meta.url)("@20minutes/s3rver") as S3rver
  const directory = await mkdtemp(join(tmpdir(), "serac-s3-"))
  const configureBuckets = [{ name: bucket }]
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    allowMismatchedSignatures: true,
    directory,
    configureBuckets,
  })
  const { port } = await server.run()
  return {
    bucket,
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      timeout: 10_000,
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
