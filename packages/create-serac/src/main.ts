#!/usr/bin/env node
import { spawnSync } from "node:child_process"
import { parseArgs } from "node:util"
import { createProject } from "./create-project.ts"
import { packageManagerOf } from "./package-manager.ts"
import { type TemplateName, templates } from "./templates.ts"

const templateNames = Object.keys(templates) as TemplateName[]

const helpText = `Usage: npm create serac <folder> -- [--template <name>] [--no-install]

Begins a project with Serac in a folder that is empty or does not exist.

${templateNames.map((name) => `  --template ${name.padEnd(8)} ${templates[name].about}`).join("\n")}
  --no-install        write the files only
`

/** @throws Error that says what is wrong with the arguments */
function readArguments(): { readonly target: string; readonly template: TemplateName; readonly installs: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { template: { type: "string", default: "client" }, "no-install": { type: "boolean", default: false } },
  })
  const [target, ...more] = positionals
  if (target === undefined || more.length > 0) throw new Error("name one folder")
  const template = templateNames.find((name) => name === values.template)
  if (template === undefined) throw new Error(`there is no template "${values.template}"`)
  return { target, template, installs: !values["no-install"] }
}

function createFromArguments(): void {
  const { target, template, installs } = readArguments()
  const { dependencies, devDependencies, steps } = templates[template]
  const folder = createProject(target, template)
  const { command, add, dev } = packageManagerOf(process.env.npm_config_user_agent)
  const additions = [
    [...add, ...dependencies],
    ...(devDependencies.length > 0 ? [[...add, dev, ...devDependencies]] : []),
  ]
  for (const args of installs ? additions : []) {
    const { status } = spawnSync(command, args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" })
    if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed; the files are in ${folder}`)
  }
  const lines = installs ? [] : additions.map((args) => [command, ...args].join(" "))
  console.log(
    ["", `${folder} has ${templates[template].about}. Next:`, "", `cd ${target}`, ...lines, ...steps].join("\n"),
  )
}

if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) console.log(helpText)
else
  try {
    createFromArguments()
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}\n\n${helpText}`)
    process.exitCode = 1
  }
