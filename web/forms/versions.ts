/** A version with what is newer of it: each is a list of fields with their digests (`contract/step.ts`). */
export function newer(version: string, ...others: readonly string[]): string {
  const digests = new Map<string, string>();
  for (const pair of [version, ...others].join(' ').split(' ')) {
    const [name = '', digest = ''] = pair.split(':');
    if (name) digests.set(name, digest);
  }
  return [...digests].map(([name, digest]) => `${name}:${digest}`).join(' ');
}
