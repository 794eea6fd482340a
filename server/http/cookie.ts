import type { Config } from '#server/config.ts';

type Reached = Pick<Config, 'publicUrl'>;

/** Whether browsers reach the site by https. */
export const isHttps = ({ publicUrl }: Reached): boolean => publicUrl?.startsWith('https:') ?? false;

/** What every cookie is: no script reads it, no other site has it sent along, and over https it goes in no other way. */
export const cookieOf = (config: Reached) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: '/' }) as const;
