import { type ListValidatorsParameters, listValidators, type Page } from "@serac/data"
import type { ComponentChildren } from "preact"
import { dataClient } from "../../data/client.ts"
import { networkName, primarySubnetId } from "../../data/network.ts"
import type { Validator } from "../../data/schemas.ts"
import { grouped } from "../../format/decimals.ts"
import { Avax } from "../../ui/amount.tsx"
import { Badge, type Tone } from "../../ui/badge.tsx"
import { Listing } from "../../ui/listing.tsx"
import { type Column, DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { NodeLink, PrimaryTransactionLink, SubnetLink } from "./parts.tsx"
import { type ValidatorRow, validatorRow } from "./validator-row.ts"

/** The filters of the list of validators. */
export type ValidatorFilters = Omit<ListValidatorsParameters, "network" | "pageToken" | "pageSize">

interface ValidatorTableProps {
  readonly network: string
  readonly filters: ValidatorFilters
  readonly version?: number
  /** Rendered above the table, from the rows of the same page. */
  readonly above?: (rows: readonly ValidatorRow[]) => ComponentChildren
}

/** A table of validators of the primary network and of subnets. */
export function ValidatorTable({ network, filters, version = 0, above }: ValidatorTableProps) {
  return (
    <Listing
      name={`validators ${network} ${JSON.stringify(filters)}`}
      version={version}
      pageSize={100}
      load={(page, signal) =>
        listValidators(dataClient(), { network: networkName(network), ...filters, ...page }, { signal }) as PromiseLike<
          Page<unknown, Validator>
        >
      }
    >
      {(items) => {
        const rows = items.map(validatorRow)
        return (
          <>
            {above?.(rows)}
            <ValidationTable network={network} rows={rows} name="node" />
          </>
        )
      }}
    </Listing>
  )
}

/** The tone of each state of a validation. */
export const validationTones: Readonly<Record<string, Tone>> = { active: "good", pending: "plum", removed: "bad" }

interface ValidationTableProps {
  readonly network: string
  readonly rows: readonly ValidatorRow[]
  /** The name of a row: its node, or the transaction that started the validation. */
  readonly name: "node" | "transaction"
}

/** A table of validations. */
export function ValidationTable({ network, rows, name }: ValidationTableProps) {
  const first: Column<ValidatorRow> =
    name === "node"
      ? { name: "Node", cell: ({ nodeId }) => <NodeLink network={network} nodeId={nodeId} /> }
      : {
          name: "Begun by",
          cell: ({ txHash }) => <PrimaryTransactionLink network={network} blockchainId="p-chain" hash={txHash} />,
        }
  return (
    <DataTable
      caption="Validators"
      rows={rows}
      keyOf={({ txHash, endTimestamp }) => `${txHash} ${endTimestamp}`}
      nothing="No validator is like this."
      columns={[
        first,
        {
          name: "State",
          cell: ({ validationStatus }) => (
            <Badge tone={validationTones[validationStatus] ?? "plain"}>{validationStatus}</Badge>
          ),
        },
        {
          name: "Subnet",
          cell: ({ subnetId }) => <SubnetLink network={network} subnetId={subnetId} />,
        },
        {
          name: "Stake",
          isNumber: true,
          // A validator of a permissioned subnet has a weight instead of a stake.
          cell: ({ amountStaked, subnetId, delegationFee }) =>
            subnetId === primarySubnetId || delegationFee !== null ? (
              <Avax nano={amountStaked} isShort />
            ) : (
              <>{grouped(amountStaked)} weight</>
            ),
        },
        {
          name: "Delegated",
          isNumber: true,
          cell: ({ amountDelegated, delegatorCount = 0 }) =>
            amountDelegated === undefined || delegatorCount === 0 ? (
              <span class="soft">–</span>
            ) : (
              <>
                <Avax nano={amountDelegated} isShort /> <span class="soft">by {grouped(delegatorCount)}</span>
              </>
            ),
        },
        {
          name: "Fee",
          isNumber: true,
          cell: ({ delegationFee }) => (delegationFee ? `${Number(delegationFee)} %` : <span class="soft">–</span>),
        },
        {
          name: "Uptime",
          isNumber: true,
          cell: ({ uptimePerformance }) =>
            uptimePerformance === undefined ? <span class="soft">–</span> : `${uptimePerformance} %`,
        },
        { name: "Ends", cell: ({ endTimestamp }) => <Time at={endTimestamp} /> },
      ]}
    />
  )
}
