import { Socket } from 'node:net';
import pg from 'pg';

/** 25006: the server has become a replica or was closed to writes. */
const READ_ONLY = '25006';

/**
 * Drops a connection whose server refused a write, after the refusal is reported, so that the next connection goes to
 * the writable server.
 */
export function giveUpReadOnly(client: pg.ClientBase): void {
  if (!(client instanceof pg.Client)) return;
  client.connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === READ_ONLY) setImmediate(() => cutOff(client));
  });
}

/** Closes a connection without notifying the other side, which may be unreachable. */
export function cutOff(client: pg.ClientBase): void {
  const socket = client instanceof pg.Client ? client.connection.stream : undefined;
  if (socket instanceof Socket) socket.destroy();
}
