export function callEverything(urls: Readonly<Record<string, string>>): Promise<unknown>
