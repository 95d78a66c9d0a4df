import { type Api, defaultPorts, startProxy } from "@serac/mock"
import { Command, Option } from "commander"
import { apiArgument, hostOption, parseUrl, portOption, warnIfExposed } from "../options.ts"
import { serve } from "../serve.ts"

interface ProxyOptions {
  readonly upstream: string
  readonly port?: number
  readonly host: string
  readonly errors: boolean
}

/** `serac proxy <api>` */
export function proxyCommand(): Command {
  return new Command("proxy")
    .description("Pass requests on to a real server, and report where they or the answers break the API's document.")
    .addArgument(apiArgument("<api>", "the API that the server has"))
    .addOption(
      new Option("-u, --upstream <url>", "the real server's base URL").argParser(parseUrl).makeOptionMandatory(),
    )
    .addOption(portOption("the port; 0 takes any free one (default: 4010 for data to 4015 for subnet-evm)"))
    .addOption(hostOption())
    .addOption(new Option("--errors", "answer violations with an error").default(false, "list them in a header"))
    .action(async (api: Api, options: ProxyOptions) => {
      warnIfExposed(options.host, (line) => console.error(`warning: ${line}`))
      await serve(
        () => startProxy(api, { port: defaultPorts[api], ...options, log: (line) => console.log(line) }),
        ({ url }) => console.log(`${api} at ${options.upstream} is checked at ${url}\n\nCtrl-C stops.`),
      )
    })
}
