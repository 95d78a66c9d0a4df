import type { Config } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import { directorySize } from "../directory/size.ts"
import { bytes } from "../words.ts"
import type { Stack } from "./start-stack.ts"
import { chainLines, curlLines, type ServiceUrls, serviceLines } from "./welcome.ts"

/** Makes what is printed when the services answer, in the place of curl lines. */
export type Welcome = (urls: ServiceUrls) => string

/** Says in plain words what runs, where, and what to try. In a JSON log it is one entry. */
export async function tellReady(config: Config, stack: Stack, welcome?: Welcome): Promise<void> {
  const { chains, urls, voice } = stack
  const size = await directorySize(config.dataDirectory)
  if (config.log === "json") {
    const facts = { dataDirectory: config.dataDirectory, size, chains: chains.map(({ chainId }) => chainId), ...urls }
    voice.logger.info(facts, "ready")
    return
  }
  const kept = config.store === undefined ? `${config.dataDirectory} (${bytes(size)})` : redactUrl(config.store)
  const parts = [
    `${chainLines(chains)}\nkept in ${kept}`,
    ...(urls === undefined ? [] : [serviceLines(urls), welcome?.(urls) ?? curlLines(chains, urls)]),
    "Ctrl-C stops; starting again goes on from there.",
  ]
  voice.view.print("out", `${parts.join("\n\n")}\n`)
}
