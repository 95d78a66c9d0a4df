import { mkdirSync } from "node:fs"
import { basename, join } from "node:path"
import { startPostgres } from "@serac/kits/postgres"
import { allBlocksOf } from "../../docs/markdown/blocks.ts"
import { type DocPage, isFromEmptyFolder, writtenPages } from "../../docs/markdown/pages.ts"
import { type CheckOutcome, runChecks } from "../release-check.ts"
import { type GuideReader, GuideSession } from "./guide-session.ts"
import { findOwnPorts } from "./own-ports.ts"
import { tryTemplates } from "./try-templates.ts"

/** The guides that begin in an empty folder, by name. */
export const guides: ReadonlyMap<string, DocPage> = new Map(
  writtenPages()
    .filter(isFromEmptyFolder)
    .map((page) => [basename(page.path, ".md"), page]),
)

/** The URL of the database in the guides. */
const shownDatabase = "postgres://serac:choose-one@127.0.0.1/serac"

/** The name of what tries the templates of `npm create serac`. */
export const templatesTrial = "create-serac"

/**
 * Runs guides, each in an empty folder, with the packages of a registry.
 *
 * @param names of guides, and {@link templatesTrial}
 * @returns an outcome for each
 */
export async function runGuides(
  names: readonly string[],
  { folder, ...reader }: Omit<GuideReader, "own" | "ports">,
  tell: (outcome: CheckOutcome) => void,
): Promise<readonly CheckOutcome[]> {
  const postgres = await startPostgres()
  try {
    const checks = names.map((name) => ({
      name,
      run: async () => {
        const [database, another, ports] = await Promise.all([
          postgres.createDatabase(),
          postgres.createDatabase(),
          findOwnPorts(),
        ])
        const own = { [`${shownDatabase}_restored`]: another, [shownDatabase]: database }
        mkdirSync(join(folder, name))
        return whileReading({ ...reader, folder: join(folder, name), own, ports }, (session) =>
          name === templatesTrial ? tryTemplates(session, reader.registry) : followGuide(session, guides.get(name)),
        )
      },
    }))
    return await runChecks(checks, tell)
  } finally {
    await postgres.stop()
  }
}

async function whileReading(reader: GuideReader, use: (session: GuideSession) => Promise<string>): Promise<string> {
  const session = new GuideSession(reader)
  try {
    const note = await use(session)
    await session.close()
    return note
  } finally {
    session.kill()
  }
}

async function followGuide(session: GuideSession, page: DocPage | undefined): Promise<string> {
  if (page === undefined) throw new Error("there is no such guide")
  const blocks = allBlocksOf(page).filter(({ notRun }) => notRun === undefined)
  for (const block of blocks)
    await session.run(block).catch((error: unknown) => {
      throw new Error(`${block.place}: ${error instanceof Error ? error.message : error}`, { cause: error })
    })
  return `${blocks.length} blocks`
}
