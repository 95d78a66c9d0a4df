/** So much of a body is kept in an error. */
export const bounded = (text: string): string => text.slice(0, 4_096)
