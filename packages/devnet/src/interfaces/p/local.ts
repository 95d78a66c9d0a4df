import type { Owners } from "@serac/chain"
import { zeroID } from "../../ledger/index.ts"
import { LocalAddresses } from "../addresses/local-addresses.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Whether an id is the primary network's. */
export const isPrimaryId = (subnetID: Uint8Array): boolean => subnetID.every((byte) => byte === 0)

/** Addresses as the P-Chain reads and writes them. */
export const localAddresses = ({ chain, names }: PInterfaceOptions): LocalAddresses =>
  new LocalAddresses({ networkID: chain.config.networkID, chainID: zeroID, names })

/** Owners as the interface shows them. */
export const ownerJson = (
  addresses: LocalAddresses,
  owners: Pick<Owners, "threshold" | "addresses"> & Partial<Owners>,
) => ({
  locktime: String(owners.locktime ?? 0n),
  threshold: String(owners.threshold),
  addresses: owners.addresses.map((address) => addresses.format(address)),
})

/** A time as Go's JSON has it. */
export const timeJson = (seconds: bigint): string =>
  new Date(Number(seconds) * 1000).toISOString().replace(".000Z", "Z")

/** An object with its members in the order of their names, as Go writes maps. */
export const sortedMembers = <T>(members: Iterable<readonly [name: string, value: T]>): Record<string, T> =>
  Object.fromEntries([...members].sort(([one], [other]) => (one < other ? -1 : 1)))

/** Subnets and chains stand in lists that grow at their heads. */
export const reversed = <T>(values: readonly T[]): T[] => [...values].reverse()
