import { getTransaction } from "@serac/data"
import { useEffect, useState } from "preact/hooks"
import type { FindEntry } from "../../abi/abi-entry.ts"
import { useEntries } from "../../abi/use-entries.ts"
import { catalogChain } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { nanoUnit } from "../../data/nano-unit.ts"
import type { WholeTransaction } from "../../data/schemas.ts"
import { useData } from "../../data/use-data.ts"
import { useIndexers } from "../../data/use-indexers.ts"
import { exactAmount, grouped, percentage, product } from "../../format/decimals.ts"
import { untrustedName } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Amount } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { type Fact, Facts } from "../../ui/facts.tsx"
import { BlockLink, ChainLink, IdLink, Party } from "../../ui/links.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Failed, Show } from "../../ui/states.tsx"
import { type Tab, Tabs } from "../../ui/tabs.tsx"
import { FullTime } from "../../ui/time.tsx"
import { OtherTransaction } from "../icm/other-transaction.tsx"
import { CallTree } from "./call-tree-view.tsx"
import { Input } from "./input.tsx"
import { StateTab, TraceTab } from "./lazy-tabs.tsx"
import { Logs } from "./logs.tsx"
import { PendingTransaction } from "./pending-transaction.tsx"
import { Transfers, transferCount } from "./transfers.tsx"
import { WhyFailed } from "./why-failed.tsx"

/** A transaction of an EVM chain. */
export default function TransactionPage({ parameters }: PageProps) {
  const { chainId = "", hash = "" } = parameters
  const [isMissing, setMissing] = useState(false)
  // A transaction that is not indexed may be in any new block.
  const version = useChanges(isMissing ? [{ chainId }] : undefined)
  const loaded = useData(
    `${chainId} ${hash}`,
    (signal) => getTransaction(dataClient(), { chainId, txHash: hash }, { signal }),
    version,
  )
  const { value, failure } = loaded
  useEffect(() => setMissing(value === undefined && failure?.kind === "missing"), [value, failure])
  return (
    <>
      <PageHead
        kind={
          <>
            Transaction on <ChainLink chainId={chainId} />
          </>
        }
        title={titleOf(value)}
        id={hash}
      />
      {failure?.kind === "missing" && value === undefined ? (
        <PendingTransaction chainId={chainId} hash={hash} version={version}>
          <Failed failure={failure} />
        </PendingTransaction>
      ) : (
        <Show of={loaded}>{(transaction) => <Whole chainId={chainId} transaction={transaction} />}</Show>
      )}
    </>
  )
}

function titleOf(transaction: WholeTransaction | undefined): string {
  const { method, to } = transaction?.nativeTransaction ?? {}
  if (transaction !== undefined && to === undefined) return "Contract creation"
  return untrustedName(method?.methodName?.replace(/\(.*$/s, "") ?? "") || "Transaction"
}

function Whole({ chainId, transaction }: { readonly chainId: string; readonly transaction: WholeTransaction }) {
  const { nativeTransaction, logs = [], internalTransactions = [] } = transaction
  const { to, input, revertReason, txHash: hash } = nativeTransaction
  const callee = to?.address ?? ""
  const find = useEntries(chainId, [
    { address: callee, id: input.slice(0, 10) },
    { address: callee, id: revertReason?.data?.slice(0, 10) ?? "" },
    ...logs.map(({ address, topics: [id = ""] }) => ({ address, id })),
  ])
  const transfers = transferCount(transaction)
  const of = { chainId, hash }
  const tabs: readonly (Tab | false)[] = [
    transfers > 0 && {
      name: "transfers",
      label: `Token transfers ${transfers}`,
      content: () => <Transfers chainId={chainId} transaction={transaction} />,
    },
    {
      name: "input",
      label: "Input",
      content: () => (
        <Input
          chainId={chainId}
          input={input}
          signature={nativeTransaction.method?.methodName ?? ""}
          entry={to === undefined ? undefined : find(callee, input.slice(0, 10))}
        />
      ),
    },
    { name: "logs", label: `Logs ${logs.length}`, content: () => <Logs chainId={chainId} logs={logs} find={find} /> },
    {
      name: "internal",
      label: "Calls",
      content: () => <TraceTab {...of} fallback={<CallTree chainId={chainId} calls={internalTransactions} />} />,
    },
    { name: "state", label: "State", content: () => <StateTab {...of} /> },
  ]
  return (
    <>
      <Facts of={factsOf(chainId, transaction, find)} />
      <Tabs label="Parts of the transaction" tabs={tabs.filter((tab) => tab !== false)} />
    </>
  )
}

function factsOf(chainId: string, whole: WholeTransaction, find: FindEntry): readonly (Fact | false | undefined)[] {
  const { nativeTransaction: transaction, teleporterMessageInfo: message } = whole
  const { decimals, symbol } = whole.networkTokenDetails?.networkToken ??
    catalogChain(chainId)?.networkToken ?? { decimals: 18, symbol: "" }
  const fee = product(transaction.gasUsed, transaction.gasPrice)
  return [
    ["Status", <Status key="" chainId={chainId} transaction={transaction} />],
    transaction.txStatus === "0" && [
      "Why it failed",
      <WhyFailed key="" chainId={chainId} transaction={transaction} find={find} />,
    ],
    [
      "Block",
      <>
        <BlockLink chainId={chainId} number={transaction.blockNumber} />
        <span class="soft">, position {transaction.blockIndex}</span>
      </>,
    ],
    ["Time", <FullTime key="" at={transaction.blockTimestamp} />],
    ["From", <Party key="" chainId={chainId} party={transaction.from} isWhole />],
    transaction.to !== undefined && ["To", <Party key="" chainId={chainId} party={transaction.to} isWhole />],
    ["Value", <Amount key="" digits={transaction.value} decimals={decimals} symbol={symbol} />],
    fee !== undefined && ["Fee as paid", <Amount key="" digits={fee} decimals={decimals} symbol={symbol} />],
    [
      "Gas",
      `${grouped(transaction.gasUsed)} used of ${grouped(transaction.gasLimit)} (${percentage(transaction.gasUsed, transaction.gasLimit) ?? "–"} %)`,
    ],
    ["Gas price", gasPrices(transaction, nanoUnit(chainId))],
    ["Nonce and type", `${grouped(transaction.nonce)}, type ${transaction.txType}`],
    message !== undefined && [
      message.direction === "SOURCE_TRANSACTION" ? "Message sent" : "Message received",
      <>
        <IdLink to={pathTo`/icm/messages/${message.teleporterMessageId}`} id={message.teleporterMessageId} isWhole />
        <OtherTransaction
          messageId={message.teleporterMessageId}
          isSource={message.direction === "SOURCE_TRANSACTION"}
        />
      </>,
    ],
  ]
}

function gasPrices(
  { gasPrice, baseFeePerGas, maxFeePerGas, maxPriorityFeePerGas }: WholeTransaction["nativeTransaction"],
  unit: string,
) {
  const nano = (wei: string) => `${exactAmount(wei, 9)} ${unit}`
  if (gasPrice.length < 6) return `${grouped(gasPrice)} of the smallest unit`
  const parts = [
    baseFeePerGas && `base fee ${nano(baseFeePerGas)}`,
    maxFeePerGas && `at most ${nano(maxFeePerGas)}`,
    maxPriorityFeePerGas && `tip at most ${nano(maxPriorityFeePerGas)}`,
  ].filter(Boolean)
  return `${nano(gasPrice)}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`
}

interface StatusProps {
  readonly chainId: string
  readonly transaction: WholeTransaction["nativeTransaction"]
}

/** The status of a transaction, and its number of confirmations below the indexed head. */
function Status({ chainId, transaction }: StatusProps) {
  const head = useIndexers().value?.chains.find((one) => one.chainId === catalogChain(chainId)?.chainId)?.head
  const depth = head === undefined ? undefined : head.number - Number(transaction.blockNumber)
  return (
    <>
      {transaction.txStatus === "0" ? (
        <Badge tone="bad">Failed: undone by the chain</Badge>
      ) : (
        <Badge tone="good">Succeeded</Badge>
      )}
      {depth === undefined || depth < 0 ? null : (
        <span class="soft">
          {" "}
          {depth === 0 ? "in the newest block" : `${grouped(depth)} ${depth === 1 ? "block" : "blocks"} below the head`}
        </span>
      )}
    </>
  )
}
