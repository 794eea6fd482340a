const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
};

/** Returns file extensions followed by MIME types, because Android's file chooser uses the types. */
export function accepted(endings: string): string {
  const listed = endings.split(',');
  return [...new Set([...listed, ...listed.flatMap((ending) => TYPES[ending] ?? [])])].join(',');
}
