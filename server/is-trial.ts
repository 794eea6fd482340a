import { isIPv4 } from 'node:net';

/** From where a site can be reached, as it is configured. */
interface Reach {
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  host: string;
  isProduction: boolean;
}

/**
 * Whether this is a trial on one's own machine: nobody else reaches it, and nothing in it is anybody's. Everything else is a
 * real site.
 */
export function isTrial({ publicUrl, databaseUrl, host, isProduction }: Reach): boolean {
  const isReachedHere = publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
  return isReachedHere && databaseUrl === undefined && !isProduction && isLoopback(host);
}

/** `localhost`, an IPv4 address that begins with 127, or `::1`, in brackets or not. */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  if (isIPv4(name)) return name.startsWith('127.');
  return ['localhost', '::1', '[::1]'].includes(name) || name.endsWith('.localhost');
}
