import type { Address, Hex } from "viem"

/** A frame of `callTracer`. */
export interface Frame {
  readonly type: string
  readonly from: Address
  readonly to?: Address
  readonly error?: string
  readonly calls?: readonly Frame[]
}

/** The position of a log. */
export interface Place {
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly transactionHash: Hex
  readonly logIndex: number
}

export const place = ({ blockNumber, blockHash, transactionHash, logIndex }: Place): Place => ({
  blockNumber,
  blockHash,
  transactionHash,
  logIndex,
})

/** Newest first, with the members of every transfer. */
export const listed = <Log extends Place>(logs: readonly Log[], members: (log: Log) => object) =>
  logs.toReversed().map((log) => ({
    blockNumber: `${log.blockNumber}`,
    blockHash: log.blockHash,
    txHash: log.transactionHash,
    logIndex: log.logIndex,
    ...members(log),
  }))

/** A served transfer with its parties' addresses alone. */
export function partiesByAddress<Transfer extends { from: { address: string }; to: { address: string } }>(
  transfer: Transfer,
) {
  return { ...transfer, from: transfer.from.address, to: transfer.to.address }
}

/** The creations by contracts in call traces, in the order in which they began, without reverted ones. */
export function innerCreations(frames: readonly Frame[]): readonly Frame[] {
  return frames
    .filter(({ error }) => error === undefined)
    .flatMap((frame) => [...(frame.type.startsWith("CREATE") ? [frame] : []), ...innerCreations(frame.calls ?? [])])
}

/** The expected metadata of the script's token URIs. */
export function statusOf(tokenUri: string): string {
  if (tokenUri === "") return "MISSING_TOKEN"
  if (tokenUri.startsWith("https:")) return "UNREACHABLE_TOKEN_URI"
  const [head = "", data = ""] = tokenUri.split(/,(.*)/s)
  try {
    JSON.parse(head.endsWith("base64") ? Buffer.from(data, "base64").toString() : decodeURIComponent(data))
    return "indexed"
  } catch {
    return "INVALID_METADATA_JSON"
  }
}
