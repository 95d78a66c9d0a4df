import type { Config } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import { directorySize } from "../directory/size.ts"
import { byteCount } from "../words.ts"
import { exampleAddress } from "./example-address.ts"
import type { Stack } from "./start-stack.ts"
import { chainLines, curlLines, type ServiceUrls, serviceLines } from "./welcome.ts"

/** Creates the text that is printed when the services have data, instead of curl lines. */
export type Welcome = (urls: ServiceUrls & { readonly gateway?: string | undefined }) => string | Promise<string>

/** Prints the running parts with their URLs, and example requests once there are data. In a JSON log it is one entry. */
export async function tellReady(config: Config, stack: Stack, welcome?: Welcome): Promise<void> {
  const { chains, networks, urls, gatewayUrl, adminUrl, output } = stack
  const size = await directorySize(config.dataDirectory)
  if (config.log === "json") {
    const facts = {
      dataDirectory: config.dataDirectory,
      size,
      chains: chains.map(({ chainId }) => chainId),
      networks: networks.map(({ networkId }) => networkId),
      ...urls,
      ...(gatewayUrl === undefined ? {} : { gateway: gatewayUrl }),
      ...(adminUrl === undefined ? {} : { admin: adminUrl }),
    }
    output.logger.info(facts, "ready")
    return
  }
  const kept = config.store === undefined ? `${config.dataDirectory} (${byteCount(size)})` : redactUrl(config.store)
  const print = (text: string) => output.view.print("out", `${text}\n`)
  print(`${chainLines(chains, networks)}\nstored in ${kept}\n`)
  if (urls !== undefined) print(`${serviceLines(urls)}\n`)
  if (gatewayUrl !== undefined) print(`gateway of the nodes at ${gatewayUrl}\n`)
  if (adminUrl !== undefined)
    print(`health and metrics of this process at ${adminUrl}/health and ${adminUrl}/metrics\n`)
  print("Ctrl-C stops; a restart continues from there.\n")
  if (urls === undefined) return
  // Not awaited, so that Ctrl-C does not wait for it.
  void examples(stack, urls, welcome).then(
    (text) => text !== undefined && print(`${text}\n`),
    (error: unknown) => output.logger.error(`no requests to try: ${error instanceof Error ? error.message : error}`),
  )
}

/** Example requests, once there are data; undefined if it was stopped before. */
async function examples(
  { chains, networks, gatewayUrl, shown, signal }: Stack,
  urls: ServiceUrls,
  welcome?: Welcome,
): Promise<string | undefined> {
  if (!(await shown)) return undefined
  if (welcome !== undefined) return welcome({ ...urls, gateway: gatewayUrl })
  const served = await Promise.all(
    networks.map(async (definition) => ({ definition, address: await exampleAddress(definition, urls) })),
  )
  return signal.aborted ? undefined : curlLines(chains, served, urls)
}
