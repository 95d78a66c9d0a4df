import { folderId, type NamedFile } from "./content-id.ts"

/** A collection of NFTs in its metadata. */
export interface Collection {
  readonly name: string
  readonly symbol: string
  /** The number of designs of its tokens. */
  readonly designs: number
  /** CID of the folder of images. */
  readonly imageFolder: string
  /** CID of the folder of metadata. */
  readonly folder: string
  readonly images: readonly NamedFile[]
  readonly documents: readonly NamedFile[]
}

const utf8Bytes = (text: string) => new TextEncoder().encode(text)

interface Design {
  readonly name: string
  readonly description: string
  readonly traits: Readonly<Record<string, string | number>>
  readonly picture: string
}

function collection(
  about: Pick<Collection, "name" | "symbol">,
  designs: readonly Design[],
  documentName: (number: number) => string,
): Collection {
  const images = designs.map(({ picture }, at) => ({ name: `${at + 1}.svg`, bytes: utf8Bytes(picture) }))
  const imageFolder = folderId(images)
  const documents = designs.map(({ name, description, traits }, at) => ({
    name: documentName(at + 1),
    bytes: utf8Bytes(
      JSON.stringify({
        name,
        description,
        image: `ipfs://${imageFolder}/${at + 1}.svg`,
        attributes: Object.entries(traits).map(([trait_type, value]) => ({ trait_type, value })),
      }),
    ),
  }))
  return { ...about, designs: designs.length, imageFolder, folder: folderId(documents), images, documents }
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"><rect x="-100" y="-100" width="200" height="200" fill="#10263c"/>${inner}</svg>`

const habits = ["plate", "column", "needle", "dendrite", "prism", "rosette", "star", "capped column"]

/** ERC-721: ice crystals, each with an image of six arms. */
export const iceCrystals = collection(
  { name: "Ice Crystals", symbol: "ICE" },
  habits.map((habit, at) => ({
    name: `Ice crystal: ${habit}`,
    description: `An ice crystal that grew as a ${habit}.`,
    traits: { habit, degrees: -2 - 3 * at, arms: 6 },
    picture: svg(
      `<g stroke="#dff1ff" stroke-width="${3 + (at % 3)}">${Array.from({ length: 6 }, (_, arm) => `<g transform="rotate(${60 * arm})"><path d="M0 0V-${50 + 5 * at}M0-${25 + 3 * at}L${10 + at}-${40 + 3 * at}M0-${25 + 3 * at}L-${10 + at}-${40 + 3 * at}"/></g>`).join("")}</g>`,
    ),
  })),
  (number) => `${number}.json`,
)

const tools = [
  ["rope", "common"],
  ["ice axe", "uncommon"],
  ["crampons", "uncommon"],
  ["lantern", "rare"],
  ["hut key", "epic"],
] as const

/** ERC-1155: mountaineering gear, many pieces of each token. */
export const mountainGear = collection(
  { name: "Mountain Gear", symbol: "GEAR" },
  tools.map(([tool, rarity], at) => ({
    name: `${tool[0]?.toUpperCase()}${tool.slice(1)}`,
    description: `One ${tool}, as good as any other.`,
    traits: { kind: tool, rarity, grams: 150 * (at + 1) },
    picture: svg(`<circle r="${40 + 8 * at}" fill="none" stroke="#ffd27f" stroke-width="${6 + 2 * at}"/>`),
  })),
  // The format that ERC-1155 requires for `{id}`.
  (number) => `${number.toString(16).padStart(64, "0")}.json`,
)

/** All collections whose metadata the devnet serves. */
export const collections: readonly Collection[] = [iceCrystals, mountainGear]
