import { ponder } from "ponder:registry"
import { transfer } from "ponder:schema"

ponder.on("Token:Transfer", async ({ event, context }) => {
  await context.db.insert(transfer).values({
    id: event.id,
    blockNumber: event.block.number,
    timestamp: event.block.timestamp,
    hash: event.transaction.hash,
    from: event.args.from,
    to: event.args.to,
    value: event.args.value,
  })
})
