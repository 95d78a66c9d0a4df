import type { Ask, ExampleOf } from "@serac/http"
import type { Services } from "../services.ts"
import { chainExamples } from "./chain-examples.ts"
import { networkExamples } from "./network-examples.ts"

/** Values of parameters by operation; those under "" are for all operations. What was not found is undefined. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Finds examples of parameters that work: of the first chain and the first network that this service has. */
export async function findExamples(ask: Ask, { networks }: Pick<Services, "networks">): Promise<ExampleOf> {
  const [network] = networks.all
  const [ofChain, ofNetwork] = await Promise.all([
    chainExamples(ask),
    network === undefined ? {} : networkExamples(ask, network.definition),
  ])
  return ({ id, path }, parameter) => {
    const examples: Examples = path.startsWith("/v1/networks/") ? ofNetwork : ofChain
    return examples[id]?.[parameter] ?? examples[""]?.[parameter]
  }
}

/** What the service answers, which is of the shape that its document says. */
export async function asked<Answer>(ask: Ask, url: string): Promise<Answer | undefined> {
  return (await ask(url)) as Answer | undefined
}
