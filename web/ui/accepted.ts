const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** Endings, and behind them the types of files that Android's own chooser goes by. */
export function accepted(endings: string): string {
  const listed = endings.split(',');
  return [...new Set([...listed, ...listed.flatMap((ending) => TYPES[ending] ?? [])])].join(',');
}
