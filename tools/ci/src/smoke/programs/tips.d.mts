export function tipsOf(seed: string): Promise<Readonly<Record<string, unknown>>>
