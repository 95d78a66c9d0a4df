/** The first 4,096 characters of a body, which an error keeps. */
export const bounded = (text: string): string => text.slice(0, 4_096)
