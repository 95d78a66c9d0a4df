import { dirname, relative } from "node:path"
import { published } from "../smoke/packages.ts"
import { codeBlocks } from "./markdown/blocks.ts"
import type { DocPage } from "./markdown/pages.ts"

/** The page that says how packages are installed until they are public. */
const releasePage = "tools/ci/src/release/README.md"

/** A line that says that the next one is generated. */
const marker = "<!-- not public -->"

/** A page with the line that says what is not public yet, after each marker. */
export const fillNotPublic = ({ path, text }: DocPage): string =>
  text.replaceAll(new RegExp(`^${marker}\n.*\n`, "gm"), () => `${marker}\n${notPublicLine(path)}\n`)

/** What is not public yet. The first release removes it, with this file and the markers. */
export const notPublic =
  "No package is on npm yet: `npm run release:dry -- --serve` in a clone of the repository serves all of them on your machine, and prints " +
  "the line for your `.npmrc`"

const notPublicLine = (path: string) => `${notPublic} ([how](${relative(dirname(path), releasePage)})).`

/** Whether a page has the line. */
export const saysWhatIsNotPublic = ({ text }: DocPage): boolean => text.includes(`\n${marker}\n`)

const names = published.map(({ name }) => name)

/** The lines of commands that get a package of ours from a registry, by place. */
export const installLines = (page: DocPage): readonly string[] =>
  ["sh", ""]
    .flatMap((language) => codeBlocks(page, language))
    .flatMap(({ place, code }) => code.split("\n").map((line) => ({ place, line: line.trim() })))
    .filter(({ line }) => {
      const words = line.split(/\s+/)
      if (/^npm (create|init) serac\b/.test(line)) return true
      const isInstall = /^(npm|pnpm|yarn|bun) (install|i|add|create|dlx|exec)\b|^(npx|bunx) /.test(line)
      return isInstall && words.some((word) => names.some((name) => word === name || word.startsWith(`${name}@`)))
    })
    .map(({ place, line }) => `${place}: ${line}`)
