import type { NetworkDefinition } from "@serac/store"
import { primarySubnetId } from "../networks/c-chain.ts"
import type { ServiceUrls } from "./welcome.ts"

interface ValidatorPage {
  readonly validators: readonly {
    readonly potentialRewards?: { readonly rewardAddresses?: readonly string[] }
  }[]
}

/** An address of a network for an example request of UTXOs: the reward address of an active validator. */
export async function exampleAddress(
  { network }: NetworkDefinition,
  { dataService }: ServiceUrls,
): Promise<string | undefined> {
  const url = `${dataService}/v1/networks/${network}/validators?subnetId=${primarySubnetId}&validationStatus=active&pageSize=10`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    if (!response.ok) return undefined
    const { validators } = (await response.json()) as ValidatorPage
    return validators.flatMap(({ potentialRewards }) => potentialRewards?.rewardAddresses ?? [])[0]
  } catch {
    // The example is optional, so an error only omits it.
    return undefined
  }
}
