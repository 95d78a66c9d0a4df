import type { Connection, Parameters } from "../../engine.ts"
import type { Query } from "../../queries/query.ts"
import { type L1ValidatorColumns, l1ValidatorOf } from "../l1-validator-rows.ts"
import { listCurrentL1Validators } from "../queries/l1-validators.ts"
import { listCurrentStakers } from "../queries/stakers.ts"
import { listSubnets } from "../queries/subnets.ts"
import type { L1ValidatorRow, StakerRow, SubnetRow } from "../rows.ts"
import { type StakerColumns, stakerOf } from "../staker-rows.ts"
import { networkCheckpointOf, platformOf } from "../state.ts"
import { type SubnetColumns, subnetRow } from "../subnet-rows.ts"

const platformRowsPerQuery = 1000

/** The validators after one block of the P-Chain. */
export interface PlatformRows {
  /** The height of that block. */
  readonly height: number
  /** Fees that a validator active since the beginning would have paid. */
  readonly accruedFees: bigint
  /** Pending and active stakers. */
  readonly stakers: readonly StakerRow[]
  /** L1 validators that are not removed. */
  readonly l1Validators: readonly L1ValidatorRow[]
  readonly subnets: readonly SubnetRow[]
}

/** Reads the validators; undefined before the first block. Call it within one state of the store. */
export async function readPlatformRows(connection: Connection, network: number): Promise<PlatformRows | undefined> {
  const checkpoint = await networkCheckpointOf(connection, network, "P")
  if (checkpoint === undefined) return undefined
  const rows = <Row>(query: Query, id: string, idOf: (row: Row) => Uint8Array) =>
    allRows(connection, query, { network }, id, idOf)
  const stakers = await rows<StakerColumns>(listCurrentStakers, "txId", ({ txId }) => txId)
  const l1 = await rows<L1ValidatorColumns>(listCurrentL1Validators, "validationId", (row) => row.validationId)
  const subnets = await rows<SubnetColumns>(listSubnets, "subnetId", ({ subnetId }) => subnetId)
  return {
    height: checkpoint.head.height,
    accruedFees: (await platformOf(connection, network))?.accruedFees ?? 0n,
    stakers: stakers.map(stakerOf),
    l1Validators: l1.map(l1ValidatorOf),
    subnets: subnets.map(subnetRow),
  }
}

async function allRows<Row>(
  connection: Connection,
  query: Query,
  owner: Parameters,
  id: string,
  idOf: (row: Row) => Uint8Array,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (;;) {
    const last = all.at(-1)
    const after = last === undefined ? new Uint8Array() : idOf(last)
    const rows = await connection.all<Row>(query, { ...owner, [id]: after, limit: platformRowsPerQuery })
    for (const row of rows) all.push(row)
    if (rows.length < platformRowsPerQuery) return all
  }
}
