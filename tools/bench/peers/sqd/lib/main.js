const { EvmBatchProcessor } = require("@subsquid/evm-processor")
const { TypeormDatabase } = require("@subsquid/typeorm-store")
const { Client } = require("pg")
const { Transfer } = require("./model.js")

const topic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const processor = new EvmBatchProcessor()
  .setRpcEndpoint({ url: process.env.BENCH_RPC_URL, capacity: 10, maxBatchCallSize: 50 })
  .setFinalityConfirmation(0)
  .setBlockRange({ from: 0, to: Number(process.env.BENCH_LAST_BLOCK) })
  .setFields({ log: { transactionHash: true } })
  .addLog({ address: process.env.BENCH_TOKENS.split(","), topic0: [topic] })

const address = (word) => `0x${word.slice(26)}`

async function main() {
  const client = new Client({ connectionString: process.env.DB_URL })
  await client.connect()
  await client.query(`CREATE TABLE IF NOT EXISTS transfer (id text PRIMARY KEY, block_number int NOT NULL, "timestamp" timestamptz NOT NULL,
    hash text NOT NULL, sender text NOT NULL, recipient text NOT NULL, value numeric NOT NULL)`)
  await client.query("CREATE INDEX IF NOT EXISTS transfer_sender ON transfer (sender)")
  await client.query("CREATE INDEX IF NOT EXISTS transfer_recipient ON transfer (recipient)")
  await client.end()
  processor.run(new TypeormDatabase({ supportHotBlocks: false }), async ({ blocks, store }) => {
    const transfers = []
    for (const { header, logs } of blocks)
      for (const { id, transactionHash, topics, data } of logs)
        transfers.push(
          new Transfer({
            id,
            blockNumber: header.height,
            timestamp: new Date(header.timestamp),
            hash: transactionHash,
            from: address(topics[1]),
            to: address(topics[2]),
            value: BigInt(data),
          }),
        )
    await store.insert(transfers)
  })
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
