import { expectTypeOf, test } from "vitest"
import type { Header, Log, RpcSubscription, SubnetEvmCore, Transaction } from "./index.ts"
import { subscribe } from "./index.ts"

test("what is subscribed to decides what comes, and nothing else can be subscribed to", () => {
  const follow = (client: SubnetEvmCore) => {
    const address = ["0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"] as const
    const heads = subscribe(client, { subject: "newHeads" }, { signal: AbortSignal.timeout(1) })
    expectTypeOf(heads).toEqualTypeOf<RpcSubscription<Omit<Header, "totalDifficulty">>>()
    expectTypeOf(subscribe(client, { subject: "logs", options: { address } })).toEqualTypeOf<RpcSubscription<Log>>()
    const whole = subscribe(client, { subject: "newPendingTransactions", options: true })
    expectTypeOf(whole).toEqualTypeOf<RpcSubscription<Transaction>>()
    const hashes = subscribe(client, { subject: "newAcceptedTransactions" })
    expectTypeOf(hashes).toEqualTypeOf<RpcSubscription<`0x${string}`>>()
    // @ts-expect-error a node knows no such subject
    return subscribe(client, { subject: "newHead" })
  }
  expectTypeOf(follow).toBeFunction()
})
