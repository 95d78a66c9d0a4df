import type { Api } from "@serac/mock"
import { Command, Option } from "commander"
import { apiArgument, defaultPortsText } from "../api-argument.ts"
import { loadOptional } from "../optional-package.ts"
import { hostOption, parseUrl, portOption, warnIfExposed } from "../options.ts"
import { serveUntilStopped } from "../serve.ts"

interface ProxyOptions {
  readonly upstream: string
  readonly port?: number
  readonly host: string
  readonly errors: boolean
}

/** `serac proxy <api>` */
export function proxyCommand(): Command {
  return new Command("proxy")
    .description(
      "Forward requests to a real server, and report requests and responses that violate the API's document.",
    )
    .addArgument(apiArgument("<api>", "API that the server implements"))
    .addOption(
      new Option("-u, --upstream <url>", "base URL of the real server").argParser(parseUrl).makeOptionMandatory(),
    )
    .addOption(portOption(`port; 0 for any free port (default: ${defaultPortsText()})`))
    .addOption(hostOption())
    .addOption(
      new Option("--errors", "respond to violations with an error").default(
        false,
        "list them in the sl-violations header",
      ),
    )
    .action(async (api: Api, options: ProxyOptions) => {
      warnIfExposed(options.host, (line) => console.error(`warning: ${line}`))
      const { defaultPorts, startProxy } = await loadOptional("proxy", "@serac/mock", () => import("@serac/mock"))
      await serveUntilStopped(
        () => startProxy(api, { port: defaultPorts[api], ...options, log: (line) => console.log(line) }),
        ({ url }) => console.log(`${api} at ${options.upstream} is proxied at ${url}\n\nCtrl-C stops.`),
      )
    })
}
