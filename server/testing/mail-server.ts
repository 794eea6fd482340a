import { afterAll } from 'vitest';
import { type Behaviour, openMailServer } from './open-mail-server.ts';

/** Starts a mail server (see `openMailServer`) that ends after the test file. */
export async function startMailServer(behaviour?: Behaviour): ReturnType<typeof openMailServer> {
  const server = await openMailServer(behaviour);
  afterAll(server.stop);
  return server;
}
