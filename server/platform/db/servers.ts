/** The scheme with the user, the hosts, and the rest. */
const PARTS_OF_URL = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/**
 * Splits the URL of several servers into one URL each: `postgres://user@one:5432,two:5432/site` names two servers, one
 * of which is writable.
 */
export function listServers(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS_OF_URL.exec(databaseUrl) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Returns a server's name for a message, without user and password. */
export function nameServer(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
