import type { ExampleOf, FetchExample } from "@serac/server/http"
import type { Services } from "../services.ts"
import { chainExamples } from "./chain-examples.ts"
import type { Examples } from "./fetch-example.ts"
import { networkExamples } from "./network-examples.ts"

/** Finds working examples of parameters, from the first chain and the first network of this service. */
export async function findExamples(ask: FetchExample, { networks }: Pick<Services, "networks">): Promise<ExampleOf> {
  const [network] = networks.all
  const [ofChain, ofNetwork] = await Promise.all([
    chainExamples(ask),
    network === undefined ? {} : networkExamples(ask, network.definition),
  ])
  return ({ id, path }, parameter) => {
    const examples: Examples = /^\/v1\/networks\/|\{network\}/.test(path) ? ofNetwork : ofChain
    return examples[id]?.[parameter] ?? examples[""]?.[parameter]
  }
}
