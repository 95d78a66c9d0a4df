import type { StoredDeployment } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"
import { checksumAddress } from "../render/address.ts"
import { jsonText } from "../render/json-text.ts"
import type { KnownContract } from "../render/known-contract.ts"
import type { ListedToken } from "../token-lists/listed-token.ts"

/** Renders deployed contracts as JSON texts. */
export function renderDeployments(
  chain: ServedChain,
  deployments: readonly StoredDeployment[],
): Promise<readonly string[]> {
  return chain.contracts.with((contract) =>
    deployments.map((deployment) => renderContract(deployment.address, contract(deployment.address), deployment)),
  )
}

/** Renders a contract as JSON text, with its deployment where that is known. */
export function renderContract(
  address: string,
  contract: KnownContract,
  deployment: StoredDeployment | undefined,
): string {
  const { ercType, name, symbol, decimals, listed } = contract
  const about = listed === undefined ? "" : listedMembers(listed, ercType)
  return `{"ercType":"${ercType}","address":"${checksumAddress(address)}"${optionalMember("name", name)}${
    ercType === "UNKNOWN" ? "" : optionalMember("symbol", symbol)
  }${ercType === "ERC-20" ? `,"decimals":${decimals ?? 0}` : ""}${about}${deployment === undefined ? "" : `,"deploymentDetails":${details(deployment)}`}}`
}

function details({ transactionHash, deployer, deployerContract }: StoredDeployment): string {
  const contract =
    deployerContract === undefined ? "" : optionalMember("deployerContractAddress", checksumAddress(deployerContract))
  return `{"txHash":"${transactionHash}","deployerAddress":"${checksumAddress(deployer)}"${contract}}`
}

function listedMembers(listed: ListedToken, ercType: string): string {
  const priced = ercType === "ERC-20" || ercType === "ERC-1155"
  return [
    optionalMember("description", listed.description),
    optionalMember("officialSite", listed.officialSite),
    optionalMember("email", listed.email),
    optionalMember("color", listed.color),
    image("logoAsset", listed.logoUri),
    image("bannerAsset", listed.bannerUri),
    priced && listed.coingeckoCoinId !== undefined
      ? `,"pricingProviders":{"coingeckoCoinId":${jsonText(listed.coingeckoCoinId)}}`
      : "",
    listed.tags === undefined ? "" : `,"tags":[${listed.tags.map(jsonText).join(",")}]`,
    listed.resourceLinks === undefined ? "" : `,"resourceLinks":[${listed.resourceLinks.map(link).join(",")}]`,
  ].join("")
}

function link({ type, url }: { readonly type: string; readonly url: string }): string {
  return `{"type":${jsonText(type)},"url":${jsonText(url)}}`
}

function image(name: string, uri: string | undefined): string {
  return uri === undefined ? "" : `,"${name}":{"imageUri":${jsonText(uri)}}`
}

function optionalMember(name: string, value: string | undefined): string {
  return value === undefined ? "" : `,"${name}":${jsonText(value)}`
}
