import { isIPv4 } from 'node:net';

/** The settings that decide from where the site can be reached. */
interface Reach {
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  host: string;
  isProduction: boolean;
}

/**
 * Whether this is a trial on one's own machine: nobody else can reach it, and it contains no real data. Everything else
 * is a real site.
 */
export function isTrial({ publicUrl, databaseUrl, host, isProduction }: Reach): boolean {
  const isReachedHere = publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
  return isReachedHere && databaseUrl === undefined && !isProduction && isLoopback(host);
}

/**
 * Whether the host is `localhost` or a name below it, an IPv4 address that begins with 127, or `::1`, with or without
 * brackets.
 */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (isIPv4(name)) return name.startsWith('127.');
  return ['localhost', '::1', '[::1]'].includes(name) || name.endsWith('.localhost');
}
