import { parseJson } from "@serac/wire/node"
import { expect, test } from "vitest"
import { feedTopicOf, headsUpstream } from "./topic.ts"

const topicOf = (...params: unknown[]) => feedTopicOf(parseJson(JSON.stringify(params)))

test("blocks and logs are told by the heads of a node; transactions whole and by their hashes are two subscriptions", () => {
  expect([
    topicOf("newHeads").upstream,
    topicOf("logs").upstream,
    topicOf("newPendingTransactions").upstream,
    topicOf("newPendingTransactions", false).upstream,
    topicOf("newPendingTransactions", true).upstream,
    topicOf("newAcceptedTransactions", true).upstream,
  ]).toEqual([
    headsUpstream,
    headsUpstream,
    '["newPendingTransactions"]',
    '["newPendingTransactions"]',
    '["newPendingTransactions",true]',
    '["newAcceptedTransactions",true]',
  ])
})
