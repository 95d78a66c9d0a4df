/** The addresses in this process for the addresses in the pages: base URLs by port, without a slash at their ends. */
export type Addresses = ReadonlyMap<number, string>

/** Placeholder hosts in the pages, and the local port that answers for each. */
const elsewhere: Readonly<Record<string, number>> = { "data.example": 8080, "node.example": 9650 }

/** Absolute server folders, which the test maps below its own folder. */
const serverFolders = /(?<=^|[\s"'`=(])\/(?=(?:var|etc|mnt|run|srv)\/)/gm

/** A page's text with the addresses and folders of the test. */
export function rewrite(text: string, addresses: Addresses, folder: string): string {
  const found = (whole: string, scheme: string, port: number) => {
    const url = addresses.get(port)
    return url === undefined ? whole : url.replace(/^http/, scheme)
  }
  return text
    .replaceAll(/\b(http|ws)s?:\/\/(?:127\.0\.0\.1|localhost):(\d+)/g, (whole, scheme, port) =>
      found(whole, scheme, Number(port)),
    )
    .replaceAll(/\b(http|ws)s?:\/\/([a-z]+\.example)(?![\w.])/g, (whole, scheme, host) =>
      host in elsewhere ? found(whole, scheme, elsewhere[host] as number) : whole,
    )
    .replaceAll(serverFolders, `${folder}/`)
}
