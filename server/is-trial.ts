import { isIPv4 } from 'node:net';
import type { Config } from './config.ts';

/**
 * Whether this is a trial on one's own machine: nobody else reaches it, and nothing in it is anybody's. Everything else is a
 * real site.
 */
export function isTrial({
  publicUrl,
  databaseUrl,
  host,
  isProduction,
}: Pick<Config, 'publicUrl' | 'databaseUrl' | 'host' | 'isProduction'>): boolean {
  const isReachedHere = publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
  return isReachedHere && databaseUrl === undefined && !isProduction && isLoopback(host);
}

/** `localhost`, an IPv4 address that begins with 127, or `::1`, in brackets or not. */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (isIPv4(name)) return name.startsWith('127.');
  return ['localhost', '::1', '[::1]'].includes(name) || name.endsWith('.localhost');
}
