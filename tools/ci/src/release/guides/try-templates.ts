import type { templates } from "create-serac"
import type { GuideSession } from "./guide-session.ts"

/** What shows that a project of a template works, by its name. */
const trials: Readonly<Record<keyof typeof templates, string>> = {
  client: "npm test",
  dapp: "npm test",
  // There is no node yet, which is a problem that it names.
  service: "npm run doctor > doctor.txt || grep 'a node does not answer' doctor.txt",
}

/**
 * Creates a project of each template, and tries it. `npm create serac` itself would ask the registry of the packages for all others, too; so
 * the package is installed first, and its program is started as `npm create` starts it.
 *
 * @param registry base URL of the registry with `create-serac`
 * @returns what was tried
 */
export async function tryTemplates(session: GuideSession, registry: string): Promise<string> {
  const run = (code: string) => session.run({ language: "sh", info: "", code })
  await run(`npm init --yes > init.txt\nnpm install --registry ${registry} create-serac`)
  for (const [name, trial] of Object.entries(trials))
    await run(`npx create-serac my-${name} --template ${name}\ncd my-${name}\n${trial}\ncd ..`)
  return Object.keys(trials).join(", ")
}
