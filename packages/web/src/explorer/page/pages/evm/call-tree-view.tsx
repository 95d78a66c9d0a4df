import { type CallNode, callTree } from "../../abi/call-tree.ts"
import { catalogChain } from "../../data/catalog.ts"
import type { InternalCall } from "../../data/schemas.ts"
import { grouped } from "../../format/decimals.ts"
import { Amount } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Party } from "../../ui/links.tsx"

/** Internal transactions as a tree of calls. */
export function CallTree({ chainId, calls }: { readonly chainId: string; readonly calls: readonly InternalCall[] }) {
  return <Nodes chainId={chainId} nodes={callTree(calls)} />
}

function Nodes({ chainId, nodes }: { readonly chainId: string; readonly nodes: readonly CallNode[] }) {
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  return (
    <ul class="calls">
      {nodes.map(({ call, made }, at) => (
        <li key={at}>
          <p>
            <Badge tone={call.internalTxType.startsWith("CREATE") ? "plum" : "plain"}>{call.internalTxType}</Badge>{" "}
            <Party chainId={chainId} party={call.from} /> <span class="soft">to</span>{" "}
            <Party chainId={chainId} party={call.to} />{" "}
            <Amount digits={call.value} decimals={decimals} symbol={symbol} />
            <span class="soft"> {grouped(call.gasUsed)} gas</span>{" "}
            {call.isReverted ? <Badge tone="bad">undone</Badge> : null}
          </p>
          {made.length === 0 ? null : <Nodes chainId={chainId} nodes={made} />}
        </li>
      ))}
    </ul>
  )
}
