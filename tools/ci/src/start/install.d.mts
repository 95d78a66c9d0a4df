export function fingerprint(root: string): string | undefined
export function install(root: string, run?: () => number): number
