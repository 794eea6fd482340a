/**
 * The servers of a database, each with an address of its own: `postgres://user@one:5432,two:5432/site` names two, of which one
 * takes writes.
 */
export function listServers(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(databaseUrl) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** How a server is called in a sentence: without user and password. */
export function nameServer(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
