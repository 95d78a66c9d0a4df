import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { describeChain } from "./describe-chain.ts"

/** `GET /v1/chains/{chainId}`. */
export const getChain: Handler<operations["getChain"], Services> = async ({ path }, { chains, nftIndexing }) => {
  const { definition, reader } = chains.get(path.chainId)
  return describeChain(definition, { indexed: (await reader.status()) !== undefined, nftIndexing })
}
