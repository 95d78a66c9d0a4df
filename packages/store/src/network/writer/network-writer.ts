import { writeChange } from "../../changes/write-change.ts"
import { networkPart, type WritingConnection } from "../../engine.ts"
import { limitOf } from "../../limit.ts"
import { readBatch } from "../../read-batch.ts"
import { openSqliteEngine } from "../../sqlite/engine.ts"
import { chainCode, distinctBytes, emptyBytes, splitAddresses, uint64Of, utxoKeyOf, utxoOf } from "../keys.ts"
import { unresolvedList } from "../list-keys.ts"
import { assetsByIds } from "../queries/assets.ts"
import { networkBlockUpTo } from "../queries/blocks.ts"
import { networkChanges } from "../queries/changes.ts"
import { consumptionsByKeys } from "../queries/consumptions.ts"
import { nextAddress } from "../queries/utxos.ts"
import { readLists } from "../reader/list.ts"
import type { NetworkRepair, NetworkRepairOptions } from "../repair/network-repair.ts"
import { repairNetworkRows } from "../repair/repair-network.ts"
import type {
  AssetRow,
  L1ValidatorRow,
  NetworkAppendProgress,
  NetworkBatch,
  NetworkBlockReference,
  PlatformState,
  PrimaryChain,
  ProposedBlock,
  StakerObservation,
  StakerRow,
  SubnetRow,
  UtxoKey,
  UtxoRow,
} from "../rows.ts"
import { networkCheckpointOf, networkStateOf, newNetwork, platformOf, writeNetworkState } from "../state.ts"
import type { SumProgress } from "../stored.ts"
import { catchUpSums } from "../sums/catch-up-sums.ts"
import { sumAddedUtxos } from "../sums/sum-batch.ts"
import { readTerms } from "../terms.ts"
import type { HeightRange, KnownUtxo, NetworkWriter, UnproposedBlocks } from "../writer-port.ts"
import { appendToNetwork } from "./append.ts"
import { assertNewToNetwork } from "./consecutive.ts"
import { readCurrentL1Validators, readCurrentStakers, readSubnets } from "./current-rows.ts"
import { writeObservations } from "./observations.ts"
import { addProposers, readUnproposed } from "./proposers.ts"
import { findUtxoChanges } from "./utxo-changes.ts"
import { writeUtxoChanges } from "./utxos.ts"

/** Implements the port's writer of a primary network over any engine. */
export class EngineNetworkWriter implements NetworkWriter {
  readonly networkId: number
  readonly #connection: WritingConnection

  constructor(networkId: number, connection: WritingConnection) {
    this.networkId = networkId
    this.#connection = connection
  }

  async head(chain: PrimaryChain): Promise<NetworkBlockReference | undefined> {
    return (await networkCheckpointOf(this.#connection, this.networkId, chain))?.head
  }

  async blockUpTo(
    chain: PrimaryChain,
    height: number,
  ): Promise<Pick<NetworkBlockReference, "height" | "id"> | undefined> {
    const parameters = { network: this.networkId, chain: chainCode(chain), height }
    return this.#connection.get(networkBlockUpTo, parameters)
  }

  async append(batch: NetworkBatch, progress: NetworkAppendProgress): Promise<void> {
    try {
      await this.#connection.transaction((transaction) => appendToNetwork(transaction, this.networkId, batch, progress))
    } catch (error) {
      // The unique indexes on IDs do not report why they refused a row.
      await assertNewToNetwork(this.#connection, this.networkId, batch, error)
      throw error
    }
  }

  platform(): Promise<PlatformState | undefined> {
    return platformOf(this.#connection, this.networkId)
  }

  currentStakers(): Promise<readonly StakerRow[]> {
    return readCurrentStakers(this.#connection, this.networkId)
  }

  currentL1Validators(): Promise<readonly L1ValidatorRow[]> {
    return readCurrentL1Validators(this.#connection, this.networkId)
  }

  subnets(): Promise<readonly SubnetRow[]> {
    return readSubnets(this.#connection, this.networkId)
  }

  async utxos(keys: readonly UtxoKey[]): Promise<readonly KnownUtxo[]> {
    const rows = await readTerms(this.#connection, this.networkId, distinctBytes(keys.map(utxoKeyOf)))
    return rows.map(({ key, assetId, amount, addresses, threshold, locktime, stakeableLocktime }) => ({
      ...utxoOf(key),
      assetId,
      amount: uint64Of(amount),
      addresses: splitAddresses(addresses),
      threshold,
      locktime,
      stakeableLocktime,
    }))
  }

  async assets(ids: readonly Uint8Array[]): Promise<readonly AssetRow[]> {
    return readBatch<AssetRow>(this.#connection, assetsByIds, { network: this.networkId }, distinctBytes(ids))
  }

  addUtxos(utxos: readonly UtxoRow[]): Promise<number> {
    const network = this.networkId
    return this.#connection.transaction(async (transaction) => {
      const state = (await networkStateOf(transaction, network)) ?? newNetwork
      const batch = { utxos, consumptions: [], returned: [], mentioned: [], newTransactions: new Set<string>() }
      const changes = await findUtxoChanges(transaction, network, batch, state.utxos)
      // Added UTXOs have no consumptions, so the consuming chain does not matter.
      await writeUtxoChanges(transaction, network, "P", changes)
      await sumAddedUtxos(transaction, network, changes)
      const count = changes.created.length
      await writeNetworkState(transaction, network, {
        ...state,
        utxos: state.utxos + count,
        added: state.added + count,
      })
      if (count > 0) await writeChange(transaction, networkChanges, { network }, { kind: "metadata" })
      return count
    })
  }

  async unresolved(limit: number, after?: UtxoKey): Promise<readonly UtxoKey[]> {
    const network = this.networkId
    const id = after && utxoKeyOf(after)
    // The input may be resolved meanwhile, but it stays consumed.
    const [consumed] =
      id === undefined
        ? []
        : await readBatch<{ timestamp: number }>(this.#connection, consumptionsByKeys, { network }, [id])
    const place = id && { position: consumed?.timestamp ?? 0, id }
    const stretch = { order: "asc", after: place } as const
    const listed = await readLists(this.#connection, network, [unresolvedList], stretch, limitOf(limit))
    return listed.map((each) => utxoOf(each.id))
  }

  async addresses(chain: PrimaryChain, limit: number, after?: Uint8Array): Promise<readonly Uint8Array[]> {
    const found: Uint8Array[] = []
    let address = after ?? emptyBytes
    while (found.length < limit) {
      const next = await this.#connection.get<{ address: Uint8Array }>(nextAddress, {
        network: this.networkId,
        chain: chainCode(chain),
        address,
      })
      if (next === undefined) break
      address = next.address
      found.push(address)
    }
    return found
  }

  observe(observations: readonly StakerObservation[], now: number): Promise<void> {
    return this.#connection.transaction((transaction) =>
      writeObservations(transaction, this.networkId, observations, now),
    )
  }

  unproposed(chain: PrimaryChain, limit: number): Promise<UnproposedBlocks> {
    return readUnproposed(this.#connection, this.networkId, chain, limitOf(limit))
  }

  propose(chain: PrimaryChain, blocks: readonly ProposedBlock[], range: HeightRange): Promise<void> {
    return this.#connection.transaction((transaction) =>
      addProposers(transaction, this.networkId, chain, blocks, range),
    )
  }

  catchUpSums(limit: number): Promise<SumProgress | undefined> {
    return this.#connection.transaction((transaction) => catchUpSums(transaction, this.networkId, limitOf(limit)))
  }

  async repair(directory: string, options: NetworkRepairOptions = {}): Promise<NetworkRepair> {
    const engine = await openSqliteEngine(directory)
    try {
      const honest = engine.reader(networkPart(this.networkId))
      return await this.#connection.transaction((transaction) =>
        repairNetworkRows(transaction, this.networkId, honest, options),
      )
    } finally {
      await engine.close()
    }
  }

  note(words: readonly string[]): Promise<void> {
    return this.#connection.transaction(async (transaction) => {
      const state = (await networkStateOf(transaction, this.networkId)) ?? newNetwork
      await writeNetworkState(transaction, this.networkId, { ...state, notes: words })
      await writeChange(transaction, networkChanges, { network: this.networkId }, { kind: "metadata" })
    })
  }

  close(): Promise<void> {
    return this.#connection.close()
  }
}
