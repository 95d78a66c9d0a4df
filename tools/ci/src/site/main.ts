import { join, resolve } from "node:path"
import { Command, InvalidArgumentError } from "commander"
import { buildSite } from "./build-site.ts"
import { serveSite } from "./serve-site.ts"
import { toolFolder } from "./site-folders.ts"

interface Options {
  readonly build?: string
  readonly base: string
  readonly port: number
}

const sitePort = 4040

const portOption = (text: string) => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError("A port is 0 to 65535.")
  return Number(text)
}

const basePath = (text: string) => {
  if (!/^\/([\w.-]+\/)*$/.test(text))
    throw new InvalidArgumentError("It begins and ends with a slash, such as /serac/.")
  return text
}

await new Command("npm run docs --")
  .description("Build the guides, a static and searchable site, and serve them on this machine until Ctrl-C.")
  .option("--build <folder>", "write the site into this folder, which is emptied before, and do not serve it")
  .option("--base <path>", "where a site that is built is on its host", basePath, "/")
  .option("--port <number>", "port to serve at; 0 for any free one", portOption, sitePort)
  .addHelpText(
    "after",
    `
Examples:
  npm run docs
      read them at http://127.0.0.1:${sitePort}
  npm run docs -- --build public
      files for any web server
  npm run docs -- --build public --base /serac/
      the same, for https://example.org/serac/`,
  )
  .action(async (options: Options) => {
    if (options.build !== undefined) {
      await buildSite(resolve(options.build), options.base)
      console.log(`The guides are in ${options.build}.`)
      return
    }
    const folder = join(toolFolder, ".cache/site")
    await buildSite(folder, "/")
    const { url } = await serveSite(folder, options.port)
    console.log(`The guides are at ${url}\n\nCtrl-C stops.`)
  })
  .parseAsync()
