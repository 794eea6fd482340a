import type { Config } from '#server/config.ts';

type SiteUrl = Pick<Config, 'publicUrl'>;

/** Whether browsers reach the site by https. */
export const isHttps = ({ publicUrl }: SiteUrl): boolean => publicUrl?.startsWith('https:') ?? false;

/**
 * Options of every cookie: scripts cannot read it, other sites cannot have it sent, and on an https site it is sent by
 * https only.
 */
export const cookieOf = (config: SiteUrl) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: '/' }) as const;
