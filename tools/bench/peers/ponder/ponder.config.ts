import { createConfig } from "ponder"

const transfer = {
  type: "event",
  name: "Transfer",
  inputs: [
    { name: "from", type: "address", indexed: true },
    { name: "to", type: "address", indexed: true },
    { name: "value", type: "uint256", indexed: false },
  ],
} as const

export default createConfig({
  database: { kind: "postgres", connectionString: process.env.DATABASE_URL },
  chains: { local: { id: Number(process.env.BENCH_CHAIN_ID), rpc: process.env.BENCH_RPC_URL } },
  contracts: {
    Token: {
      abi: [transfer],
      chain: "local",
      address: process.env.BENCH_TOKENS?.split(",") as `0x${string}`[],
      startBlock: 0,
      endBlock: Number(process.env.BENCH_LAST_BLOCK),
    },
  },
})
