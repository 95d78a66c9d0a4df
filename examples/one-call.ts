import { createXChainCore, getBlockByHeight } from "@serac/x-chain"

const xChain = createXChainCore({ baseUrl: "http://127.0.0.1:4013" })
const { block } = await getBlockByHeight(xChain, { height: 28n, encoding: "json" })
console.log(block)
