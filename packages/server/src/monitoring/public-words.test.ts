import { expect, test } from "vitest"
import { publicWords } from "./public-words.ts"

const words = publicWords({ nodeUrls: ["http://node.internal:9650/ext/bc/C/rpc"], directory: "/srv/serac" })

test.each([
  ["node.internal:9650: no answer: connect ECONNREFUSED 10.1.2.3:9650", "node: no answer: connect ECONNREFUSED …"],
  ["no answer: connect ETIMEDOUT fd00::12:9650", "no answer: connect ETIMEDOUT …"],
  [
    'PostgreSQL at db.internal:5432/ledger: no pg_hba.conf entry for host "10.0.0.9", user "ledger"\nand more',
    "the database cannot be reached",
  ],
  ["PostgreSQL at db:5432/ledger has no room left: could not extend file", "the database has no room left"],
  ["The tables of PostgreSQL at db:5432/ledger have disappeared.", "The tables of the database have disappeared."],
  [
    "Another process, thread or connection is indexing chain 7 into PostgreSQL at db:5432/ledger.",
    "Another process, thread or connection is indexing chain 7 into the database.",
  ],
  ["EACCES: permission denied, open '/srv/serac/chain-7.db'", "EACCES: permission denied, open '…/chain-7.db'"],
  ["block 7 was seen at 10:00:00, version 1.2.3", "block 7 was seen at 10:00:00, version 1.2.3"],
])("%s is told as %s", (text, told) => {
  expect(words(text)).toBe(told)
})
