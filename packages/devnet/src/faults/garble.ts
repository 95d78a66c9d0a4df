import type { Random } from "../random/random.ts"

const badGatewayPage = "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n"
const printable = 95
const maxChanges = 8

/** Garbles a text as faulty networks and proxies do: truncates it, changes some characters, or replaces it with another page. */
export function garble(text: string, random: Random): string {
  const way = random.weighed({ cut: 2, noise: 2, page: 1 })
  if (way === "page" || text.length === 0) return badGatewayPage
  if (way === "cut") return text.slice(0, random.between(0, text.length - 1))
  const characters = [...text]
  for (let left = random.between(1, maxChanges); left > 0; left--) {
    const at = random.between(0, characters.length - 1)
    // A different character: 1 to 94 positions further among the printable ones.
    const was = (characters[at] as string).charCodeAt(0) - 32
    characters[at] = String.fromCharCode(32 + ((Math.max(was, 0) + random.between(1, printable - 1)) % printable))
  }
  return characters.join("")
}
