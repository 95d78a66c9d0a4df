/** Where the addresses that pages name are found in this process: base URLs by port, without a slash at their ends. */
export type Addresses = ReadonlyMap<number, string>

/** Placeholder hosts in the pages, and the local port that answers for each. */
const elsewhere: Readonly<Record<string, number>> = { "data.example": 8080, "node.example": 9650 }

/** Folders of a server, which are below a folder of the test. */
const serverFolders = /(?<=^|[\s"'`=(])\/(?=(?:var|etc|mnt|run|srv)\/)/gm

/** A text of a page with the addresses and folders that are there while it is tested. */
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
