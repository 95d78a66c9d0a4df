import type { Connection } from "../../engine.ts"
import type { Query } from "../../queries/query.ts"
import { emptyBytes } from "../keys.ts"
import { type L1ValidatorColumns, l1ValidatorOf } from "../l1-validator-rows.ts"
import { listCurrentL1Validators } from "../queries/l1-validators.ts"
import { listCurrentStakers } from "../queries/stakers.ts"
import { listSubnets } from "../queries/subnets.ts"
import type { L1ValidatorRow, StakerRow, SubnetRow } from "../rows.ts"
import { type StakerColumns, stakerOf } from "../staker-rows.ts"
import { type SubnetColumns, subnetRow } from "../subnet-rows.ts"

const currentRowsPerQuery = 1000

/** Stakers that are pending or active. */
export async function readCurrentStakers(connection: Connection, network: number): Promise<readonly StakerRow[]> {
  return (await all<StakerColumns>(connection, network, listCurrentStakers, "txId", ({ txId }) => txId)).map(stakerOf)
}

/** L1 validators that are not removed. */
export async function readCurrentL1Validators(
  connection: Connection,
  network: number,
): Promise<readonly L1ValidatorRow[]> {
  const idOf = ({ validationId }: L1ValidatorColumns) => validationId
  return (await all(connection, network, listCurrentL1Validators, "validationId", idOf)).map(l1ValidatorOf)
}

/** All subnets. */
export async function readSubnets(connection: Connection, network: number): Promise<readonly SubnetRow[]> {
  const idOf = ({ subnetId }: SubnetColumns) => subnetId
  return (await all(connection, network, listSubnets, "subnetId", idOf)).map(subnetRow)
}

/** All rows of a query, read page by page by ID. */
async function all<Row>(
  connection: Connection,
  network: number,
  query: Query,
  id: string,
  idOf: (row: Row) => Uint8Array,
): Promise<readonly Row[]> {
  const found: Row[] = []
  for (;;) {
    const last = found.at(-1)
    const after = last === undefined ? emptyBytes : idOf(last)
    const rows = await connection.all<Row>(query, { network, [id]: after, limit: currentRowsPerQuery })
    found.push(...rows)
    if (rows.length < currentRowsPerQuery) return found
  }
}
