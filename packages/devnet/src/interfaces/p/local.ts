import type { Owners } from "@serac/chain"
import { zeroID } from "../../ledger/index.ts"
import { LocalAddresses } from "../addresses/local-addresses.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Whether an id is the primary network's. */
export const isPrimaryId = (subnetID: Uint8Array): boolean => subnetID.every((byte) => byte === 0)

/** Reads and writes addresses of the P-Chain. */
export const localAddresses = ({ chain, names }: PInterfaceOptions): LocalAddresses =>
  new LocalAddresses({ networkID: chain.config.networkID, chainID: zeroID, names })

/** The JSON of owners. */
export const ownerJson = (
  addresses: LocalAddresses,
  owners: Pick<Owners, "threshold" | "addresses"> & Partial<Owners>,
) => ({
  locktime: String(owners.locktime ?? 0n),
  threshold: String(owners.threshold),
  addresses: owners.addresses.map((address) => addresses.format(address)),
})

/** A time in Go's JSON format. */
export const timeJson = (seconds: bigint): string =>
  new Date(Number(seconds) * 1000).toISOString().replace(".000Z", "Z")

/** An object with its members sorted by name, like Go's maps. */
export const sortedMembers = <T>(members: Iterable<readonly [name: string, value: T]>): Record<string, T> =>
  Object.fromEntries([...members].sort(([one], [other]) => (one < other ? -1 : 1)))

/** Reverses a list: nodes list subnets and chains newest first. */
export const reversed = <T>(values: readonly T[]): T[] => [...values].reverse()
