import type { Random } from "./random.ts"

const things = ["Serac", "Moraine", "Firn", "Cirque", "Nunatak", "Moulin"]

/** A token URI: usually a data URI with JSON, plain or in base64; occasionally one that cannot be read. */
export function tokenUri(random: Random, serial: number): string {
  const name = `${random.pick(things)} ${serial}`
  const metadata = {
    name,
    description: `${name}, drawn by the demo script`,
    image: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><circle r='${random.between(1, 9)}'/></svg>`,
    attributes: [{ trait_type: "Height", value: random.between(1, 90) }],
  }
  switch (random.weighted({ plain: 5, base64: 3, unreachable: 1, broken: 1 })) {
    case "plain":
      return `data:application/json,${encodeURIComponent(JSON.stringify(metadata))}`
    case "base64":
      return `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString("base64")}`
    case "unreachable":
      return `https://nobody.invalid/tokens/${serial}.json`
    default:
      return `data:application/json,{"name":"${name}"`
  }
}
