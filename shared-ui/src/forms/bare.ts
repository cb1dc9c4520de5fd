/** Removes case and accents. */
export const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
