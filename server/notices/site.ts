import type { HttpServices } from '#server/http/http-services.ts';

type Configured = Pick<HttpServices, 'config'>;

/** Returns the site's public URL. */
export const siteOf = ({ config }: Configured): string => config.publicUrl ?? `http://localhost:${config.port}`;

/** Returns the site's host for SMS: one fixed address, registered with the text. */
export const hostOf = (services: Configured): string => new URL(siteOf(services)).host;
