/** Characters of JSON that are written in one iteration of the event loop: a millisecond's work at most. */
const pieceLength = 65_536
/** Members of members that are written one by one: paths, and the schemas among the components. */
const levels = 3

/** Resolves in the next iteration of the event loop. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The text of an object as `JSON.stringify` writes it, in pieces: other callers are answered between them. */
export async function textInPieces(value: object): Promise<string> {
  let written = 0
  const textOf = async (one: unknown, level: number): Promise<string | undefined> => {
    if (level === 0 || typeof one !== "object" || one === null || Array.isArray(one)) {
      const text: string | undefined = JSON.stringify(one)
      written += text?.length ?? 0
      if (written >= pieceLength) {
        written = 0
        await nextTurn()
      }
      return text
    }
    const members: string[] = []
    for (const [name, member] of Object.entries(one)) {
      const text = await textOf(member, level - 1)
      if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`)
    }
    return `{${members.join(",")}}`
  }
  return (await textOf(value, levels)) as string
}
