import type { HttpServices } from '#server/http/http-services.ts';

type Configured = Pick<HttpServices, 'config'>;

/** Where visitors reach the site. */
export const siteOf = ({ config }: Configured): string => config.publicUrl ?? `http://localhost:${config.port}`;

/** The same as an SMS says it: one fixed address, which is registered with its text. */
export const hostOf = (services: Configured): string => new URL(siteOf(services)).host;
